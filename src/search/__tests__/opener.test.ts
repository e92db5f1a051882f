/** @jest-environment jsdom */
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server.node';
import {watchSearch} from '../opener';
import {SearchBox} from '../view/SearchBox';
import {find, provideBrowser, settle, type StandIns} from './dom';

jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({siteConfig: {themeConfig: {}}}),
  {
    virtual: true,
  },
);

/** Addresses that the search was requested from, and calls of its functions, in order. */
let mockAsked: string[];
/** How many more requests fail. */
let mockFailures: number;
function mockSearch(address: string) {
  mockAsked.push(address);
  if (mockFailures > 0) {
    mockFailures -= 1;
    throw new Error('The network is down.');
  }
  return {
    warmUp: () => mockAsked.push('warmUp'),
    openSearch: () => mockAsked.push('openSearch'),
  };
}
jest.mock('/search.js', () => mockSearch('/search.js'), {virtual: true});
jest.mock('/search.js?retry=1', () => mockSearch('/search.js?retry=1'), {virtual: true});
jest.mock('/search.js?retry=2', () => mockSearch('/search.js?retry=2'), {virtual: true});

let standIns: StandIns;
/** What listeners have thrown. */
let thrown: unknown[];
const keepThrown = ({error}: ErrorEvent) => thrown.push(error);

beforeEach(() => {
  jest.resetModules();
  standIns = provideBrowser();
  mockAsked = [];
  mockFailures = 0;
  thrown = [];
  addEventListener('error', keepThrown);
  document.body.innerHTML = `<main><form role="search"></form></main>${renderToStaticMarkup(createElement(SearchBox))}`;
});

afterEach(() => {
  removeEventListener('error', keepThrown);
  standIns.remove();
  expect(thrown).toEqual([]);
});

const box = () => find('[data-search]');
const dialog = () => find('[data-search-dialog]') as HTMLDialogElement;
const field = () => find('[data-search-dialog] input') as HTMLInputElement;
const form = () => find('[data-search-dialog] form[role="search"]');
const answers = () => find('[data-search-answers]');

async function fire(target: EventTarget, type: string): Promise<Event> {
  const event = new Event(type, {bubbles: true, cancelable: true});
  target.dispatchEvent(event);
  await settle();
  return event;
}

it('asks for nothing until the box is approached', async () => {
  watchSearch('/search.js');
  await fire(find('main'), 'focusin');
  await fire(find('main'), 'pointerdown');
  await fire(find('main'), 'click');
  expect(mockAsked).toEqual([]);
  expect(dialog().open).toBe(false);
});

it.each(['focusin', 'pointerdown', 'click'])(
  'ignores a %s on the document itself',
  async (type) => {
    watchSearch('/search.js');
    await fire(document, type);
    expect(mockAsked).toEqual([]);
  },
);

it.each(['focusin', 'pointerdown'])(
  'fetches the search with a %s in the box, but does not open it',
  async (type) => {
    watchSearch('/search.js');
    await fire(find('[data-search] span'), type);
    expect(mockAsked).toEqual(['/search.js', 'warmUp']);
    expect(dialog().open).toBe(false);
  },
);

it('opens the dialog immediately, before the search is there', async () => {
  watchSearch('/search.js');
  const pressed = fire(find('[data-search] span'), 'click');
  expect(dialog().open).toBe(true);
  expect(document.activeElement).toBe(field());
  expect(mockAsked).toEqual([]);
  await pressed;
  expect(mockAsked).toEqual(['/search.js', 'openSearch']);
});

it('fetches the search once', async () => {
  watchSearch('/search.js');
  await fire(box(), 'focusin');
  await fire(box(), 'pointerdown');
  await fire(box(), 'click');
  expect(mockAsked).toEqual(['/search.js', 'warmUp', 'warmUp', 'openSearch']);
});

it.each([
  ['focusin', ['/search.js', 'warmUp']],
  ['pointerdown', ['/search.js', 'warmUp']],
  ['click', ['/search.js', 'openSearch']],
])('hears a %s even if a listener of the page stops it', async (type, asked) => {
  const keep = (event: Event) => {
    event.stopPropagation();
  };
  document.addEventListener(type, keep, true);
  watchSearch('/search.js');
  await fire(box(), type);
  expect(mockAsked).toEqual(asked);
});

