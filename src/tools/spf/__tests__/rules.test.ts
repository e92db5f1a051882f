import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {spfRules} from '../rules';

const room = path.resolve(__dirname, '..');

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) {
      return name === '__tests__' ? [] : sources(file);
    }
    return /\.tsx?$/.test(name) && name !== 'rules.ts' ? [file] : [];
  });
}

/** The codes in the room's source: `code: 'x'`, and both of `code: a ? 'x' : 'y'`. */
function codesInSource(): Set<string> {
  const codes = new Set<string>();
  for (const file of sources(room)) {
    const text = readFileSync(file, 'utf8');
    for (const [, value = ''] of text.matchAll(
      /\bcode:(?:[^,;\n?]*\?(?!\?))?([^,;\n]+)/g,
    )) {
      for (const [, code = ''] of value.matchAll(/'([a-z\d]+(?:-[a-z\d]+)*)'/g)) {
        codes.add(code);
      }
    }
  }
  return codes;
}

test('every code has a rule, and every rule a code', () => {
  const known = spfRules.map(({code}) => code);
  expect([...codesInSource()].sort()).toEqual([...known].sort());
  expect(new Set(known).size).toBe(known.length);
});

test('no code is made of parts, where the list could not find it', () => {
  for (const file of sources(room)) {
    expect(readFileSync(file, 'utf8')).not.toMatch(/\bcode: `/);
  }
});

test('a rule is a sentence, and says what to do where something is wrong', () => {
  for (const {code, severity, says, cure} of spfRules) {
    expect([code, says]).toEqual([code, expect.stringMatching(/^\S.*\.$/)]);
    if (severity === 'error' || severity === 'warning') {
      expect([code, cure]).toEqual([code, expect.stringMatching(/^\S.*\.$/)]);
    }
  }
});
