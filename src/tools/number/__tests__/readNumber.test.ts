import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {
  MAX_NUMBER_LENGTH,
  money,
  months,
  numberRules,
  percent,
  plain,
  readNumber,
  type NumberKind,
} from '..';

const read = (given: string | number, kind: NumberKind = 'money', range = {}) =>
  readNumber(given, {name: 'It', kind, ...range});

function valueOf(given: string | number, kind: NumberKind = 'money') {
  const reading = read(given, kind, {min: -1e9});
  return reading.valid ? reading.value : reading.problem.code;
}

describe('forms of a number', () => {
  test.each([
    ['0', 0],
    ['-0', 0],
    ['1200', 1200],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['1\u202f200', 1200],
    ["1'200", 1200],
    ['1’200', 1200],
    ['1_200', 1200],
    ['1.200,50', 1200.5],
    ['1,200.50', 1200.5],
    ['1 200,5', 1200.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['.5', 0.5],
    ['5.', 5],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['1200.125', 1200.125],
    ['1,234,567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ['12,34,567', 1_234_567],
    ['€1.200,50', 1200.5],
    ['€ 1,200.50', 1200.5],
    ['1200 €', 1200],
    ['1.200,-', 1200],
    ["CHF 1'200.–", 1200],
    ['US$1,200', 1200],
    ['1 200 kr', 1200],
    ['EUR 12', 12],
    ['-€5', -5],
    ['€-5', -5],
    ['−5', -5],
    ['+5', 5],
    ['(500)', -500],
    ['12k', 12_000],
    ['12.5 k', 12_500],
    ['1.250k', 1250],
    ['€1.2m', 1_200_000],
    ['3bn', 3_000_000_000],
    ['１２００', 1200],
  ])('%s', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  test.each([
    ['5%', 5],
    ['5 %', 5],
    ['5%', 5],
    ['5 %', 5],
    ['2,5%', 2.5],
    ['1.125', 1.125],
    ['80 percent', 80],
    ['5 pct', 5],
  ])('the percentage %s', (text, value) => {
    expect(valueOf(text, 'percent')).toBe(value);
  });

  test.each([
    ['', 'no-number'],
    [' \n', 'no-number'],
    ['abc', 'not-a-number'],
    ['€', 'not-a-number'],
    ['12abc', 'not-a-number'],
    ['1e3', 'not-a-number'],
    ['5(3)', 'not-a-number'],
    ['--5', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['.', 'not-a-number'],
    ['12 34', 'separators'],
    ['1,2,3', 'separators'],
    ['1.2.3,4', 'separators'],
    ['1,200.50.5', 'separators'],
    ['0,123,456', 'separators'],
    ['5%', 'percent-here'],
    ['9'.repeat(MAX_NUMBER_LENGTH + 1), 'too-long'],
    ['9'.repeat(30), 'too-large'],
  ])('%j is %s', (text, code) => {
    expect(valueOf(text)).toBe(code);
  });

  test('numbers pass as they are', () => {
    expect(valueOf(12.5)).toBe(12.5);
    expect(valueOf(Number.NaN)).toBe('not-a-number');
    expect(valueOf(Number.POSITIVE_INFINITY)).toBe('not-a-number');
    expect(valueOf(1.5, 'count')).toBe('not-whole');
  });

  test('a guess is said', () => {
    expect(read('1.200')).toMatchObject({notes: [{code: 'read-as-thousands'}]});
    // What the advice says to write is then read without a guess.
    for (const [typed, advised] of [
      ['1.234', '1.2340'],
      ['€1.234', '€1.2340'],
      ['-12.500', '-12.5000'],
    ] as const) {
      const reading = read(typed, 'money', {min: -1e6});
      expect(reading.valid && reading.notes[0]?.cure).toContain(`: ${advised}.`);
      expect(read(advised, 'money', {min: -1e6})).toMatchObject({
        value: Number(typed.replace('€', '')),
        notes: [],
      });
    }
    expect(read('1.200', 'count')).toMatchObject({notes: [{code: 'read-as-thousands'}]});
    for (const sure of ['1200', '1,200', '1,200.00', '1,200,000', '1 200', '0.200']) {
      expect(read(sure)).toMatchObject({valid: true, notes: []});
    }
  });

  test('problems say what, where and how much', () => {
    expect(read('12x')).toMatchObject({
      problem: {
        severity: 'error',
        message: 'It: “x” is not part of a number.',
        position: 3,
      },
    });
    expect(read('-5')).toMatchObject({
      problem: {code: 'too-small', message: 'It: −5 is too small. The minimum is 0.'},
    });
    expect(read('120%', 'percent', {max: 100})).toMatchObject({
      problem: {message: 'It: 120% is too large. The maximum is 100%.'},
    });
  });

  test('never throws, and what it reads is finite', () => {
    const sign = fc.constantFrom(...Array.from('0123456789.,-−+()€$%km \u00a0'));
    const text = fc.oneof(
      fc.string({unit: anyCharacter}),
      fc.string({unit: sign, maxLength: 12}),
      fc.string({unit: sign, minLength: 500, maxLength: 2_000}),
    );
    fc.assert(
      fc.property(
        text,
        fc.constantFrom<NumberKind>('count', 'money', 'percent', 'plain'),
        (given, kind) => {
          const reading = read(given, kind);
          expect(reading.valid ? reading.value : 0).toBeGreaterThanOrEqual(0);
          expect(Number.isFinite(reading.valid ? reading.value : 0)).toBe(true);
        },
      ),
    );
  });

  test.each(['en', 'de', 'fr', 'pt', 'sv', 'en-IN', 'de-CH'])(
    'amounts as %s writes them',
    (locale) => {
      fc.assert(
        fc.property(fc.integer({min: 0, max: 1e12}), (cents) => {
          const text = (cents / 100).toLocaleString(locale, {minimumFractionDigits: 2});
          expect(valueOf(text)).toBe(cents / 100);
        }),
      );
    },
  );
});

describe('printing', () => {
  test('percentages, amounts, months', () => {
    expect(percent(0.025)).toBe('2.5%');
    expect(percent(-0.025)).toBe('−2.5%');
    expect(percent(-0.0001)).toBe('0.0%');
    expect(percent(1 / 3, 2)).toBe('33.33%');
    expect(money(12_345.678)).toBe('12,346');
    expect(money(12.3)).toBe('12.30');
    expect(money(0)).toBe('0');
    expect(money(-0.001)).toBe('0.00');
    expect(months(1)).toBe('1 month');
    expect(months(38.46)).toBe('38.5 months');
    expect(plain(1234.56)).toBe('1,234.6');
  });
});

test('the rules are those that are reported', () => {
  const folder = join(__dirname, '..');
  const source = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'rules.ts')
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const reported = new Set(
    [...source.matchAll(/\bcode: '([^']+)'/g)].map(([, code]) => code),
  );
  expect(new Set(numberRules.map(({code}) => code))).toEqual(reported);
  expect(reported.size).toBe(numberRules.length);
});
