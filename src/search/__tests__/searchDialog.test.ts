/** @jest-environment jsdom */
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server.node';
import type * as fs from 'node:fs';
import type * as search from '../browser/search';
import type {Reply, Request} from '../embedded/protocol';
import type {PageLink} from '../siteData';
import type {SearchResult} from '../types';
import {SearchBox} from '../view/SearchBox';
import {find, provideBrowser, settle, type StandIns} from './dom';

jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({siteConfig: {themeConfig: {}}}),
  {
    virtual: true,
  },
);
jest.mock('../browser/search.css', () => ({
  __esModule: true,
  default: jest
    .requireActual<typeof fs>('node:fs')
    .readFileSync('src/search/browser/search.css', 'utf8'),
}));
const mockExplain = jest.fn<Promise<unknown>, [text: string, address: string]>();
let mockScripts: string[];
function mockScript(address: string): object {
  mockScripts.push(address);
  if (mockScripts.length <= brokenScripts) {
    throw new Error('The network is down.');
  }
  return {explain: mockExplain};
}
jest.mock('/assets/search/paste.js', () => mockScript('paste.js'), {virtual: true});
jest.mock('/assets/search/paste.js?retry=1', () => mockScript('paste.js?retry=1'), {
  virtual: true,
});
jest.mock('/assets/search/paste.js?retry=2', () => mockScript('paste.js?retry=2'), {
  virtual: true,
});

/** Tries at the script for pasted errors that fail. */
let brokenScripts: number;

const SUGGESTIONS: readonly PageLink[] = [
  {path: '/docs/quickstart/', title: 'Quickstart'},
  {path: '/docs/api/email/', title: 'Email'},
];
const ERROR = '{"code": "invalid_recipient"}';

/** The worker that has the index, played by the test. */
class PlayedWorker {
  onmessage?: (event: {data: Reply}) => void;
  heard: Request[] = [];

  constructor(address: string) {
    expect(address).toBe('/assets/search/worker.js');
    workers.push(this);
  }

  postMessage(request: Request): void {
    this.heard.push(request);
  }

  terminate = () => undefined;

  say(data: Reply): void {
    this.onmessage?.({data});
  }
}

let workers: PlayedWorker[];
const worker = () => workers.at(-1);
let standIns: StandIns;
let script: typeof search;
/** Addresses that were visited inside of the app. */
let visited: string[];
/** Answers of `/search.json`, one after the other; the last one stays. */
let siteData: (() => Promise<object>)[];
let fetched: string[];

const dataOf = (suggestions: readonly PageLink[]) => () =>
  Promise.resolve({
    ok: true,
    json: () =>
      Promise.resolve({
        files: {docs: '/assets/search/docs.json', more: '/assets/search/more.json'},
        paste: '/assets/paste/api.json',
        suggestions,
      }),
  });
const unavailable = () =>
  Promise.resolve({
    ok: false,
    status: 503,
    json: () => Promise.resolve({suggestions: []}),
  });

beforeEach(() => {
  standIns = provideBrowser();
  workers = [];
  visited = [];
  fetched = [];
  siteData = [dataOf(SUGGESTIONS)];
  mockScripts = [];
  brokenScripts = 0;
  mockExplain.mockReset();
  localStorage.clear();
  Object.assign(globalThis, {
    SITE_DATA: '/search.json',
    WORKER: '/assets/search/worker.js',
    PASTE: '/assets/search/paste.js',
    Worker: PlayedWorker,
    fetch(address: string) {
      fetched.push(address);
      const [answer] = siteData.length > 1 ? siteData.splice(0, 1) : siteData;
      return answer?.();
    },
    shell: {navigate: (address: string) => visited.push(address)},
  });
  const other = new CSSStyleSheet();
  other.replaceSync('.other {}');
  document.adoptedStyleSheets = [other];
  drawPage();
  jest.resetModules();
  script = jest.requireActual<typeof search>('../browser/search');
});

