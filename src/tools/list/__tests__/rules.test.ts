import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listRules} from '..';

const room = path.join(__dirname, '..');

/** Every code that stands in the room's own logic. */
function codesInSource(): string[] {
  return readdirSync(room, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/__tests__|rules\.ts$/i.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(path.join(room, file), 'utf8').matchAll(/\bcode: '([a-z\d-]+)'/g),
      ].map(([, code = '']) => code),
    );
}

test('every code has a rule, and every rule a code', () => {
  const rules = listRules.map(({code}) => code);
  expect(new Set(rules).size).toBe(rules.length);
  expect([...new Set(codesInSource())].toSorted()).toEqual(rules.toSorted());
});
