import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {unpackRecords, type IndexFile} from '../indexFile';
import type {PasteData} from '../paste/readPaste';
import {writeIndex, writePasteData} from '../writeIndex';
import {record} from './record';

const DOCS = [record({path: '/docs/a/'}), record({path: '/docs/api/b/', kind: 'api'})];
const MORE = [record({path: '/articles/c/', kind: 'article'})];
const PASTE = {problems: [], rules: {}, baseUrl: '/'} as unknown as PasteData;

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'search-'));
});
afterEach(() => {
  rmSync(site, {recursive: true});
});

/** Where the files are that are served below an address. */
const served = (address: string) => path.join(site, '.cache/static', address);
const read = (address: string) =>
  JSON.parse(readFileSync(served(address), 'utf8')) as unknown;

it('writes the docs apart from the rest', async () => {
  const {docs, more} = await writeIndex([...MORE, ...DOCS], site);
  expect(unpackRecords(read(docs) as IndexFile)).toEqual(DOCS);
  expect(unpackRecords(read(more) as IndexFile)).toEqual(MORE);
});

it('names index files by their content', async () => {
  const first = await writeIndex([...DOCS, ...MORE], site);
  expect(first.docs).toMatch(/^\/assets\/search\/docs-[0-9a-f]{10}\.json$/);
  expect(first.more).toMatch(/^\/assets\/search\/more-[0-9a-f]{10}\.json$/);
  const second = await writeIndex([...DOCS.slice(1), ...MORE], site);
  expect(second.docs).not.toBe(first.docs);
  expect(second.more).toBe(first.more);
});

it('removes old index files, and leaves the scripts of the search beside them', async () => {
  await writeIndex(DOCS, site);
  const folder = served('/assets/search');
  writeFileSync(path.join(folder, 'search-1.js'), '');
  const {docs, more} = await writeIndex(MORE, site);
  expect(readdirSync(folder).sort()).toEqual(
    [docs, more].map((file) => path.basename(file)).concat('search-1.js'),
  );
});

it('writes what explains pasted errors, named by its content, without old files', async () => {
  const first = await writePasteData(PASTE, site);
  expect(first).toMatch(/^\/assets\/paste\/api-[0-9a-f]{10}\.json$/);
  expect(read(first)).toEqual(PASTE);
  const german = await writePasteData({...PASTE, baseUrl: '/de/'}, site);
  expect(readdirSync(served('/assets/paste'))).toEqual([path.basename(german)]);
});