afterEach(() => {
  standIns.remove();
  for (const name of ['SITE_DATA', 'WORKER', 'PASTE', 'Worker', 'fetch', 'shell']) {
    Reflect.deleteProperty(globalThis, name);
  }
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** The page as the server has written it, and as React may write it again. */
function drawPage(): void {
  document.body.innerHTML = `<main id="main">Page</main>${renderToStaticMarkup(createElement(SearchBox))}`;
}

const all = (selector: string) => [...dialog().querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map(({textContent}) => textContent);
const dialog = () => find('[data-search-dialog]') as HTMLDialogElement;
const field = () => find('[role="combobox"]') as HTMLInputElement;
const form = (which: string) => find(`form${which}`) as HTMLFormElement;
const body = () => find('.search-body');
const options = () => all('[role="option"]');
/** What a screen reader is told. */
const told = () => find('[role="status"]').textContent;
/** The words that stand in place of results. */
const notices = () => texts('.search-notice');
const chosen = () =>
  options().flatMap((one, place) =>
    one.getAttribute('aria-selected') === 'true' ? [place] : [],
  );
/** What the dialog shows below the field, but for the keys. */
const shown = () => body().textContent;

/** Opens the dialog as the page does. */
async function open(): Promise<void> {
  dialog().showModal();
  script.openSearch();
  await settle();
}

async function close(): Promise<void> {
  dialog().close();
  await settle();
}

function fire(
  target: EventTarget,
  type: string,
  init: KeyboardEventInit & MouseEventInit & {clipboardData?: unknown} = {},
): boolean {
  const {clipboardData, ...rest} = init;
  const made = type.startsWith('key')
    ? new KeyboardEvent(type, {bubbles: true, cancelable: true, ...rest})
    : new MouseEvent(type, {bubbles: true, cancelable: true, ...rest});
  if (clipboardData !== undefined) {
    Object.assign(made, {clipboardData});
  }
  return target.dispatchEvent(made);
}

const key = (name: string, init: KeyboardEventInit = {}) =>
  fire(document.activeElement ?? document, 'keydown', {key: name, ...init});

/** Puts a text into the field, as typing does. */
async function type(text: string): Promise<void> {
  field().value = text;
  fire(field(), 'input');
  await settle();
}

/** Presses Enter in the field. */
async function submit(): Promise<void> {
  form('[role="search"]').requestSubmit();
  await settle();
}

/** The questions that the worker was asked. */
const questions = () =>
  worker()?.heard.flatMap((request) => (request.type === 'search' ? [request] : [])) ??
  [];

async function say(reply: Reply): Promise<void> {
  worker()?.say(reply);
  await settle();
}

/** Answers the latest question. */
const answer = (...results: SearchResult[]) =>
  say({type: 'found', id: questions().at(-1)?.id ?? -1, results});
const fail = () =>
  say({type: 'failed', id: questions().at(-1)?.id ?? -1, message: 'no index'});

async function ask(query: string, ...results: SearchResult[]): Promise<void> {
  await type(query);
  await answer(...results);
}

function result(path: string, hash = '', heading = hash): SearchResult {
  return {
    path,
    hash,
    kind: 'docs',
    title: [{text: path, marked: false}],
    trail: heading ? [[{text: heading, marked: true}]] : [],
    excerpt: [{text: 'An excerpt.', marked: false}],
  };
}

const A = result('/docs/a/', 'one');
const B = result('/docs/a/', 'two');
const C = result('/docs/c/', 'three');

/** Keeps a search, as going to a result of it does. */
async function remember(...queries: string[]): Promise<void> {
  await open();
  for (const query of queries) {
    await ask(query, A);
    await submit();
    await open();
  }
  visited.length = 0;
}

function paste(text: string | undefined, target: HTMLElement = field()): boolean {
  const clipboardData =
    text === undefined
      ? null
      : {getData: (kind: string) => (kind === 'text/plain' ? text : '')};
  return fire(target, 'paste', {clipboardData});
}

/** An explanation of what was pasted, as its script gives it. */
function explanation(query: string, words: string) {
  const card = document.createElement('section');
  card.className = 'paste';
  card.textContent = words;
  return {query, said: `${words} `, card};
}

describe('when it is opened', () => {
  test('it says that it is loading, then where to start', async () => {
    const opened = open();
    expect(notices()).toEqual(['Loading the search …']);
    await opened;
    expect(shown()).toBe('Start hereQuickstartEmail');
    expect(
      all('.search-row a').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Quickstart', '/docs/quickstart/'],
      ['Email', '/docs/api/email/'],
    ]);
  });

  test('a list has the name that stands above it', async () => {
    await remember('spf');
    expect(
      all('section').map((section) => {
        const id = section.getAttribute('aria-labelledby') ?? '';
        return section.querySelector(`h2#${id}`)?.textContent;
      }),
    ).toEqual(['Recent searches', 'Start here']);
    expect(texts('section > ul > li.search-row')).toHaveLength(3);
    expect(all('section > h2.search-list-title')).toHaveLength(2);
  });

  test('the field is closed for a screen reader, which is told nothing', async () => {
    await open();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().hasAttribute('aria-controls')).toBe(false);
    expect(told()).toBe('');
    expect(body().dataset['searching']).toBe('false');
  });

  test('its keys stand at its foot, for the eye only', async () => {
    await open();
    const keys = find('.search-foot > .search-keys');
    expect(keys.getAttribute('aria-hidden')).toBe('true');
    expect([...keys.children].map(({textContent}) => textContent)).toEqual([
      '↑ ↓ choose',
      'Enter open',
      'Esc close',
    ]);
    expect([...keys.querySelectorAll('kbd')].map(({textContent}) => textContent)).toEqual(
      ['↑', '↓', 'Enter', 'Esc'],
    );
  });

  test('what a screen reader is told is hidden from the eye', async () => {
    await open();
    expect(find('[role="status"]').className).toBe('vh');
  });

  test('its style sheet has a part for each of its rules, beside other sheets', async () => {
    await remember('spf');
    const drawn = all('[class]').map(({className}) => className);
    await ask('dkim', {...A, trail: [...C.trail, ...A.trail]}, result('/docs/c/'));
    drawn.push(...all('[class]').map(({className}) => className));
    await ask('qq');
    drawn.push(...all('[class]').map(({className}) => className));
    const [before, sheet = ''] = standIns.styles();
    expect(before).toBe('.other {}');
    const ruled = sheet.matchAll(/\.(search-[a-z-]+)/g);
    expect(drawn).toEqual(expect.arrayContaining([...ruled].map(([, name]) => name)));
  });

  test('what was typed before the script was there is asked', async () => {
    dialog().showModal();
    field().value = 'dkim';
    script.openSearch();
    await settle();
    expect(questions().map(({query}) => query)).toEqual(['dkim']);
    await answer(A);
    expect(options()).toHaveLength(1);
  });

  test('asked for once more, it goes on as it is', async () => {
    await open();
    await ask('dkim', A, B);
    key('ArrowDown');
    const [first] = options();
    script.openSearch();
    await settle();
    expect(options()[0]).toBe(first);
    expect(chosen()).toEqual([1]);
    expect(questions()).toHaveLength(1);
  });

  test('asked for once more, it asks the site no more', async () => {
    siteData = [unavailable];
    await open();
    const {length} = fetched;
    script.openSearch();
    await settle();
    expect(fetched).toHaveLength(length);
    expect(all('[role="alert"]')).toHaveLength(1);
  });

  test('where to search is asked for once', async () => {
    await open();
    await close();
    await open();
    expect(fetched).toEqual(['/search.json']);
    expect(worker()?.heard).toEqual([
      {
        type: 'load',
        files: {docs: '/assets/search/docs.json', more: '/assets/search/more.json'},
      },
    ]);
  });

  test('closed again before the script was there, it stays closed and is emptied', async () => {
    field().value = 'dkim';
    script.openSearch();
    await settle();
    expect(dialog().open).toBe(false);
    expect(fetched).toEqual([]);
    await open();
    expect(field().value).toBe('');
    expect(texts('h2')).toEqual(['Start here']);
  });

  test('without a dialog nothing happens', async () => {
    document.body.replaceChildren();
    script.openSearch();
    await settle();
    expect(fetched).toEqual([]);
  });

  test.each([
    ['a place for answers', '[data-search-answers]'],
    ['a field', '[role="combobox"]'],
  ])('a dialog that lacks %s is left alone', async (_, selector) => {
    find(selector).remove();
    await open();
    expect(dialog().querySelector('.search-body')).toBeNull();
    expect(fetched).toEqual([]);
  });
});

describe('fetched ahead', () => {
  test('the index comes, and nothing is drawn', async () => {
    script.warmUp();
    await settle();
    expect(fetched).toEqual(['/search.json']);
    expect(worker()?.heard.map((request) => request.type)).toEqual(['load']);
    expect(find('[data-search-answers]').textContent).toBe('Loading the search …');
  });

  test('a failure is not said, and the dialog tries again', async () => {
    siteData = [unavailable, dataOf(SUGGESTIONS)];
    script.warmUp();
    await settle();
    expect(document.querySelector('[role="alert"]')).toBeNull();
    await open();
    expect(texts('h2')).toEqual(['Start here']);
    await ask('dkim', A);
    expect(options()).toHaveLength(1);
  });
});

describe('a question', () => {
  beforeEach(open);

  test('is said to be searched until it is answered', async () => {
    await type('dkim');
    expect(notices()).toEqual(['Searching …']);
    expect(body().dataset['searching']).toBe('true');
    expect(told()).toBe('');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await answer(A, B, C);
    expect([...body().childNodes]).toEqual([find('[role="listbox"]')]);
    expect(body().dataset['searching']).toBe('false');
    expect(options().map((option) => option.getAttribute('href'))).toEqual([
      '/docs/a/#one',
      '/docs/a/#two',
      '/docs/c/#three',
    ]);
  });

  test('has its first result chosen, and the field says so', async () => {
    await ask('dkim', A, B);
    expect(chosen()).toEqual([0]);
    expect(options().map((one) => one.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
    ]);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(find('[role="listbox"]').id);
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
  });

  test.each([
    ['Nothing found.', []],
    ['1 result on 1 page.', [A]],
    ['2 results on 1 page.', [A, B]],
    ['3 results on 2 pages.', [A, B, C]],
  ])('has its answer counted for a screen reader: %s', async (words, results) => {
    await ask('dkim', ...results);
    expect(told()).toBe(words);
  });

  test('keeps the results of the one before until it is answered', async () => {
    await ask('dkim', A, B);
    const before = options();
    await type('dkim k');
    expect(options()).toHaveLength(2);
    // The very elements, so that nothing flickers.
    expect(options()[0]).toBe(before[0]);
    expect(body().dataset['searching']).toBe('true');
    expect(told()).toBe('');
    await answer(C);
    expect(options()).toHaveLength(1);
  });

  test('begins at its first result', async () => {
    await ask('dkim', A, B);
    key('ArrowDown');
    await type('dkim k');
    expect(chosen()).toEqual([0]);
    await answer(B, C);
    expect(chosen()).toEqual([0]);
  });

  test('is asked once, however often it is reported', async () => {
    await ask('dkim', A);
    await type('dkim');
    expect(questions()).toHaveLength(1);
    expect(options()).toHaveLength(1);
  });

  test('is no error, and the script for errors is not fetched', async () => {
    await ask('dkim', A);
    expect(mockScripts).toEqual([]);
  });

  test('that is removed leads back to where to start', async () => {
    await ask('dkim', A);
    await type('');
    expect(options()).toEqual([]);
    expect(texts('h2')).toEqual(['Start here']);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().hasAttribute('aria-controls')).toBe(false);
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
    expect(told()).toBe('');
  });

  test('without results is named, with pages to start from', async () => {
    await ask(' <b>qq</b> ');
    expect(notices()).toEqual([
      'Nothing found for <b>qq</b>. Try fewer or other words, or the name of a field or an error.',
    ]);
    expect(texts('.search-notice b')).toEqual(['<b>qq</b>']);
    expect(texts('h2')).toEqual(['Pages to start from']);
    expect(texts('.search-row a')).toEqual(['Quickstart', 'Email']);
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  test('that fails is said, and asked again', async () => {
    await type('dkim');
    await fail();
    const alert = find('.search-notice[role="alert"]');
    expect(alert.querySelector('p')?.textContent).toMatch(
      /^The search could not be load/,
    );
    expect(told()).toBe('');
    expect(options()).toEqual([]);
    const again = find('[role="alert"] button.fatal-button') as HTMLButtonElement;
    expect([again.textContent, again.type]).toEqual(['Try again', 'button']);
    again.click();
    await settle();
    expect(notices()).toEqual(['Searching …']);
    expect(questions().map(({query}) => query)).toEqual(['dkim', 'dkim']);
    await answer(A);
    expect(options()).toHaveLength(1);
  });

  test('is asked again when more can be searched, and keeps the choice', async () => {
    await ask('dkim', A, B);
    key('ArrowDown');
    await say({type: 'grown'});
    expect(options()).toHaveLength(2);
    await answer(A, B, C);
    expect(options()).toHaveLength(3);
    expect(chosen()).toEqual([1]);
    await say({type: 'grown'});
    await answer(C);
    expect(chosen()).toEqual([0]);
  });
});

describe('where the site cannot be asked', () => {
  beforeEach(() => {
    siteData = [unavailable];
  });

  test('it is said, and tried again', async () => {
    await open();
    expect(all('[role="alert"]')).toHaveLength(1);
    const again = find('[role="alert"] button');
    again.click();
    expect(notices()).toEqual(['Loading the search …']);
    await settle();
    expect(all('[role="alert"]')).toHaveLength(1);
    siteData = [dataOf(SUGGESTIONS)];
    find('[role="alert"] button').click();
    await settle();
    expect(all('[role="alert"]')).toHaveLength(0);
    expect(texts('h2')).toEqual(['Start here']);
  });

  test('the focus goes from the button to the field', async () => {
    await open();
    find('[role="alert"] button').focus();
    find('[role="alert"] button').click();
    await settle();
    expect(document.activeElement).toBe(field());
  });

  test('a question fails, too, and is answered once the site is there', async () => {
    await open();
    await type('dkim');
    expect(all('[role="alert"]')).toHaveLength(1);
    siteData = [dataOf(SUGGESTIONS)];
    find('[role="alert"] button').click();
    await settle();
    await answer(A);
    expect(options()).toHaveLength(1);
    await type('');
    expect(texts('h2')).toEqual(['Start here']);
  });

  test('nothing is suggested where nothing is found', async () => {
    siteData = [unavailable, dataOf(SUGGESTIONS)];
    await open();
    // The index can be asked by now, but nobody has asked for the suggestions again.
    await ask('qq');
    expect(notices()[0]).toMatch(/^Nothing found for qq\./);
    expect(shown()).toBe(notices()[0]);
  });
});

describe('the arrows', () => {
  test('choose a result, and go round', async () => {
    await open();
    await ask('dkim', A, B, C);
    const places: number[][] = [];
    for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      expect(key(name)).toBe(false);
      places.push(chosen());
    }
    expect(places).toEqual([[1], [2], [0], [2], [1]]);
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    expect(standIns.scrolled.at(-1)).toBe(options()[1]);
    expect(document.activeElement).toBe(field());
  });

  test('scroll no more than it takes to see the chosen result', async () => {
    await open();
    await ask('dkim', A, B);
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    key('ArrowDown');
    expect(scroll.mock.calls).toEqual([[{block: 'nearest'}]]);
    scroll.mockRestore();
  });

  test('belong to an input method while it composes', async () => {
    await open();
    await ask('dkim', A, B);
    expect(key('ArrowDown', {isComposing: true})).toBe(true);
    expect(chosen()).toEqual([0]);
  });

  test('other keys are left to the field', async () => {
    await open();
    await ask('dkim', A, B);
    for (const name of ['ArrowLeft', 'a', 'Enter', 'Home']) {
      expect(key(name)).toBe(true);
    }
    expect(chosen()).toEqual([0]);
  });

  test('scroll a part that can be scrolled, once it has the focus', async () => {
    const explained = explanation('mailbox', 'No such mailbox.');
    explained.card.innerHTML = '<ol tabindex="0"><li>{</li></ol>';
    mockExplain.mockResolvedValue(explained);
    await open();
    await ask('550 5.1.1', A, B);
    find('.paste ol').focus();
    expect(key('ArrowDown')).toBe(true);
    expect(chosen()).toEqual([0]);
  });

  test('move the focus where there is nothing to choose', async () => {
    await remember('spf');
    const focused: (string | null)[] = [];
    for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      expect(key(name)).toBe(false);
      focused.push(document.activeElement?.textContent ?? null);
    }
    expect(focused).toEqual(['spf', 'Quickstart', 'Email', '', 'Email']);
    key('ArrowDown');
    expect(document.activeElement).toBe(field());
  });
});

