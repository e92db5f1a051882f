import {createDocsSearch} from '../embedded/searchDocs';
import {packRecords} from '../indexFile';
import {record} from './record';

const WEBHOOKS = record({
  path: '/docs/webhooks/',
  title: 'Receive webhooks',
  text: 'Events come to you.',
});

/** A built site: where its index is, and the index. */
const SITE: Readonly<Record<string, string>> = {
  '/search.json': JSON.stringify({files: {docs: '/docs.json', more: '/more.json'}}),
  '/docs.json': JSON.stringify(packRecords([WEBHOOKS])),
};

function read(files: Readonly<Record<string, string>>) {
  return jest.fn((path: string) => Promise.resolve(files[path]));
}

function without(missing: string): Record<string, string> {
  return Object.fromEntries(Object.entries(SITE).filter(([path]) => path !== missing));
}

it('finds the sections of the docs of a built site', async () => {
  const search = createDocsSearch(read(SITE));
  expect(await search('webhooks')).toMatchObject([{path: '/docs/webhooks/', hash: ''}]);
  expect(await search('zzqqxx')).toEqual([]);
});

it('reads the index with the first question, and only once', async () => {
  const readFile = read(SITE);
  const search = createDocsSearch(readFile);
  expect(readFile).not.toHaveBeenCalled();
  await Promise.all([search('webhooks'), search('events')]);
  await search('webhooks');
  expect(readFile.mock.calls).toEqual([['/search.json'], ['/docs.json']]);
});

it.each(['/search.json', '/docs.json'])('says that a site has no %s', async (missing) => {
  const search = createDocsSearch(read(without(missing)));
  await expect(search('webhooks')).rejects.toThrow(`The site has no ${missing}.`);
});

it('reads the index again after a failure', async () => {
  const readFile = read(SITE).mockResolvedValueOnce(undefined);
  const search = createDocsSearch(readFile);
  await expect(search('webhooks')).rejects.toThrow();
  expect(await search('webhooks')).toHaveLength(1);
});
