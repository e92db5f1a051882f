/** @jest-environment jsdom */
import {act, useRef} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {isForBrowser, useFollowedLinks} from '../followedLinks';

const history = {push: jest.fn(), replace: jest.fn()};

jest.mock('@docusaurus/router', () => ({useHistory: () => history}));

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

let root: Root;
let page: HTMLElement;

/** The element may be missing, as where a page has no such part. */
function Text({html, isThere = true}: {html: string; isThere?: boolean}) {
  const element = useRef<HTMLDivElement>(null);
  useFollowedLinks(element);
  return isThere ? (
    <div ref={element} id="text" dangerouslySetInnerHTML={{__html: html}} />
  ) : null;
}

function show(html: string): void {
  act(() => {
    root.render(<Text html={html} />);
  });
}

/** Clicks, and says who has followed the link. The browser of the tests opens no pages. */
function click(selector: string, options: MouseEventInit = {}): string {
  let follower = 'nobody';
  const stop = (event: Event) => {
    follower = event.defaultPrevented ? 'the app' : 'the browser';
    event.preventDefault();
  };
  addEventListener('click', stop, {once: true});
  page
    .querySelector(selector)
    ?.dispatchEvent(
      new MouseEvent('click', {bubbles: true, cancelable: true, ...options}),
    );
  return follower;
}

beforeEach(() => {
  history.push.mockClear();
  history.replace.mockClear();
  window.history.replaceState(null, '', '/docs/start/?lang=go#install');
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  page.remove();
  window.history.replaceState(null, '', '/');
});

describe('a link in HTML that React does not look into', () => {
  it('opens a page of the app, with its search and its place', () => {
    show('<p><a href="/docs/api/?lang=js#send"><code>send</code></a></p>');
    expect(click('code')).toBe('the app');
    expect(history.push.mock.calls).toEqual([['/docs/api/?lang=js#send']]);
    expect(history.replace).not.toHaveBeenCalled();
  });

  it('to the address that is shown adds no step to go back', () => {
    show('<a href="/docs/start/?lang=go#install">Install</a>');
    expect(click('a')).toBe('the app');
    expect(history.replace.mock.calls).toEqual([['/docs/start/?lang=go#install']]);
    expect(history.push).not.toHaveBeenCalled();
  });

  it.each(['/docs/start/', '/docs/start/?lang=go', '/docs/start/#install'])(
    'to another view of this page adds one: %s',
    (address) => {
      show(`<a href="${address}">Start</a>`);
      click('a');
      expect(history.push.mock.calls).toEqual([[address]]);
      expect(history.replace).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['a file', '<a href="/openapi.json">File</a>'],
    ['another site', '<a href="https://example.com/docs/">Site</a>'],
    ['another tab', '<a href="/docs/api/" target="_blank">Tab</a>'],
    ['a place in this page', '<a href="#install">Place</a>'],
    ['no address, such as one that is to come', '<a>Nothing</a>'],
  ])('is followed by the browser: %s', (_, html) => {
    show(html);
    expect(click('a')).toBe('the browser');
    expect(history.push).not.toHaveBeenCalled();
    expect(history.replace).not.toHaveBeenCalled();
  });

  it.each<[string, MouseEventInit]>([
    ['the wheel', {button: 1}],
    ['Command', {metaKey: true}],
    ['Alt', {altKey: true}],
    ['Control', {ctrlKey: true}],
    ['Shift', {shiftKey: true}],
  ])('is followed by the browser as the visitor wishes: with %s', (_, options) => {
    show('<a href="/docs/api/">API</a>');
    expect(click('a', options)).toBe('the browser');
    expect(history.push).not.toHaveBeenCalled();
    expect(isForBrowser(new MouseEvent('click', options))).toBe(true);
  });

  it('is not followed where something else has answered the click', () => {
    show('<a href="/docs/api/"><span>Copy</span></a>');
    page.querySelector('span')?.addEventListener('click', (event) => {
      event.preventDefault();
    });
    click('span');
    expect(history.push).not.toHaveBeenCalled();
  });
});

it('a click beside the links does nothing', () => {
  show('<p>Text</p>');
  expect(click('p')).toBe('the browser');
  expect(history.push).not.toHaveBeenCalled();
});

it('a part that is not there has no links, and fails nothing', () => {
  expect(() => {
    act(() => {
      root.render(<Text html="" isThere={false} />);
    });
    act(() => {
      root.render(<p>Another page</p>);
    });
  }).not.toThrow();
});

it('links of a part that was left are followed no longer', () => {
  show('<a href="/docs/api/">API</a>');
  const left = page.querySelector('#text');
  act(() => {
    root.render(<p>Another page</p>);
  });
  page.append(left ?? '');
  expect(click('a')).toBe('the browser');
  expect(history.push).not.toHaveBeenCalled();
});
