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
