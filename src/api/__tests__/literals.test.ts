import {execFileSync, spawnSync} from 'node:child_process';
import fc from 'fast-check';
import type {JsonValue} from '../document';
import {literals, writeLiteral} from '../literals';

/** Any JSON, with the characters that some language reads as something else. */
const tricky = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...Array.from('"\'\\$#{}@`\n\t\b\f\u0000\u2028é😀')),
    fc.string(),
  ),
});
const anyJson = fc
  .jsonValue({stringUnit: 'grapheme'})
  .chain((value) => fc.record({value: fc.constant(value as JsonValue), text: tricky}))
  // -0 has no JSON of its own.
  .map(
    ({value, text}): JsonValue =>
      JSON.parse(JSON.stringify({[text]: [text, value]})) as JsonValue,
  );

const values = fc.sample(anyJson, {numRuns: 300, seed: 42});

/** Has a program print the JSON of every value, one on each line. */
const RUNNERS: readonly [keyof typeof literals, string, (all: string[]) => string[]][] = [
  [
    'python',
    'python3',
    (all) => [
      '-c',
      `import json\n${all.map((one) => `print(json.dumps(${one}))`).join('\n')}`,
    ],
  ],
  [
    'ruby',
    'ruby',
    (all) => [
      '-e',
      `require "json"\n${all.map((one) => `puts((${one}).to_json)`).join('\n')}`,
    ],
  ],
  [
    'php',
    'php',
    (all) => ['-r', all.map((one) => `echo json_encode(${one}), "\\n";`).join('\n')],
  ],
];

const write = (language: keyof typeof literals) =>
  values.map((value) => writeLiteral(value, literals[language]));

it('writes JSON that says the same', () => {
  expect(write('json').map((one) => JSON.parse(one) as JsonValue)).toEqual(values);
});

it('writes JavaScript that means the same', () => {
  const read = write('javascript').map(
    // The code under test is a literal of our own making.
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call
    (one) => new Function(`return (${one})`)() as JsonValue,
  );
  // A key "__proto__" sets the prototype in a literal, so it is compared as JSON.
  expect(read.map((one) => JSON.stringify(one))).toEqual(
    values.map((one) => JSON.stringify(one)),
  );
});

describe.each(RUNNERS)('%s', (language, program, argumentsFor) => {
  const missing = spawnSync(program, ['--version']).error !== undefined;
  const test = missing ? it.skip : it;

  test(`means the same${missing ? ` (skipped: ${program} is not installed)` : ''}`, () => {
    const printed = execFileSync(program, argumentsFor(write(language)), {
      encoding: 'utf8',
    });
    const read = printed
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as JsonValue);
    expect(read).toEqual(values);
  });
});

it('keeps short lists on their line and breaks long ones', () => {
  const {json} = literals;
  expect(writeLiteral({to: ['a', 'b']}, json)).toBe('{\n  "to": ["a", "b"]\n}');
  const long = ['a'.repeat(40), 'b'.repeat(40)];
  expect(writeLiteral(long, json)).toBe(
    `[\n  "${'a'.repeat(40)}",\n  "${'b'.repeat(40)}"\n]`,
  );
});

it('writes what is nested once only', () => {
  const nested = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) as JsonValue;
  expect(JSON.parse(writeLiteral(nested, literals.json))).toEqual(nested);
});

it('writes a PHP map without entries as an object, not as a list', () => {
  expect(writeLiteral({}, literals.php)).toBe('(object) []');
});