describe('Enter', () => {
  beforeEach(open);

  test('goes to the chosen result, and closes', async () => {
    await ask('dkim', A, B, C);
    key('ArrowDown');
    await submit();
    expect(visited).toEqual(['/docs/a/#two']);
    expect(dialog().open).toBe(false);
    expect(field().value).toBe('');
  });

  test('loads no page itself', () => {
    let isLeftToBrowser = true;
    document.addEventListener('submit', (event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    });
    form('[role="search"]').requestSubmit();
    expect(isLeftToBrowser).toBe(false);
  });

  test('before there is an answer goes to the first one when it comes', async () => {
    await type('dkim');
    await submit();
    expect(visited).toEqual([]);
    await answer(B, A);
    expect(visited).toEqual(['/docs/a/#two']);
  });

  test('waits for the answer to what stands in the field now', async () => {
    await ask('dkim', A);
    await type('spf');
    await submit();
    expect(visited).toEqual([]);
    await answer(C);
    expect(visited).toEqual(['/docs/c/#three']);
  });

  test('counts although React reports the same question again', async () => {
    await type('dkim');
    await submit();
    await type('dkim');
    await answer(A);
    expect(visited).toEqual(['/docs/a/#one']);
  });

  test('is forgotten when the question goes on', async () => {
    await type('dkim');
    await submit();
    await ask('dkim k', A);
    expect(visited).toEqual([]);
    expect(dialog().open).toBe(true);
  });

  test('does nothing without a question, or where nothing is found', async () => {
    await submit();
    await ask('dkim');
    await submit();
    expect(visited).toEqual([]);
    expect(dialog().open).toBe(true);
  });

  test('is needed: an answer alone goes nowhere', async () => {
    await ask('dkim', A);
    expect(visited).toEqual([]);
    expect(dialog().open).toBe(true);
  });

  test('in the other form closes, as the browser does it', () => {
    let isLeftToBrowser = false;
    document.addEventListener('submit', (event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    });
    form('[method="dialog"]').requestSubmit();
    expect(isLeftToBrowser).toBe(true);
  });

  test('from an earlier time does not count', async () => {
    await type('dkim');
    await submit();
    await close();
    await open();
    await ask('dkim', A);
    expect(visited).toEqual([]);
  });
});