it('leaves the focus where it is if the dialog is already open', async () => {
  watchSearch('/search.js');
  dialog().showModal();
  box().focus();
  await fire(box(), 'click');
  expect(document.activeElement).toBe(box());
  expect(mockAsked).toContain('openSearch');
});

it('tells the search about a press on a page without a dialog', async () => {
  dialog().remove();
  watchSearch('/search.js');
  await fire(box(), 'click');
  expect(mockAsked).toEqual(['/search.js', 'openSearch']);
});

describe('when the page was used before this script was there', () => {
  it('opens the search if the dialog is open, and keeps what was typed', async () => {
    dialog().showModal();
    field().value = 'dkim';
    watchSearch('/search.js');
    await settle();
    expect(mockAsked).toEqual(['/search.js', 'openSearch']);
    expect(field().value).toBe('dkim');
  });

  it('fetches the search if the box has the focus', async () => {
    box().focus();
    watchSearch('/search.js');
    await settle();
    expect(mockAsked).toEqual(['/search.js', 'warmUp']);
  });

  it('empties the field of a closed dialog', async () => {
    field().value = 'dkim';
    watchSearch('/search.js');
    await settle();
    expect(field().value).toBe('');
    expect(mockAsked).toEqual([]);
  });

  it('does nothing on a page without a search', async () => {
    document.body.replaceChildren();
    watchSearch('/search.js');
    await settle();
    expect(mockAsked).toEqual([]);
  });
});

describe('Enter', () => {
  let submits: number;
  beforeEach(() => {
    submits = 0;
    form().addEventListener('submit', ({currentTarget}) => {
      submits += 1;
      // If the script is never noticed, the form would be submitted forever.
      if (submits > 4) {
        (currentTarget as HTMLFormElement).remove();
      }
    });
    watchSearch('/search.js');
  });

  it('waits for the search, and is then submitted again', async () => {
    const {defaultPrevented} = await fire(form(), 'submit');
    expect(defaultPrevented).toBe(true);
    expect(submits).toBe(2);
    expect(mockAsked).toEqual(['/search.js']);
  });

  it('is left to the search once that is there', async () => {
    await fire(box(), 'focusin');
    const {defaultPrevented} = await fire(form(), 'submit');
    expect(defaultPrevented).toBe(true);
    expect(submits).toBe(1);
  });

  it('does not leave the page if the search cannot be loaded', async () => {
    mockFailures = 1;
    const {defaultPrevented} = await fire(form(), 'submit');
    expect(defaultPrevented).toBe(true);
    expect(submits).toBe(1);
  });

  it('is handled even if a listener of the page stops it', async () => {
    const keep = (event: Event) => {
      event.stopPropagation();
    };
    document.addEventListener('submit', keep, true);
    const {defaultPrevented} = await fire(form(), 'submit');
    expect(defaultPrevented).toBe(true);
  });

  it.each([
    ['another form', 'main form'],
    ['something that is not a form', 'main'],
  ])('in %s is left alone', async (_, selector) => {
    const {defaultPrevented} = await fire(find(selector), 'submit');
    expect(defaultPrevented).toBe(false);
    expect(mockAsked).toEqual([]);
  });
});

describe('when the search cannot be loaded', () => {
  const notice = () => answers().querySelector('[role="alert"]');

  it('says so in the open dialog, and requests another address with each retry', async () => {
    mockFailures = 2;
    watchSearch('/search.js');
    await fire(box(), 'click');
    expect(notice()).not.toBeNull();
    expect(answers().children).toHaveLength(1);
    for (let tries = 0; tries < 2; tries += 1) {
      answers().querySelector('button')?.click();
      await settle();
    }
    expect(mockAsked).toEqual([
      '/search.js',
      '/search.js?retry=1',
      '/search.js?retry=2',
      'openSearch',
    ]);
  });

  it('says nothing until the box is pressed, which requests it again', async () => {
    mockFailures = 1;
    watchSearch('/search.js');
    await fire(box(), 'focusin');
    expect(notice()).toBeNull();
    await fire(box(), 'click');
    expect(mockAsked).toEqual(['/search.js', '/search.js?retry=1', 'openSearch']);
  });

  it('says nothing once the dialog is closed', async () => {
    mockFailures = 1;
    watchSearch('/search.js');
    const pressed = fire(box(), 'click');
    dialog().close();
    await pressed;
    expect(mockAsked).toEqual(['/search.js']);
    expect(notice()).toBeNull();
  });
});
