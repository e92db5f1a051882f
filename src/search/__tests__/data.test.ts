/** @jest-environment jsdom */
import type * as data from '../browser/data';

const SITE = {
  files: {docs: '/d.json', more: '/m.json'},
  paste: '/p.json',
  suggestions: [],
};

let fetchSiteData: typeof data.fetchSiteData;
const fetched = jest.fn<Promise<unknown>, [address: string]>();

beforeEach(() => {
  fetched.mockReset();
  Object.assign(globalThis, {SITE_DATA: '/search.json', fetch: fetched});
  jest.resetModules();
  ({fetchSiteData} = jest.requireActual<typeof data>('../browser/data'));
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'SITE_DATA');
  Reflect.deleteProperty(globalThis, 'fetch');
});

const answer = {ok: true, json: () => Promise.resolve(SITE)};

test('what the build tells the search is fetched once', async () => {
  fetched.mockResolvedValue(answer);
  await expect(fetchSiteData()).resolves.toEqual(SITE);
  await expect(fetchSiteData()).resolves.toEqual(SITE);
  expect(fetched.mock.calls).toEqual([['/search.json']]);
});

test('a failure names the address and the answer, and is followed by another try', async () => {
  fetched.mockResolvedValueOnce({ok: false, status: 503}).mockResolvedValue(answer);
  await expect(fetchSiteData()).rejects.toThrow('/search.json answered 503.');
  await expect(fetchSiteData()).resolves.toEqual(SITE);
});