describe('the mouse', () => {
  beforeEach(open);

  test('a click on a result goes there, and the search is kept', async () => {
    await ask(' dkim ', A, B);
    const [, second] = options();
    expect(fire(second?.firstElementChild ?? dialog(), 'click')).toBe(false);
    expect(visited).toEqual(['/docs/a/#two']);
    expect(dialog().open).toBe(false);
    await settle();
    await open();
    expect(texts('[data-ask]')).toEqual(['dkim']);
  });

  test('a click on a page to start from goes there, and no search is kept', async () => {
    const link = find('a[href="/docs/api/email/"]');
    expect(fire(link, 'click')).toBe(false);
    expect(visited).toEqual(['/docs/api/email/']);
    expect(dialog().open).toBe(false);
    await settle();
    await open();
    expect(texts('h2')).toEqual(['Start here']);
  });

  test('a question of nothing but spaces is not kept', async () => {
    await type('  ');
    find('a[href="/docs/api/email/"]').click();
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    {ctrlKey: true},
    {metaKey: true},
    {shiftKey: true},
    {altKey: true},
    {button: 1},
  ])('a click that asks for a tab or window is left to the browser: %j', async (how) => {
    await ask('dkim', A);
    let isLeftToBrowser = false;
    dialog().addEventListener('click', (event) => {
      isLeftToBrowser = !event.defaultPrevented;
      // The browser of the tests has no tabs.
      event.preventDefault();
    });
    fire(find('[role="option"]'), 'click', how);
    expect(isLeftToBrowser).toBe(true);
    expect(visited).toEqual([]);
    expect(dialog().open).toBe(true);
  });

  test('a click on anything else does nothing', async () => {
    await ask('dkim', A);
    expect(fire(find('.search-foot'), 'click')).toBe(true);
    expect(visited).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(options()).toHaveLength(1);
    expect(field().value).toBe('dkim');
  });

  test('the result below it is chosen', async () => {
    await ask('dkim', A, B, C);
    fire(options()[2]?.firstElementChild ?? dialog(), 'mousemove');
    expect(chosen()).toEqual([2]);
    fire(find('.search-foot'), 'mousemove');
    expect(chosen()).toEqual([2]);
    fire(options()[0] ?? dialog(), 'mousemove');
    expect(chosen()).toEqual([0]);
  });

  test('a move on the chosen result does not scroll', async () => {
    await ask('dkim', A, B);
    standIns.scrolled.length = 0;
    fire(options()[0] ?? dialog(), 'mousemove');
    expect(standIns.scrolled).toEqual([]);
  });

  test('a press around the sheet closes', async () => {
    fire(field(), 'mousedown');
    fire(find('.search-body'), 'mousedown');
    expect(dialog().open).toBe(true);
    fire(dialog(), 'mousedown');
    expect(dialog().open).toBe(false);
    await settle();
    expect(field().value).toBe('');
  });

  test('a result that is being pressed stays until it was clicked', async () => {
    await ask('dkim', A);
    await say({type: 'grown'});
    const [pressed] = options();
    fire(pressed ?? dialog(), 'mousedown');
    await answer(C, A);
    expect(options()).toEqual([pressed]);
    fire(window, 'mouseup');
    expect(options()).toEqual([pressed]);
    await settle();
    expect(options()).toHaveLength(2);
  });

  test('a press on the field holds nothing back', async () => {
    await ask('dkim', A);
    await say({type: 'grown'});
    fire(field(), 'mousedown');
    await answer(C, A);
    expect(options()).toHaveLength(2);
  });

  test('a press that ended out of sight holds nothing back from the next question', async () => {
    await ask('dkim', A);
    fire(find('[role="option"]'), 'mousedown');
    await ask('spf', B, C);
    expect(options()).toHaveLength(2);
  });

  test('a press that ended in a menu or a drag holds nothing back from the next time', async () => {
    fire(find('.search-row a'), 'mousedown', {button: 2});
    await close();
    await open();
    expect(texts('h2')).toEqual(['Start here']);
  });

  test('letting go of a button elsewhere changes nothing', async () => {
    await ask('dkim', A);
    fire(window, 'mouseup');
    standIns.scrolled.length = 0;
    await settle();
    expect(standIns.scrolled).toEqual([]);
  });
});

