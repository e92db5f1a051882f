import {packRecords, unpackRecords} from '../indexFile';
import {record} from './record';

const top = record({path: '/docs/a/', title: 'A', keywords: ['k'], text: 'Top.'});
const section = record({
  path: '/docs/a/',
  title: 'A',
  keywords: ['k'],
  hash: 'send',
  trail: ['Send', 'It'],
  text: 'Text.',
  code: ['to', 'from'],
  aliases: ['first email', 'setup'],
  weight: 0.8,
});
const article = record({path: '/articles/b/', title: 'B', kind: 'article'});

it('writes what the records of a page have in common only once', () => {
  expect(packRecords([top, section, article])).toEqual({
    pages: [
      ['/docs/a/', 'A', 'docs', ['k']],
      ['/articles/b/', 'B', 'article', []],
    ],
    records: [
      [0, '', [], 'Top.', '', 1, ''],
      [0, 'send', ['Send', 'It'], 'Text.', 'to\nfrom', 0.8, 'first email\nsetup'],
      [1, '', [], '', '', 1, ''],
    ],
  });
});

it('reads records as they were', () => {
  const records = [top, section, article];
  expect(unpackRecords(packRecords(records))).toEqual(records);
});

it('leaves out records whose page a damaged file does not have', () => {
  const {pages, records} = packRecords([top, section, article]);
  expect(unpackRecords({pages: pages.slice(0, 1), records})).toEqual([top, section]);
});
