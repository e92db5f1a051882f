/** @jest-environment jsdom */
import type * as visiting from '../browser/visit';
import {PAGE_EVENT} from '../../shell/plain';
import {provideBrowser, type StandIns} from './dom';

const HERE = '/docs/here/';

let standIns: StandIns;
let visit: typeof visiting.visit;
/** Addresses that the app was asked to show. */
let shown: string[];

beforeEach(() => {
  history.replaceState(null, '', HERE);
  standIns = provideBrowser();
  shown = [];
  document.body.innerHTML =
    '<main id="main"><h1 id="top">Page</h1><h2 id="place">Place</h2><h2 id="café">Café</h2></main>';
  jest.resetModules();
  ({visit} = jest.requireActual<typeof visiting>('../browser/visit'));
});

afterEach(() => {
  standIns.remove();
  Reflect.deleteProperty(window, 'shell');
  history.replaceState(null, '', '/');
});

/** Lets the app run, which shows what it is asked for. */
function startApp(): void {
  Object.assign(window, {
    shell: {navigate: (address: string) => shown.push(address)},
  });
}

/** The app shows a page: the one it was asked for, or another. */
async function showPage(address: string): Promise<void> {
  history.pushState(null, '', address);
  dispatchEvent(new Event(PAGE_EVENT));
  // What the app does itself with the focus.
  document.querySelector<HTMLElement>('#top')?.focus();
  await new Promise((resolve) => setTimeout(resolve));
}

const focused = () => document.activeElement?.id;

describe('in the app', () => {
  beforeEach(startApp);

  test('another page is shown by it, and then read on from the place', async () => {
    visit('/docs/there/#place');
    expect(shown).toEqual(['/docs/there/#place']);
    expect(focused()).toBe('');
    await showPage('/docs/there/#place');
    expect(focused()).toBe('place');
    expect(standIns.scrolled.map(({id}) => id)).toEqual(['place']);
    expect(standIns.loads).toEqual([]);
  });

  test('the place waits until the app is done with the focus', () => {
    visit('/docs/there/#place');
    history.pushState(null, '', '/docs/there/#place');
    dispatchEvent(new Event(PAGE_EVENT));
    expect(focused()).toBe('');
  });

  test('a place whose name is not ASCII is found, too', async () => {
    visit('/docs/there/#café');
    await showPage('/docs/there/#café');
    expect(focused()).toBe('café');
  });

  test('a page without a place is read from its beginning', async () => {
    visit('/docs/there/');
    await showPage('/docs/there/');
    expect(focused()).toBe('main');
    expect(standIns.scrolls).toEqual([[0, 0]]);
  });

  test('a page that was not asked for stays as the app shows it', async () => {
    visit('/docs/there/#place');
    await showPage('/docs/elsewhere/#place');
    expect(focused()).toBe('');
    // Nor does it count any more when the visitor comes by later.
    await showPage('/docs/there/#place');
    expect(focused()).toBe('');
  });

  test('a page that nobody searched stays as the app shows it', async () => {
    await showPage('/docs/there/#place');
    expect(focused()).toBe('');
  });

  test('a place on the page that is shown is read on from at once', async () => {
    visit(`${HERE}#place`);
    expect(shown).toEqual([`${HERE}#place`]);
    expect(focused()).toBe('place');
    document.querySelector<HTMLElement>('#place')?.blur();
    await showPage(`${HERE}#place`);
    expect(focused()).toBe('');
  });
});

describe('without the app', () => {
  test.each(['/docs/there/', '/docs/there/#place'])('%s is loaded', (address) => {
    visit(address);
    expect(standIns.loads).toEqual([address]);
    expect(focused()).toBe('');
  });

  test('the shell alone shows no page', () => {
    Object.assign(window, {shell: {}});
    visit('/docs/there/');
    expect(standIns.loads).toEqual(['/docs/there/']);
  });

  test('a place on the page that is shown is gone to, and read on from', () => {
    visit(`${HERE}#place`);
    expect(standIns.loads).toEqual([`${HERE}#place`]);
    expect(focused()).toBe('place');
  });

  test('the top of the page that is shown is no load', () => {
    history.replaceState(null, '', `${HERE}#place`);
    visit(HERE);
    expect(standIns.loads).toEqual([]);
    expect(location.pathname + location.hash).toBe(HERE);
    expect(focused()).toBe('main');
    expect(standIns.scrolls).toEqual([[0, 0]]);
  });

  test('the top of the page, asked for there, is no step back', () => {
    const {length} = history;
    visit(HERE);
    expect(standIns.loads).toEqual([]);
    expect(history).toHaveLength(length);
    expect(focused()).toBe('main');
  });
});
