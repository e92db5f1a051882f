import {failuresIn} from '../failures';

test('each failed browser test is named with its message, and flaky ones with theirs', () => {
  const output = `
  ✓  1 tests/browser/a.spec.ts:3:5 › passes (1.0s)
  ✘  2 tests/browser/b.spec.ts:9:5 › breaks (2.0s)

  1) tests/browser/b.spec.ts:9:5 › breaks ─────

    Error: expected 1, received 2

  2) tests/browser/c.spec.ts:4:5 › wavers ─────

    Error: sometimes

  1 failed
    tests/browser/b.spec.ts:9:5 › breaks ─────
  1 flaky
    tests/browser/c.spec.ts:4:5 › wavers ─────
  1 passed (4.0s)
`;
  expect(failuresIn(output)).toBe(
    `  1) tests/browser/b.spec.ts:9:5 › breaks ─────

    Error: expected 1, received 2

  2) tests/browser/c.spec.ts:4:5 › wavers ─────

    Error: sometimes`,
  );
});

test('each failed unit test is named once, without what the code printed', () => {
  const failure = `  ● adds › two numbers

    expect(received).toBe(expected)
`;
  const output = `PASS src/b.test.ts
FAIL src/a.test.ts
  ● Console

    console.log
      a word

${failure}
PASS src/c.test.ts
Summary of all failing tests
FAIL src/a.test.ts
${failure}
Test Suites: 1 failed, 2 passed, 3 total
`;
  expect(failuresIn(output)).toBe(failure.trimEnd());
});

test('of a long failure the beginning is kept, and of many failures a number', () => {
  const failures = Array.from(
    {length: 22},
    (_, index) => `  ● fails ${String(index)}\n${'    a line\n'.repeat(60)}`,
  );
  const said = failuresIn(failures.join(''));
  expect(said).toContain('● fails 19\n');
  expect(said).not.toContain('● fails 20\n');
  expect(said.endsWith('\n\n  and 2 more')).toBe(true);
  expect(said.split('\n').length).toBeLessThan(22 * 30);
});

test('a runner that numbers nothing has its last lines repeated', () => {
  const output = Array.from({length: 50}, (_, index) => `line ${String(index)}`).join(
    '\n',
  );
  const said = failuresIn(`${output}\n`).split('\n');
  expect(said[0]).toBe('line 20');
  expect(said.at(-1)).toBe('line 49');
});
