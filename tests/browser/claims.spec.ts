import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {claimsOf, notAllowed, unused, type Allowed} from '../support/claims';
import {readPageText, sharedBetweenPages, wordCount} from '../support/pageText';
import {allPages} from '../support/site';

/** Uses of such words that claim nothing about us. */
const ALLOWED: readonly Allowed[] = [
  {
    claim: 'certificates',
    path: '/legal/privacy-policy/',
    text: 'EU-US Data Privacy Framework',
    why: 'It is about other companies.',
  },
  {
    claim: 'certificates',
    path: '/legal/data-processing-agreement/',
    text: 'EU-US Data Privacy Framework',
    why: 'It is about other companies.',
  },
  {
    claim: 'guarantees',
    path: '/legal/terms-of-service/',
    text: 'for what it has guaranteed',
    why: 'A rule of liability, for both sides.',
  },
  {
    claim: 'a number of customers',
    path: '/tools/cofounder-equity-calculator/',
    text: 'Carta counted',
    why: 'A study of companies, with its source.',
  },
  {
    claim: 'awards',
    path: '/press/',
    text: 'We publish none',
    why: 'It says that there are none to print.',
  },
];

/** Pairs of pages that may share a sentence, by a part of it. */
const ALLOWED_RUNS: readonly {pages: readonly string[]; run: string; why: string}[] = [
  {
    pages: ['/tools/rules/'],
    run: '',
    why: 'The rules page prints what the checkers say, word for word.',
  },
  {
    pages: ['/tools/dmarc-checker/', '/tools/dmarc-generator/'],
    run: 'if that gives no answer it sees the domain name',
    why: 'Both say whom they ask, as every tool with DNS does.',
  },
  {
    pages: ['/tools/dmarc-generator/', '/tools/spf-generator/'],
    run: 'also as your dns panel a zone file or dig shows it',
    why: 'The hint of the same field.',
  },
  {
    pages: ['/tools/email-list-cleaner/', '/tools/email-list-validation/'],
    run: 'csv tsv text or the first sheet of an xlsx workbook',
    why: 'Both open the same kinds of files.',
  },
  {
    pages: ['/transactional-email-templates/'],
    run: 'all as used here',
    why: 'Names of CSS properties that a client knows.',
  },
  {
    pages: ['/transactional-email-templates/'],
    run: 'only start and end are not taken the attribute beside it',
    why: 'A note on one client, where two emails use the same property.',
  },
];

const pages = allPages().map((path) =>
  readPageText(path, readFileSync(`build${path}index.html`, 'utf8')),
);

test('every page was read', () => {
  expect(pages.length).toBeGreaterThan(70);
  expect(pages.filter((page) => wordCount(page) < 100).map(({path}) => path)).toEqual([]);
});

test('no page counts customers, uptime or awards, or quotes somebody without a source', () => {
  const found = pages.flatMap(claimsOf);
  expect(notAllowed(found, ALLOWED)).toEqual([]);
  expect(unused(found, ALLOWED)).toEqual([]);
});

test('no two pages share a run of twelve words', () => {
  const own = pages.filter(({kind}) => ['marketing', 'template', 'tool'].includes(kind));
  expect(own.length).toBeGreaterThan(30);
  const shared = sharedBetweenPages(own).filter(
    (line) =>
      !ALLOWED_RUNS.some(
        ({pages: owners, run}) =>
          owners.every((owner) => line.includes(owner)) && line.includes(run),
      ),
  );
  expect(shared).toEqual([]);
});
