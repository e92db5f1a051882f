import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {dmarcRules} from '../rules';

const room = path.resolve(__dirname, '..');

/** Every code in the room's own source, the rules aside. */
function emittedCodes(): string[] {
  const files = readdirSync(room, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.tsx?$/.test(file) && !/__tests__|rules\.ts$/.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(path.join(room, file), 'utf8').matchAll(/\bcode: '([^']+)'/g)].map(
      ([, code]) => code ?? '',
    ),
  );
}

test('the rules are what the room can say, and nothing else', () => {
  const emitted = [...new Set(emittedCodes())].sort();
  expect(emitted.length).toBeGreaterThan(40);
  expect(dmarcRules.map(({code}) => code).sort()).toEqual(emitted);
});

test('each rule stands there once', () => {
  const codes = dmarcRules.map(({code}) => code);
  expect(new Set(codes).size).toBe(codes.length);
});
