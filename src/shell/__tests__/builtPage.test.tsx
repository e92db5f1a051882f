/** @jest-environment jsdom */
import type * as React from 'react';
import type * as Client from 'react-dom/client';
import type * as Built from '../client/builtPage';
import type * as Text from '../client/builtText';
import type * as Router from '../client/router';

jest.mock('@docusaurus/router', () => jest.requireActual<object>('../client/router'));

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

const TEXT = '<p>Text, <a href="/b/">a page</a>, <a href="/a.zip">a file</a></p>';

/** Of the React that the page of the test has. */
let act: typeof React.act;
/** Takes the page of the test away. */
let leave: () => void = () => undefined;

afterEach(() => {
  act(leave);
});

/** What a page loads, and how often it was asked for. */
function pageOf(name: string) {
  const Page = () =>
    jest.requireActual<typeof React>('react').createElement('h1', null, name);
  Page.preload = jest.fn(() => Promise.resolve());
  return Page;
}

/**
 * Takes a built page over, as Docusaurus does.
 *
 * @param keepsText whether the server has said so
 */
async function takeOver(keepsText: boolean) {
  jest.resetModules();
  history.replaceState(null, '', '/a/');
  const body = keepsText
    ? `<div data-as-built="" class="columns">${TEXT}</div>`
    : '<h1>a</h1>';
  document.body.innerHTML = `<div id="root">${body}</div>`;
  delete document.body.dataset['keepsText'];
  if (keepsText) {
    document.body.dataset['keepsText'] = '';
  }
  ({act} = jest.requireActual<typeof React>('react'));
  const {hydrateRoot} = jest.requireActual<typeof Client>('react-dom/client');
  // What the document is like is read as the scripts come.
  const {builtPage} = jest.requireActual<typeof Built>('../client/builtPage');
  const {isTextKept, loadText} = jest.requireActual<typeof Text>('../client/builtText');
  const {BrowserRouter, renderRoutes} =
    jest.requireActual<typeof Router>('../client/router');
  const loaded = {a: pageOf('a'), b: pageOf('b')};
  const built = {a: builtPage(loaded.a), b: builtPage(loaded.b)};
  const routes = Object.entries(built).map(([name, component]) => ({
    path: `/${name}/`,
    component: component as React.ComponentType<never>,
  }));
  await built.a.preload();
  const root = document.querySelector('#root');
  const problems: unknown[] = [];
  if (root) {
    const page = <BrowserRouter>{renderRoutes(routes as never)}</BrowserRouter>;
    const options = {onRecoverableError: (problem: unknown) => problems.push(problem)};
    await act(async () => {
      const app = hydrateRoot(root, page, options);
      leave = () => {
        app.unmount();
      };
      await Promise.resolve();
    });
  }
  return {loaded, built, problems, isTextKept, loadText};
}

/** Presses a link in the text, and says whether it was followed inside of the app. */
function press(address: string): boolean {
  const click = new MouseEvent('click', {bubbles: true, cancelable: true});
  // jsdom loads no documents.
  addEventListener(
    'click',
    (event) => {
      if (!event.defaultPrevented) {
        event.preventDefault();
        Object.assign(click, {isLeft: true});
      }
    },
    {once: true},
  );
  act(() => {
    document.querySelector(`a[href="${address}"]`)?.dispatchEvent(click);
  });
  return !('isLeft' in click);
}

it('leaves the text as the server has written it, and loads nothing', async () => {
  const {loaded, built, problems, isTextKept} = await takeOver(true);
  expect(document.querySelector('[data-as-built]')?.innerHTML).toBe(TEXT);
  expect(problems).toEqual([]);
  expect(isTextKept()).toBe(true);
  // As a link to a place in the page does.
  await built.a.preload();
  expect(loaded.a.preload).not.toHaveBeenCalled();
});

it('shows other pages from their scripts, and the first one too on the way back', async () => {
  const {loaded, built, isTextKept, loadText} = await takeOver(true);
  expect(press('/a.zip')).toBe(false);
  await built.b.preload();
  loaded.a.preload.mockRejectedValueOnce(new Error('The network is gone.'));
  await loadText();
  await loadText();
  expect(loaded.a.preload).toHaveBeenCalledTimes(2);
  expect(loaded.b.preload).toHaveBeenCalledTimes(1);
  expect(press('/b/')).toBe(true);
  expect(location.pathname).toBe('/b/');
  expect(document.querySelector('#root')?.innerHTML).toBe('<h1>b</h1>');
  expect(isTextKept()).toBe(false);
  await loadText();
  expect(loaded.a.preload).toHaveBeenCalledTimes(2);
  await built.a.preload();
  expect(loaded.a.preload).toHaveBeenCalledTimes(3);
  await act(async () => {
    history.back();
    await new Promise((resolve) => {
      addEventListener('popstate', resolve, {once: true});
    });
  });
  expect(document.querySelector('#root')?.innerHTML).toBe('<h1>a</h1>');
});

it('loads a page whose text needs React', async () => {
  const {loaded, problems, isTextKept} = await takeOver(false);
  expect(loaded.a.preload).toHaveBeenCalledTimes(1);
  expect(document.querySelector('#root')?.innerHTML).toBe('<h1>a</h1>');
  expect(problems).toEqual([]);
  expect(isTextKept()).toBe(false);
});
