import {readdirSync, readFileSync} from 'node:fs';
import {dkimRules} from '..';

const room = 'src/tools/dkim';

function sources(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return entry.name === '__tests__' ? [] : sources(path);
    }
    return /\.tsx?$/.test(entry.name) && entry.name !== 'rules.ts'
      ? [readFileSync(path, 'utf8')]
      : [];
  });
}

/** Codes given to `found` or its kin, to the tag list's `tell`, or written out. */
function emitted(): Set<string> {
  const text = sources(room).join('\n');
  const calls = text.matchAll(
    /\b(?:found|foundUsual|foundInMessage|tell)\(\s*'([a-z\d-]+)'/g,
  );
  const literals = text.matchAll(/\bcode: '([a-z\d-]+)'/g);
  const chosen = text.matchAll(/[?:]\s+found(?:InMessage|Usual)?\(\s*'([a-z\d-]+)'/g);
  return new Set([...calls, ...literals, ...chosen].map(([, code]) => code ?? ''));
}

test('every code has a rule, and every rule a code', () => {
  const ruled = dkimRules.map(({code}) => code).sort();
  expect([...emitted()].sort()).toEqual(ruled);
});

test('rules are general: whole sentences, with a cure for what is wrong', () => {
  for (const {code, says, severity, reference} of dkimRules) {
    expect(says).toMatch(/^(?:[A-Z]|[a-z]{1,2}=|v=).*\.$/);
    expect(code).toMatch(/^[a-z][a-z\d-]*$/);
    expect(reference?.url ?? 'https:').toMatch(/^https:/);
    expect(['error', 'warning', 'note', 'fine']).toContain(severity);
  }
});
