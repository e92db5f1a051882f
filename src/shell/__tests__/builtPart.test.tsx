/** @jest-environment jsdom */
import {act} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import {builtPart} from '../builtPart';

const visited: string[] = [];

jest.mock('@docusaurus/router', () => ({
  useHistory: () => ({push: (address: string) => visited.push(address)}),
}));

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

const BUILT = '<p>Built, <a href="/b/">a page</a>, <a href="/a.zip">a file</a></p>';

const load = jest.fn(() => Promise.resolve(() => <p>Loaded</p>));

let root: Root | undefined;

/** The page of the document, whose part the server has written. */
function pageWith(part: string): HTMLElement {
  document.body.innerHTML = `<main><div data-built-part="">${part}</div></main>`;
  return document.body.querySelector('main') ?? document.body;
}

beforeEach(() => {
  load.mockClear();
  visited.length = 0;
  delete document.documentElement.dataset['boot'];
});
afterEach(() => {
  act(() => root?.unmount());
});

it('stays as the server has written it, and is not loaded', async () => {
  const page = pageWith(BUILT);
  const Part = builtPart(load);
  await act(async () => {
    root = hydrateRoot(page, <Part />);
    await Promise.resolve();
  });
  await act(async () => {
    root?.render(<Part />);
    await Promise.resolve();
  });
  expect(page.innerHTML).toBe(`<div data-built-part="">${BUILT}</div>`);
  expect(load).not.toHaveBeenCalled();
});

it('has links that open in the app, and files that do not', () => {
  const page = pageWith(BUILT);
  const Part = builtPart(load);
  act(() => {
    root = hydrateRoot(page, <Part />);
  });
  const results = [...page.querySelectorAll('a')].map((link) => {
    // The browser of the tests has no other pages.
    page.addEventListener(
      'click',
      (event) => {
        visited.push(event.defaultPrevented ? 'in the app' : 'by the browser');
        event.preventDefault();
      },
      {once: true},
    );
    link.click();
    return visited.splice(0);
  });
  expect(results).toEqual([['/b/', 'in the app'], ['by the browser']]);
});

it('is loaded once its page is left, and is there at once on the way back', async () => {
  const page = pageWith(BUILT);
  const Part = builtPart(load);
  act(() => {
    root = hydrateRoot(page, <Part />);
  });
  await act(async () => {
    root?.render(<p>Another page</p>);
    await Promise.resolve();
  });
  expect(load).toHaveBeenCalledTimes(1);
  act(() => {
    root?.render(<Part />);
  });
  expect(page.textContent).toBe('Loaded');
});

it('is loaded with its page where the app has started', async () => {
  document.documentElement.dataset['boot'] = 'ready';
  const Part = builtPart(load);
  expect(load).toHaveBeenCalledTimes(1);
  document.body.innerHTML = '<main></main>';
  const page = document.body.querySelector('main') ?? document.body;
  await act(async () => {
    root = createRoot(page);
    root.render(<Part />);
    await Promise.resolve();
  });
  expect(page.textContent).toBe('Loaded');
  expect(load).toHaveBeenCalledTimes(1);
});
