import {readFileSync} from 'node:fs';
import path from 'node:path';
import {clients, TESTED, type Support} from '../clients';
import {hasChanged, retests, whenInWords} from '../retests';

interface Feature {
  slug: string;
  last_test_date: string;
  /** By family and platform, then by version: `y`, `n`, `u`, with numbers of notes. */
  stats: Record<string, Record<string, Record<string, string>>>;
}

const {data} = JSON.parse(
  readFileSync(
    path.resolve(process.cwd(), 'node_modules/caniemail/data/caniemail.json'),
    'utf8',
  ),
) as {data: readonly Feature[]};

const WORDS: Readonly<Record<string, Support>> = {y: 'yes', n: 'no', u: 'unknown'};

function feature(slug: string): Feature {
  const found = data.find((one) => one.slug === slug);
  if (!found) {
    throw new RangeError(`caniemail has no feature ${slug}.`);
  }
  return found;
}

function newest({stats}: Feature, id: string): Support | undefined {
  const [family = '', platform = ''] = id.split('/');
  const states = Object.values(stats[family]?.[platform] ?? {});
  return WORDS[states.at(-1)?.slice(0, 1) ?? ''];
}

const query = feature('css-at-media-prefers-color-scheme');
const meta = feature('html-meta-color-scheme');

test.each(clients)('$name is as caniemail has it', (client) => {
  expect(newest(query, client.id)).toBe(client.query);
  expect(newest(meta, client.id)).toBe(client.meta);
});

test('the dates are those of the tests', () => {
  expect({query: query.last_test_date, meta: meta.last_test_date}).toEqual(TESTED);
});

test.each(retests)('$name: every test is in the log', ({id, tests}) => {
  const [family = '', platform = ''] = id.split('/');
  const states = Object.entries(query.stats[family]?.[platform] ?? {});
  expect(tests).toEqual(states.map(([when, state]) => [when, state.startsWith('y')]));
  expect(tests.length).toBeGreaterThan(1);
});

test.each([
  [[true, true], false],
  [[true, false], true],
  // There and back again.
  [[false, true, false], true],
])('%j has changed: %s', (results, changed) => {
  const tests = results.map((passed) => ['2022-12', passed] as const);
  expect(hasChanged({name: '', id: '', tests})).toBe(changed);
});

test('months are named, and versions are called that', () => {
  expect(whenInWords('2022-12')).toBe('Dec 2022');
  expect(whenInWords('91.13')).toBe('version 91.13');
});
