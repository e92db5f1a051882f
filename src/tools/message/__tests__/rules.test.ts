import {readdirSync, readFileSync} from 'node:fs';
import {messageRules} from '..';

const ROOM = 'src/tools/message';

/** Codes given to `found`, and those of the table for SPF. */
function emitted(): Set<string> {
  const text = readdirSync(ROOM)
    .filter((name) => name.endsWith('.ts') && name !== 'rules.ts')
    .map((name) => readFileSync(`${ROOM}/${name}`, 'utf8'))
    .join('\n');
  const calls = text.matchAll(/\bfound\(\s*'([a-z\d-]+)'/g);
  const chosen = text.matchAll(/[?:]\s+'((?:spf|dkim)-[a-z]+)'/g);
  return new Set([...calls, ...chosen].map(([, code]) => code ?? ''));
}

test('every code has a rule, and every rule a code', () => {
  expect([...emitted()].sort()).toEqual(messageRules.map(({code}) => code).sort());
});

test('rules are general: whole sentences, with a cure for what is wrong', () => {
  for (const {code, says, severity, cure, reference} of messageRules) {
    expect(says).toMatch(/^[A-Z].*\.$/);
    expect(code).toMatch(/^[a-z][a-z\d-]*$/);
    expect(reference?.url ?? 'https:').toMatch(/^https:/);
    expect([code, severity === 'fine' || severity === 'note' || cure]).toEqual([
      code,
      severity === 'fine' || severity === 'note' ? true : expect.stringMatching(/\.$/),
    ]);
  }
});
