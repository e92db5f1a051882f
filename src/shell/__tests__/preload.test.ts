/** @jest-environment jsdom */
import type * as Preload from '../client/preload';
import {HYDRATE_EVENT} from '../contract';

const mockLoaded: string[] = [];

/** A page whose scripts have to be fetched. */
function mockPage(path: string) {
  const preload = () => {
    mockLoaded.push(path);
    return Promise.resolve();
  };
  return {path, exact: true, component: {preload}};
}

jest.mock(
  '@generated/routes',
  () => ({
    __esModule: true,
    default: [
      mockPage('/a/'),
      mockPage('/über/'),
      {path: '/small/', exact: true, component: {}},
      {
        path: '/lost/',
        exact: true,
        component: {
          preload: () => Promise.reject(new Error('The network is gone.')),
        },
      },
      {path: '*', component: mockPage('404').component},
    ],
  }),
  {virtual: true},
);

const hydrate = jest.fn();
const fetchPage = jest.fn();

/** As the scripts of a page that was just opened. */
function open(): typeof Preload.default {
  jest.resetModules();
  return jest.requireActual<typeof Preload>('../client/preload').default;
}

beforeEach(() => {
  addEventListener(HYDRATE_EVENT, hydrate);
  Object.assign(globalThis, {fetch: fetchPage});
  document.body.innerHTML = '<div id="__docusaurus"><p>Text</p></div>';
});

afterEach(() => {
  removeEventListener(HYDRATE_EVENT, hydrate);
  Reflect.deleteProperty(globalThis, 'fetch');
  hydrate.mockReset();
  fetchPage.mockReset();
  mockLoaded.length = 0;
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

it.each([
  ['a page, once', '/a/', ['/a/']],
  ['a page whose address has other letters', '/%C3%BCber/', ['404', '/über/']],
  ['the 404 page where there is no page', '/none/', ['404']],
  ['nothing for a page that is there', '/small/', []],
])('loads %s', async (_, pathname, expected) => {
  await open()(pathname);
  expect(mockLoaded).toEqual(expected);
});

it('fails where a script does not come', async () => {
  await expect(open()('/lost/')).rejects.toThrow('The network is gone.');
});

it('tells that React is about to take the page over, once, when all is loaded', async () => {
  hydrate.mockImplementation(() => mockLoaded.push('hydrate'));
  const preload = open();
  await preload('/a/');
  await preload('/a/');
  expect(mockLoaded).toEqual(['/a/', 'hydrate', '/a/']);
});

describe('a page that was translated', () => {
  const TRANSLATED = '<p><font>Translated</font></p>';
  const text = () => document.querySelector('#__docusaurus p')?.firstChild?.nodeName;

  beforeEach(() => {
    history.replaceState(null, '', '/a/?q=1');
    document.body.innerHTML = `<div id="__docusaurus">${TRANSLATED}</div>`;
  });

  it('is shown to React as it was built, until React is ready', async () => {
    fetchPage.mockResolvedValue({
      text: () => Promise.resolve('<div id="__docusaurus"><p>Text</p></div>'),
    });
    await open()('/a/');
    expect(fetchPage.mock.calls).toEqual([['/a/?q=1']]);
    expect(text()).toBe('#text');
    document.documentElement.dataset['boot'] = 'ready';
    await Promise.resolve();
    expect(text()).toBe('FONT');
    delete document.documentElement.dataset['boot'];
  });

  it('opens, too, where the built page cannot be fetched', async () => {
    fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(open()('/a/')).resolves.toBeUndefined();
    expect(text()).toBe('FONT');
  });
});

it('fetches no page again that was not translated, or is not the first one', async () => {
  const preload = open();
  await preload('/a/');
  document.body.innerHTML = '<div id="__docusaurus"><font>Translated</font></div>';
  await preload('/a/');
  expect(fetchPage).not.toHaveBeenCalled();
});
