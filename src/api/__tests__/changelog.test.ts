import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readChangelog} from '../readChangelog';
import {loadDocument} from './support';

const FILE = path.join(__dirname, '../changelog.yaml');

const entry = (version: string, date: string, kind = 'added') => `
- version: ${version}
  date: ${date}
  summary: A version.
  changes:
    - kind: ${kind}
      text: 'Something at %brand.api%.'
`;

it('begins with the version that the OpenAPI file has now', () => {
  const {version} = loadDocument().info;
  expect(readChangelog(readFileSync(FILE, 'utf8'), version)[0]?.version).toBe(version);
  expect(() => readChangelog(readFileSync(FILE, 'utf8'), '999.0.0')).toThrow('999.0.0');
});

it('keeps the newest first, by number and not by letter, and fills in the brand', () => {
  const yaml = entry('1.10.0', '2027-02-01') + entry('1.9.0', '2027-01-01');
  const releases = readChangelog(yaml, '1.10.0');
  expect(releases.map(({version}) => version)).toEqual(['1.10.0', '1.9.0']);
  expect(releases[0]?.changes[0]?.text).not.toContain('%brand');
});

it.each([
  ['the order', entry('1.0.0', '2027-01-01') + entry('1.1.0', '2026-01-01'), '1.0.0'],
  [
    'twice the same',
    entry('1.0.0', '2027-01-01') + entry('1.0.0', '2026-01-01'),
    '1.0.0',
  ],
  ['the days', entry('1.1.0', '2026-01-01') + entry('1.0.0', '2027-01-01'), '1.1.0'],
  ['no version', entry('next', '2027-01-01'), 'next'],
  ['no day', entry('1.0.0', 'soon'), '1.0.0'],
  ['the kind', entry('1.0.0', '2027-01-01', 'improved'), '1.0.0'],
])('refuses what is wrong with %s', (_, yaml, version) => {
  expect(() => readChangelog(yaml, version)).toThrow('changelog.yaml');
});

it('takes versions with numbers of any length, and several of one day', () => {
  const yaml = entry('10.20.30', '2027-01-01') + entry('10.20.4', '2027-01-01');
  expect(readChangelog(yaml, '10.20.30')).toHaveLength(2);
});

it.each([
  ['something before its version', 'v1.0.0', '2027-01-01', 'three numbers'],
  ['something after its version', '1.0.0-beta', '2027-01-01', 'three numbers'],
  ['a version of two numbers', "'1.0'", '2027-01-01', 'three numbers'],
  ['something before its day', '1.0.0', 'on 2027-01-01', 'not a day'],
  ['something after its day', '1.0.0', "'2027-01-01T00:00'", 'not a day'],
])('says what is wrong with an entry with %s', (_, version, date, message) => {
  const own = version.replaceAll("'", '');
  expect(() => readChangelog(entry(version, date), own)).toThrow(message);
});

it('refuses an entry without changes, or with one change of another kind', () => {
  const [start = ''] = entry('1.0.0', '2027-01-01').split('  changes:');
  expect(() => readChangelog(`${start}  changes: []`, '1.0.0')).toThrow('needs changes');
  const odd = `${entry('1.0.0', '2027-01-01')}    - kind: improved\n      text: More.\n`;
  expect(() => readChangelog(odd, '1.0.0')).toThrow('a kind');
});

it('says that the version is missing when there is no entry', () => {
  expect(() => readChangelog('[]', '1.0.0')).toThrow('it is not of version 1.0.0');
});