describe('recent searches', () => {
  test('are listed newest first, above where to start', async () => {
    await remember('spf', 'dkim');
    expect(texts('h2')).toEqual(['Recent searches', 'Start here']);
    expect(texts('button[data-ask]')).toEqual(['dkim', 'spf']);
    expect(
      all('button[data-ask]').map((button) => (button as HTMLButtonElement).type),
    ).toEqual(['button', 'button']);
  });

  test('are asked again by a click', async () => {
    await remember('spf', 'dkim');
    find('[data-ask="spf"]').focus();
    find('[data-ask="spf"]').click();
    await settle();
    expect(field().value).toBe('spf');
    expect(document.activeElement).toBe(field());
    expect(questions().at(-1)?.query).toBe('spf');
    await answer(C);
    expect(options()).toHaveLength(1);
  });

  test('are removed by their crosses, and the focus stays in the dialog', async () => {
    await remember('spf', 'dkim');
    const remove = find('[aria-label="Remove spf"]') as HTMLButtonElement;
    expect(remove.type).toBe('button');
    expect(remove.matches('.search-remove')).toBe(true);
    expect(remove.querySelector('svg path')).not.toBeNull();
    remove.focus();
    remove.click();
    expect(texts('[data-ask]')).toEqual(['dkim']);
    expect(document.activeElement).toBe(field());
    find('[aria-label="Remove dkim"]').click();
    expect(texts('h2')).toEqual(['Start here']);
    expect(visited).toEqual([]);
  });

  test('each has a cross of its own', async () => {
    await remember('spf', 'dkim');
    expect(all('.search-remove svg')).toHaveLength(2);
    expect(all('form[method="dialog"] svg')).toHaveLength(1);
  });

  test('a focus among them stays where it is when the suggestions come', async () => {
    let arrive = (): void => undefined;
    localStorage.setItem('site.recentSearches', JSON.stringify(['spf', 'dkim']));
    siteData = [
      () =>
        new Promise((resolve) => {
          arrive = () => {
            resolve(dataOf(SUGGESTIONS)());
          };
        }),
    ];
    await open();
    key('ArrowDown');
    key('ArrowDown');
    expect(document.activeElement?.textContent).toBe('dkim');
    arrive();
    await settle();
    expect(texts('h2')).toEqual(['Recent searches', 'Start here']);
    expect(document.activeElement?.textContent).toBe('dkim');
    expect(document.activeElement?.isConnected).toBe(true);
  });

  test('a focus elsewhere stays where it is when they change', async () => {
    await open();
    find('form[method="dialog"] button').focus();
    await type('dkim');
    expect(document.activeElement).toBe(find('form[method="dialog"] button'));
  });
});

