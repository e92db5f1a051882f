import {gzipSync} from 'node:zlib';
import {registeredPages} from '../../site';
import {cutPage, cutReadable, cutSite} from '../cutSite';
import {EmbeddedIndex} from '../embedded/embeddedIndex';
import {packRecords, unpackRecords} from '../indexFile';
import {kindOf} from '../plugin';
import {isDocs, type SearchRecord} from '../types';
import {recordsOnDisk, specOnDisk} from './support';

let records: SearchRecord[];

beforeAll(async () => {
  records = await recordsOnDisk();
});

const at = (address: string) =>
  records.find(({path: page, hash}) => `${page}#${hash}` === address);

it('knows what a page is by its address', () => {
  expect(
    [
      '/docs/',
      '/docs/webhooks/',
      '/docs/api/email/',
      '/articles/what-is-dkim/',
      '/legal/x/',
    ].map(kindOf),
  ).toEqual(['docs', 'docs', 'api', 'article', 'legal']);
});

it('names a page that cannot be read, and leaves it out while it is written', () => {
  const page = (name: string, text: string) => ({
    path: `/articles/${name}/`,
    title: name,
    kind: 'article' as const,
    source: `---\ntitle: ${name}\n---\n\n${text}\n`,
  });
  const pages = [page('faulty', 'Fewer than <5 percent.'), page('sound', 'Text.')];
  expect(() => cutSite(pages, [], specOnDisk())).toThrow(/^\/articles\/faulty\/ cannot/);
  const cut = cutSite(pages, [], specOnDisk(), cutReadable(cutPage));
  expect(cut.map(({path: address}) => address)).toEqual(['/articles/sound/']);
});

it('has every operation, field, error and event of the API where its page has the anchor', () => {
  const {operations, problems, events} = specOnDisk();
  const addresses = new Set(records.map(({path: page, hash}) => `${page}#${hash}`));
  const wanted = [
    ...operations.flatMap(({page, id, parameters, body}) => [
      `${page}#${id}`,
      ...[...parameters, ...(body?.sameAs ? [] : (body?.fields ?? []))].map(
        (field) => `${page}#${field.id}`,
      ),
    ]),
    ...problems.map(({code}) => `/docs/api/errors/#${code}`),
    ...events.map(({page, type}) => `${page}#event.${type}`),
  ];
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((address) => !addresses.has(address))).toEqual([]);
});

it('tells an error with its cause and its cure', () => {
  expect(at('/docs/api/errors/#domain_not_verified')).toMatchObject({
    kind: 'api',
    trail: [expect.any(String), '403 Forbidden', 'domain_not_verified'],
    code: ['domain_not_verified'],
    text: expect.stringMatching(/^403 Forbidden\. .{40}/) as string,
  });
});

it('tells a field with its type, its need and its limits, without markup', () => {
  const {text} = at('/docs/api/email/#sendEmail.scheduledAt') ?? {text: ''};
  expect(text).toMatch(/optional\. When to send the email/);
  expect(text).toContain('in the future.');
  expect(records.filter((record) => record.text.includes('](/'))).toEqual([]);
});

it('has the tools and the templates by what they say of themselves', () => {
  expect(at('/tools/spf-generator/#')).toMatchObject({
    kind: 'tool',
    title: 'SPF generator',
  });
  expect(at('/transactional-email-templates/password-reset/#')).toMatchObject({
    kind: 'template',
  });
});

it('has one record an address, none without a title', () => {
  const addresses = records.map(({path: page, hash}) => `${page}#${hash}`);
  expect(addresses.filter((one, index) => addresses.indexOf(one) !== index)).toEqual([]);
  expect(records.filter(({title}) => !title)).toEqual([]);
});

it('finds a guide by its framework and by its errors, not by the steps of all guides', () => {
  const source = ['Text.', '## Send', 'One.', '## What can go wrong', 'Two.'].join('\n');
  const hashesAt = (path: string) =>
    cutPage({path, title: 'X', kind: 'docs', source}, specOnDisk()).map(({hash}) => hash);
  expect(hashesAt('/docs/guides/x/')).toEqual(['', 'what-can-go-wrong']);
  expect(hashesAt('/docs/x/')).toEqual(['', 'send', 'what-can-go-wrong']);
});

describe('pages made by components', () => {
  let index: EmbeddedIndex;
  beforeAll(() => {
    index = new EmbeddedIndex();
    index.add(unpackRecords(packRecords(records)));
  });

  it.each(registeredPages.map(([address, {name}]) => [name, address]))(
    'are found by name: %s',
    (name, address) => {
      const found = [...new Set(index.search(name).map((result) => result.path))];
      expect(found).toContain(address);
    },
  );
});

it('comes back from its packed form', () => {
  expect(unpackRecords(packRecords(records))).toEqual(records);
});

it('takes at most 96 bytes gzip for a record of the docs', () => {
  const size = (part: SearchRecord[]) =>
    gzipSync(JSON.stringify(packRecords(part)), {level: 9}).length;
  const docs = records.filter(isDocs);
  const rest = records.filter((record) => !isDocs(record));
  console.log(
    `Search index: docs ${(size(docs) / 1024).toFixed(1)} KB gzip (${String(docs.length)} records), others ${(size(rest) / 1024).toFixed(1)} KB (${String(rest.length)})`,
  );
  expect(docs.length).toBeGreaterThan(300);
  // The docs may grow, and their index with them.
  expect(size(docs) / docs.length).toBeLessThanOrEqual(96);
});
