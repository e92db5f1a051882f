import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {reportRules} from '..';

const room = path.resolve(__dirname, '..');

/** Every code in the room's own source, the rules aside; faults of XML are said by their code. */
function emittedCodes(): string[] {
  const files = readdirSync(room, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.tsx?$/.test(file) && !/__tests__|rules\.ts$/.test(file),
  );
  return [
    ...files.flatMap((file) =>
      [...readFileSync(path.join(room, file), 'utf8').matchAll(/\bcode: '([^']+)'/g)].map(
        ([, code]) => code ?? '',
      ),
    ),
    ...['dtd', 'too-deep', 'long-tag'],
  ];
}

test('the rules are what the reader can say, and nothing else', () => {
  const emitted = [...new Set(emittedCodes())].sort();
  expect(emitted.length).toBeGreaterThan(20);
  expect(reportRules.map(({code}) => code).sort()).toEqual(emitted);
});