describe('once it is closed', () => {
  test('it begins anew', async () => {
    await open();
    await ask('dkim', A, B);
    key('ArrowDown');
    await close();
    expect(field().value).toBe('');
    expect(shown()).toBe('');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await open();
    expect(texts('h2')).toEqual(['Start here']);
    await ask('dkim', A, B);
    expect(chosen()).toEqual([0]);
    expect(questions()).toHaveLength(2);
  });

  test('an answer that comes late is not shown', async () => {
    await open();
    await type('dkim');
    const late = questions().at(-1)?.id ?? -1;
    await close();
    await say({type: 'found', id: late, results: [A]});
    expect(shown()).toBe('');
    await open();
    expect(options()).toEqual([]);
  });

  test('what the site says late is not shown', async () => {
    dialog().showModal();
    script.openSearch();
    dialog().close();
    // The event comes before the site's answer.
    dialog().dispatchEvent(new Event('close'));
    await settle();
    expect(fetched).toEqual(['/search.json']);
    expect(shown()).toBe('');
  });

  test('something else that closes inside of it ends nothing', async () => {
    await open();
    await ask('dkim', A);
    body().dispatchEvent(new Event('close'));
    expect(field().value).toBe('dkim');
    expect(options()).toHaveLength(1);
  });

  test('its field hears nothing', async () => {
    await open();
    await close();
    await type('dkim');
    expect(questions()).toEqual([]);
    expect(key('ArrowDown')).toBe(true);
  });
});

describe('what happens elsewhere', () => {
  test('is none of its business', async () => {
    document.body.insertAdjacentHTML('beforeend', '<input id="other">');
    await open();
    await ask('dkim', A, B);
    expect(fire(find('#other'), 'keydown', {key: 'ArrowDown'})).toBe(true);
    expect(fire(document, 'keydown', {key: 'ArrowDown'})).toBe(true);
    expect(chosen()).toEqual([0]);
    expect(paste(ERROR, find('#other'))).toBe(true);
    expect(paste(ERROR, find('form[method="dialog"] button'))).toBe(true);
    expect(field().value).toBe('dkim');
  });

  test('a key that another script stops is heard all the same', async () => {
    await open();
    await ask('dkim', A, B);
    dialog().addEventListener('keydown', (event) => {
      event.stopPropagation();
    });
    key('ArrowDown');
    expect(chosen()).toEqual([1]);
  });
});

describe('an error', () => {
  /** As it is copied, with the body that it is about. */
  const COPIED = `${ERROR}\n{\n  "to":  "<b>nobody"\n}\n`;
  const IN_A_LINE = '{"code": "invalid_recipient"} { "to": "<b>nobody" }';

  beforeEach(open);

  test('that is pasted is explained above the results of a question about it', async () => {
    mockExplain.mockResolvedValue(explanation('invalid_recipient', 'It was refused.'));
    expect(paste(COPIED)).toBe(false);
    expect(field().value).toBe(IN_A_LINE);
    await settle();
    expect(mockExplain.mock.calls).toEqual([[COPIED, '/assets/paste/api.json']]);
    expect(field().value).toBe('invalid_recipient');
    expect(questions().at(-1)?.query).toBe('invalid_recipient');
    expect(texts('.paste')).toEqual(['It was refused.']);
    expect(notices()).toEqual(['Searching …']);
    expect(told()).toBe('It was refused. ');
    await answer(A, B);
    expect([...body().children].map((part) => part.className)).toEqual([
      'paste',
      'search-results',
    ]);
    expect(told()).toBe('It was refused. 2 results on 1 page.');
  });

  test('is cut to what the field can hold, and read whole', async () => {
    const long = `${'x'.repeat(290)}  ${'y'.repeat(90)}`;
    mockExplain.mockResolvedValue(undefined);
    paste(long);
    await settle();
    expect(field().value).toBe(`${'x'.repeat(290)} ${'y'.repeat(9)}`);
    expect(mockExplain.mock.calls.map(([text]) => text)).toEqual([long]);
  });

  test('of one line that was pasted stays in the field', async () => {
    mockExplain.mockResolvedValue(explanation('invalid_recipient', 'It was refused.'));
    paste(ERROR);
    await settle();
    expect(field().value).toBe(ERROR);
    expect(texts('.paste')).toEqual(['It was refused.']);
  });

  test('that is typed is explained, and stays in the field', async () => {
    mockExplain.mockResolvedValue(explanation('mailbox', 'No such mailbox.'));
    await ask('550 5.1.1', A);
    expect(mockExplain.mock.calls.map(([text]) => text)).toEqual(['550 5.1.1']);
    expect(texts('.paste')).toEqual(['No such mailbox.']);
    expect(field().value).toBe('550 5.1.1');
    expect(options()).toHaveLength(1);
  });

  test('whose question looks like an error is explained once', async () => {
    mockExplain.mockResolvedValue(explanation('550 5.1.1', 'No such mailbox.'));
    paste('550 5.1.1\nNo such user');
    await settle();
    expect(field().value).toBe('550 5.1.1');
    expect(mockExplain).toHaveBeenCalledTimes(1);
    expect(texts('.paste')).toEqual(['No such mailbox.']);
  });

  test('is explained until the next key', async () => {
    mockExplain.mockResolvedValue(explanation('mailbox', 'No such mailbox.'));
    await ask('550 5.1.1', A);
    await type('550 5.1.');
    expect(texts('.paste')).toEqual([]);
    expect(options()).toHaveLength(1);
    await answer(B, C);
    expect(told()).toBe('2 results on 2 pages.');
    expect(texts('.paste')).toEqual([]);
  });

  test('is explained until the dialog is closed', async () => {
    mockExplain.mockResolvedValue(explanation('mailbox', 'No such mailbox.'));
    await ask('550 5.1.1', A);
    await close();
    await open();
    expect(texts('.paste')).toEqual([]);
    expect(told()).toBe('');
  });

  test.each([
    ['another question was asked', () => type('spf')],
    ['the dialog was closed', () => close()],
  ])('is not explained once %s', async (_, leave) => {
    let arrive = (): void => undefined;
    mockExplain.mockReturnValue(
      new Promise((resolve) => {
        arrive = () => {
          resolve(explanation('invalid_recipient', 'It was refused.'));
        };
      }),
    );
    paste(COPIED);
    await settle();
    await leave();
    const {value} = field();
    arrive();
    await settle();
    expect(field().value).toBe(value);
    await type('spf record');
    await answer(A);
    expect(texts('.paste')).toEqual([]);
    expect(told()).not.toContain('refused');
  });

  test('that turns out to be none is searched like any text', async () => {
    mockExplain.mockResolvedValue(undefined);
    paste('a { b }\nc');
    await settle();
    await answer(A);
    expect(field().value).toBe('a { b } c');
    expect([...body().childNodes]).toEqual([find('[role="listbox"]')]);
    expect(told()).toBe('1 result on 1 page.');
  });

  test('that cannot be explained is said so, and explained at the next try', async () => {
    brokenScripts = 2;
    mockExplain.mockResolvedValue(explanation('invalid_recipient', 'It was refused.'));
    for (const tries of [1, 2]) {
      await type('');
      paste(COPIED);
      await settle();
      expect(notices()[0]).toMatch(/^This error could not be explained/);
      expect(told()).toBe(notices()[0]);
      expect(field().value).toBe(IN_A_LINE);
      expect(mockScripts).toHaveLength(tries);
    }
    await answer(A);
    expect(notices()).toHaveLength(1);
    expect(options()).toHaveLength(1);
    await type('');
    paste(COPIED);
    await settle();
    expect(texts('.paste')).toEqual(['It was refused.']);
    // Browsers keep the failure of a script with its address.
    expect(mockScripts).toEqual(['paste.js', 'paste.js?retry=1', 'paste.js?retry=2']);
    await type('550 5.1.1');
    expect(mockScripts).toHaveLength(3);
    expect(mockExplain).toHaveBeenCalledTimes(2);
  });

  test('stays in view while its results come', async () => {
    mockExplain.mockResolvedValue(explanation('mailbox', 'No such mailbox.'));
    await type('550 5.1.1');
    body().scrollTop = 50;
    await answer(A, B);
    expect(body().scrollTop).toBe(0);
    key('ArrowDown');
    body().scrollTop = 50;
    await say({type: 'grown'});
    await answer(A, B, C);
    expect(body().scrollTop).toBe(50);
  });

  test('does not scroll the results of other questions', async () => {
    await type('dkim');
    body().scrollTop = 50;
    await answer(A, B);
    expect(body().scrollTop).toBe(50);
  });

  test.each([
    ['a word', 'dkim'],
    ['nothing', ''],
    ['no text', undefined],
  ])('is not all that can be pasted: %s', async (_, text) => {
    expect(paste(text)).toBe(true);
    await settle();
    expect(field().value).toBe('');
    expect(mockExplain).not.toHaveBeenCalled();
  });
});

describe('where React writes the page anew', () => {
  test('another dialog is taken over', async () => {
    await open();
    await ask('dkim', A);
    drawPage();
    await open();
    expect(texts('h2')).toEqual(['Start here']);
    await ask('spf', B, C);
    expect(options()).toHaveLength(2);
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  test('another place for the answers in the same dialog is filled', async () => {
    await open();
    await ask('dkim', A, B);
    await close();
    find('[data-search-answers]').innerHTML = '<p>Loading the search …</p>';
    await open();
    expect(texts('h2')).toEqual(['Start here']);
    expect(all('.search-foot')).toHaveLength(1);
    expect(all('[role="status"]')).toHaveLength(1);
  });

  test('what is drawn stays in a dialog that is the same', async () => {
    await open();
    const before = body();
    await close();
    await open();
    expect(body()).toBe(before);
  });
});
