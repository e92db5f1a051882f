import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {
  calculateChurn,
  CHURN_FIELDS,
  churnRules,
  compareChurn,
  exampleChurn,
  likelyRange,
  MEASURES,
  monthFromYear,
  overMonths,
  paidMonths,
  paybackWithChurn,
  survivalCurve,
  yearFromMonth,
  type ChurnInput,
  type MeasureId,
} from '..';

const value = (input: ChurnInput, id: MeasureId) =>
  calculateChurn(input).measures[id].value;
const codes = (input: ChurnInput) => calculateChurn(input).problems.map(({code}) => code);

describe('rates', () => {
  test('month to year and back', () => {
    expect(yearFromMonth(0.05)).toBeCloseTo(0.459_64, 5);
    expect(monthFromYear(0.5)).toBeCloseTo(0.056_126, 6);
    expect(overMonths(0.1, 3, 12)).toBeCloseTo(1 - 0.9 ** 4, 12);
    expect(yearFromMonth(0)).toBe(0);
    expect(yearFromMonth(1)).toBe(1);
    fc.assert(
      fc.property(fc.double({min: -0.5, max: 0.6, noNaN: true}), (rate) => {
        expect(monthFromYear(yearFromMonth(rate))).toBeCloseTo(rate, 8);
      }),
    );
  });

  test('the survival curve, and what is paid under it', () => {
    const curve = survivalCurve(0.1);
    expect(curve).toHaveLength(25);
    expect(curve[0]).toBe(1);
    expect(curve[2]).toBeCloseTo(0.81, 12);
    expect(survivalCurve(0).every((share) => share === 1)).toBe(true);
    const sum = survivalCurve(0.03, 59).reduce((total, share) => total + share, 0);
    expect(paidMonths(0.03, 60)).toBeCloseTo(sum, 9);
    expect(paidMonths(0, 60)).toBe(60);
    expect(paidMonths(1, 60)).toBe(1);
  });

  test('payback with churn is where the sum under the curve meets the cost', () => {
    const months = paybackWithChurn(0.05, 50, 400);
    expect(paidMonths(0.05, months) * 50).toBeCloseTo(400, 9);
    expect(months).toBeGreaterThan(400 / 50);
    expect(paybackWithChurn(0, 50, 400)).toBe(8);
    expect(paybackWithChurn(0.1, 50, 500)).toBe(Infinity);
    expect(paybackWithChurn(1, 50, 50)).toBe(1);
    expect(paybackWithChurn(1, 50, 51)).toBe(Infinity);
  });

  test('the likely range', () => {
    // Worked out by hand from Wilson's formula.
    const [low, high] = likelyRange(2, 40);
    expect(low).toBeCloseTo(0.013_8, 3);
    expect(high).toBeCloseTo(0.165, 3);
    expect(likelyRange(0, 40)[0]).toBe(0);
    expect(likelyRange(40, 40)[1]).toBe(1);
    fc.assert(
      fc.property(
        fc.integer({min: 1, max: 1e6}),
        fc.double({min: 0, max: 1}),
        (n, part) => {
          const lost = Math.floor(n * (Number.isNaN(part) ? 0 : part));
          const [from, to] = likelyRange(lost, n);
          expect(from).toBeLessThanOrEqual(lost / n);
          expect(to).toBeGreaterThanOrEqual(lost / n);
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('the example', () => {
  // Calculated in each test, so that the mutation run knows which test runs what.
  const example = () => calculateChurn(exampleChurn);

  test.each<[MeasureId, number, number]>([
    ['customerChurn', 0.03, 12],
    ['customerChurnMonth', 0.03, 12],
    ['customerChurnYear', 1 - 0.97 ** 12, 12],
    ['grossMrrChurn', 0.03, 12],
    ['netMrrChurn', 0.008, 12],
    ['grr', 0.97, 12],
    ['nrr', 0.992, 12],
    ['grrYear', 0.97 ** 12, 12],
    ['nrrYear', 0.992 ** 12, 12],
    ['lifetime', 100 / 3, 9],
    ['arpa', 60, 12],
    ['ltv', 1600, 9],
    ['ltvCapped', 1342.7, 1],
    ['ltvToCac', 3.197, 3],
    ['payback', 8.75, 12],
    ['involuntaryChurn', 0.009, 12],
    ['recoveredMrr', 117, 9],
  ])('%s', (id, expected, digits) => {
    expect(example().measures[id].value).toBeCloseTo(expected, digits);
  });

  test('what winning back is worth, month by month', () => {
    let before = 30_000;
    let after = 30_000;
    let more = 0;
    for (let month = 0; month < 12; month++) {
      before *= 1 - 900 / 30_000;
      after *= 1 - (900 - 117) / 30_000;
      more += after - before;
    }
    expect(example().measures.recoveredYear.value).toBeCloseTo(more, 6);
  });

  test.each<[MeasureId, string, string]>([
    ['customerChurn', '15 ÷ 500', '3.0%'],
    ['customerChurnMonth', '3.00%', '3.0%'],
    ['customerChurnYear', '1 − (1 − 3.00%)¹²', '30.6%'],
    ['grossMrrChurn', '(780 + 120) ÷ 30,000', '3.0%'],
    ['netMrrChurn', '(780 + 120 − 600 − 60) ÷ 30,000', '0.8%'],
    ['grr', '1 − 3.0%', '97.0%'],
    ['nrr', '1 − 0.8%', '99.2%'],
    ['grrYear', '(97.0%)¹²', '69.4%'],
    ['nrrYear', '(99.2%)¹²', '90.8%'],
    ['lifetime', '1 ÷ 3.00%', '33.3 months'],
    ['arpa', '30,000 ÷ 500', '60'],
    ['ltv', '60 × 80% ÷ 3.00%', '1,600'],
    ['ltvCapped', '60 × 80% × 28 of 60', '1,343'],
    ['ltvToCac', '1,343 ÷ 420', '3.2 : 1'],
    ['payback', '420 ÷ (60 × 80%)', '8.8 months'],
    ['paybackWithChurn', 'ln(1 − 420 × 3.00% ÷ 48) ÷ ln(1 − 3.00%)', '10 months'],
    ['involuntaryChurn', '3.00% × 30%', '0.9%'],
    ['recoveredMrr', '780 × 30% × 50%', '117'],
    ['recoveredYear', '30,000 × 12 months at 2.61% instead of 3.00%', '7,434'],
  ])('%s shows its formula with the numbers put in', (id, filled, shown) => {
    expect(example().measures[id]).toMatchObject({id, filled, shown});
  });

  test('the curve of those who stay rises when payments are won back', () => {
    const {curve = [], recoveredCurve = []} = example();
    expect(curve).toEqual(survivalCurve(0.03));
    // 30 % of losses are failed payments, of which 50 % are won back.
    expect(recoveredCurve[1]).toBeCloseTo(1 - 0.03 * 0.85, 12);
    expect(recoveredCurve).toHaveLength(25);
  });

  test.each<[string, ChurnInput]>([
    ['no share of failed payments', {involuntary: ''}],
    ['none of them won back', {recovered: 0}],
    ['no customers', {customersStart: ''}],
  ])('there is no second curve with %s', (_, change) => {
    expect(calculateChurn({...exampleChurn, ...change})).not.toHaveProperty(
      'recoveredCurve',
    );
  });

  test('a second curve over a quarter is brought to a month', () => {
    const {recoveredCurve = []} = calculateChurn({...exampleChurn, period: 'quarter'});
    expect(recoveredCurve[3]).toBeCloseTo(1 - 0.03 * 0.85, 12);
  });

  test('the likely range is that of the counts, and missing without them', () => {
    expect(example().likely).toEqual(likelyRange(15, 500));
    expect(calculateChurn({customersStart: 500})).not.toHaveProperty('likely');
    expect(calculateChurn({customersStart: 5, customersLost: 9})).not.toHaveProperty(
      'likely',
    );
  });

  test.each(['margin', 'mrrStart', 'customersLost'] as const)(
    'nothing is earned without %s',
    (field) => {
      expect(calculateChurn({...exampleChurn, [field]: ''})).not.toHaveProperty('earned');
    },
  );

  test('what is earned crosses the cost at the payback', () => {
    const {earned = [], measures} = example();
    const payback = measures.paybackWithChurn.value ?? 0;
    expect(earned).toHaveLength(25);
    expect(earned[0]).toBe(0);
    expect(earned[1]).toBe(48);
    expect(earned[2]).toBeCloseTo(48 * 1.97, 9);
    expect(earned[Math.floor(payback)]).toBeLessThan(420);
    expect(earned[Math.ceil(payback)]).toBeGreaterThan(420);
    expect(calculateChurn({...exampleChurn, cac: 900}).earned).toHaveLength(61);
  });

  test('nothing is wrong with it', () => {
    const {problems, fields} = example();
    expect(problems.map(({severity}) => severity)).not.toContain('error');
    expect(problems.map(({severity}) => severity)).not.toContain('warning');
    expect(Object.values(fields).flat()).toEqual([]);
  });
});

describe('periods', () => {
  const year = {period: 'year', customersStart: 100, customersLost: 50} as const;

  test('a count over a year is brought to a month', () => {
    expect(value(year, 'customerChurnMonth')).toBeCloseTo(monthFromYear(0.5), 12);
    expect(value(year, 'customerChurnYear')).toBeCloseTo(0.5, 12);
    expect(value(year, 'lifetime')).toBeCloseTo(1 / monthFromYear(0.5), 9);
    expect(calculateChurn(year).measures.customerChurnMonth.filled).toBe(
      '1 − (1 − 50.00%)^(1/12)',
    );
  });

  test('a quarter', () => {
    const quarter = {
      ...year,
      period: 'quarter',
      mrrStart: 100,
      mrrCancelled: 10,
    } as const;
    expect(value(quarter, 'customerChurnYear')).toBeCloseTo(1 - 0.5 ** 4, 12);
    expect(value(quarter, 'grrYear')).toBeCloseTo(0.9 ** 4, 12);
  });

  test.each([
    ['month', 12, '¹²'],
    ['quarter', 4, '⁴'],
    ['year', 1, '¹'],
  ] as const)(
    'revenue retention of a %s is brought to a year',
    (period, times, power) => {
      const revenue = {
        period,
        mrrStart: 1000,
        mrrCancelled: 100,
        mrrContraction: 50,
        mrrExpansion: 60,
        mrrReactivation: 10,
      };
      const {grrYear, nrrYear} = calculateChurn(revenue).measures;
      expect(grrYear.value).toBeCloseTo(0.85 ** times, 12);
      expect(nrrYear.value).toBeCloseTo(0.92 ** times, 12);
      expect(nrrYear.filled).toBe(`(92.0%)${power}`);
    },
  );
});

describe('states', () => {
  test('nothing given: every line says what it needs', () => {
    const {measures, problems, curve} = calculateChurn({});
    for (const id of MEASURES) {
      expect(measures[id].value).toBeUndefined();
      expect(measures[id].why).toMatch(/^Needs [\w ,]+\.$/);
    }
    expect(problems).toEqual([]);
    expect(curve).toBeUndefined();
  });

  test('start 0 is undefined, and says why', () => {
    const input = {customersStart: 0, customersLost: 0, mrrStart: 0, mrrCancelled: 0};
    expect(codes(input)).toEqual(['no-customers', 'no-mrr']);
    expect(calculateChurn(input).measures.customerChurn.why).toContain('undefined');
    expect(calculateChurn(input).measures.arpa.value).toBeUndefined();
    expect(calculateChurn(input).curve).toBeUndefined();
  });

  test('churn 0 has no finite lifetime; the limit gives LTV an end', () => {
    const input = {
      customersStart: 50,
      customersLost: 0,
      mrrStart: 5000,
      mrrCancelled: 0,
      margin: 80,
      cac: 300,
    };
    expect(codes(input)).toEqual(['nobody-lost']);
    const {measures, curve} = calculateChurn(input);
    expect(measures.lifetime.why).toContain('no finite lifetime');
    expect(measures.ltv.value).toBeUndefined();
    expect(measures.ltvCapped.value).toBe(100 * 0.8 * 60);
    expect(measures.paybackWithChurn.value).toBe(300 / 80);
    expect(curve?.at(-1)).toBe(1);
  });

  test('more lost than there were: the error names both numbers', () => {
    const {problems, measures, curve} = calculateChurn({
      customersStart: 200,
      customersLost: 230,
      mrrStart: 1000,
      mrrCancelled: 900,
      mrrContraction: 200,
    });
    expect(problems.map(({code}) => code)).toEqual([
      'lost-more-than-start',
      'mrr-lost-more-than-start',
    ]);
    expect(problems[0]?.message).toMatch(/230 .*200 /);
    expect(problems[1]?.message).toMatch(/1,100\) .*1,000\)/);
    expect(measures.customerChurn.value).toBeUndefined();
    expect(measures.grr.value).toBeUndefined();
    expect(curve).toBeUndefined();
  });

  test('negative net churn is explained', () => {
    const input = {mrrStart: 10_000, mrrCancelled: 300, mrrExpansion: '800'};
    expect(value(input, 'netMrrChurn')).toBeCloseTo(-0.05, 12);
    expect(value(input, 'nrr')).toBeCloseTo(1.05, 12);
    expect(value(input, 'nrrYear')).toBeCloseTo(1.05 ** 12, 9);
    expect(calculateChurn(input).measures.nrr.filled).toBe('1 − (−5.0%)');
    const [problem] = calculateChurn(input).problems;
    expect(problem).toMatchObject({code: 'negative-net-churn', severity: 'fine'});
    expect(problem?.message).toContain('500');
  });

  test.each<[string, ChurnInput]>([
    ['all-lost', {customersStart: 20, customersLost: 20}],
    ['few-losses', {customersStart: 40, customersLost: 2}],
    ['constant-churn', {customersStart: 400, customersLost: 20}],
    ['joiners-left-out', {customersStart: 40, customersLost: 20, customersJoined: 9}],
    [
      'mrr-without-customers',
      {customersStart: 40, customersLost: 0, mrrStart: 400, mrrCancelled: 20},
    ],
    [
      'customers-without-mrr',
      {customersStart: 40, customersLost: 2, mrrStart: 400, mrrCancelled: 0},
    ],
    ['margin-below-one', {margin: '0.8'}],
    ['never-paid-back', {...exampleChurn, cac: 2000}],
    ['slow-payback', {...exampleChurn, cac: 700}],
    ['low-ratio', {...exampleChurn, cac: 700}],
  ])('%s', (code, input) => {
    expect(codes(input)).toContain(code);
  });

  test.each<[string, ChurnInput]>([
    ['lost-more-than-start', {customersStart: 20, customersLost: 20}],
    ['all-lost', {customersStart: 20, customersLost: 19}],
    ['few-losses', {customersStart: 40, customersLost: 10}],
    ['few-losses', {customersStart: 40, customersLost: 0}],
    ['constant-churn', {customersStart: 400, customersLost: 0}],
    ['nobody-lost', {customersStart: 400, customersLost: 1}],
    ['joiners-left-out', {customersStart: 40, customersLost: 20, customersJoined: 0}],
    ['joiners-left-out', {customersStart: 40, customersLost: 20}],
    ['mrr-lost-more-than-start', {mrrStart: 400, mrrCancelled: 300, mrrContraction: 100}],
    ['negative-net-churn', {mrrStart: 400, mrrCancelled: 20, mrrExpansion: 20}],
    ['mrr-without-customers', {customersStart: 9, mrrStart: 400, mrrCancelled: 20}],
    [
      'mrr-without-customers',
      {customersStart: 9, customersLost: 0, mrrStart: 400, mrrCancelled: 0},
    ],
    [
      'mrr-without-customers',
      {customersStart: 9, customersLost: 1, mrrStart: 400, mrrCancelled: 20},
    ],
    [
      'customers-without-mrr',
      {customersStart: 9, customersLost: 1, mrrStart: 400, mrrCancelled: 20},
    ],
    [
      'customers-without-mrr',
      {customersStart: 9, customersLost: 0, mrrStart: 400, mrrCancelled: 0},
    ],
    [
      'customers-without-mrr',
      {customersStart: 9, customersLost: 10, mrrStart: 400, mrrCancelled: 0},
    ],
    ['customers-without-mrr', {customersStart: 9, mrrStart: 400, mrrCancelled: 0}],
    ['margin-below-one', {margin: 1}],
    ['margin-below-one', {margin: 0}],
    ['margin-below-one', {}],
    ['never-paid-back', exampleChurn],
    ['never-paid-back', {...exampleChurn, customersLost: 0, cac: 2000}],
    ['slow-payback', {...exampleChurn, cac: 12 * 48}],
    ['slow-payback', {...exampleChurn, cac: 2000}],
    ['slow-payback', {...exampleChurn, cac: ''}],
    ['low-ratio', exampleChurn],
    ['low-ratio', {...exampleChurn, cac: 2000}],
    ['low-ratio', {...exampleChurn, cac: ''}],
    [
      'low-ratio',
      // Everyone leaves, so each pays one month: 60 × 80 % is three times 16.
      {...exampleChurn, customersLost: 500, cac: 16},
    ],
  ])('no %s where it does not apply: case %#', (code, input) => {
    expect(codes(input)).not.toContain(code);
  });

  test('all customers and all MRR may be lost without an error', () => {
    const {measures, problems} = calculateChurn({
      customersStart: 20,
      customersLost: 20,
      mrrStart: 400,
      mrrCancelled: 300,
      mrrContraction: 100,
    });
    expect(measures.customerChurn.value).toBe(1);
    expect(measures.grr.value).toBe(0);
    expect(problems.map(({severity}) => severity)).not.toContain('error');
  });

  test('findings name the numbers that they are about', () => {
    const said = (input: ChurnInput, code: string) =>
      calculateChurn(input).problems.find((problem) => problem.code === code)?.message;
    const joined = {customersStart: 40, customersLost: 20, customersJoined: 9};
    expect(said(joined, 'joiners-left-out')).toMatch(
      /customers \(9\) .* with 29 customers/,
    );
    expect(said({customersStart: 50, customersLost: 0}, 'nobody-lost')).toMatch(
      /No customer left \(50 at the start\).* up to 7\.1%/,
    );
    expect(said({customersStart: 40, customersLost: 2}, 'few-losses')).toMatch(
      /^2 customers lost, 40 at the start.* between 1\.4% and 16\.5%/,
    );
    expect(said({...exampleChurn, cac: 2000}, 'never-paid-back')).toMatch(
      /takes 41\.7 months .* stays only 33\.3 months/,
    );
    expect(
      calculateChurn({margin: '0.8'}).problems.find(
        ({code}) => code === 'margin-below-one',
      ),
    ).toMatchObject({
      message: expect.stringContaining('0.8%') as string,
      cure: expect.stringContaining('80%') as string,
    });
  });

  test('what is missing is listed as a sentence, and abbreviations keep their capitals', () => {
    const {measures} = calculateChurn({});
    expect(measures.customerChurn.why).toBe(
      'Needs customers at the start and customers lost.',
    );
    expect(measures.arpa.why).toBe('Needs MRR at the start and customers at the start.');
    expect(measures.ltv.why).toBe(
      'Needs customers at the start, customers lost, MRR at the start and gross margin.',
    );
  });

  test('the years that are counted are named, one and many', () => {
    const label = (capYears: number) =>
      calculateChurn({...exampleChurn, capYears}).measures.ltvCapped.label;
    expect(label(1)).toBe('LTV of the first year');
    expect(label(3)).toBe('LTV of the first 3 years');
  });

  test('blank text in a field is the same as nothing', () => {
    expect(calculateChurn({customersStart: '   '}).fields).toEqual({});
  });

  test('who joined does not count in churn', () => {
    const input = {customersStart: 100, customersLost: 5};
    expect(value({...input, customersJoined: 80}, 'customerChurn')).toBe(
      value(input, 'customerChurn'),
    );
  });

  test('an empty movement is none; a faulty one is not', () => {
    const input = {mrrStart: 1000, mrrCancelled: 20};
    expect(value(input, 'netMrrChurn')).toBeCloseTo(0.02, 12);
    const faulty = calculateChurn({...input, mrrExpansion: 'lots'});
    expect(faulty.fields.mrrExpansion).toMatchObject([{code: 'not-a-number'}]);
    expect(faulty.measures.netMrrChurn.why).toBe('Needs MRR expansion.');
    expect(faulty.measures.grossMrrChurn.value).toBeCloseTo(0.02, 12);
    expect(value({...exampleChurn, capYears: 'x'}, 'ltvCapped')).toBeUndefined();
  });

  test('margin 0 earns nothing, and pays nothing back', () => {
    const {measures} = calculateChurn({...exampleChurn, margin: 0});
    expect(measures.ltv.value).toBe(0);
    expect(measures.payback.why).toContain('paid back');
    expect(calculateChurn({...exampleChurn, cac: 0}).measures.ltvToCac.why).toContain(
      'no ratio',
    );
  });
});

test('a percentage stands in the formula as it was given', () => {
  expect(calculateChurn({...exampleChurn, margin: '82.5'}).measures.ltv.filled).toContain(
    '82.5%',
  );
});

describe('two scenarios', () => {
  test('an empty field is as in the first', () => {
    const {first, second, rows} = compareChurn(exampleChurn, {
      customersLost: '10',
      mrrStart: '  ',
    });
    expect(second.numbers.mrrStart).toBe(first.numbers.mrrStart);
    const row = Object.fromEntries(rows.map((one) => [one.id, one]));
    expect(row['customerChurn']).toMatchObject({verdict: 'better'});
    expect(row['customerChurn']?.difference).toBeCloseTo(-0.01, 12);
    expect(row['ltv']).toMatchObject({verdict: 'better'});
    expect(row['grossMrrChurn']).toEqual({
      id: 'grossMrrChurn',
      difference: 0,
      verdict: 'same',
    });
  });

  test('worse, and not to be said', () => {
    const {rows} = compareChurn(exampleChurn, {customersLost: 20, mrrCancelled: 0});
    const row = Object.fromEntries(rows.map((one) => [one.id, one.verdict]));
    expect(row['lifetime']).toBe('worse');
    expect(row['grossMrrChurn']).toBe('better');
    const open = compareChurn(exampleChurn, {customersLost: 0}).rows;
    expect(open.find(({id}) => id === 'lifetime')?.verdict).toBe('open');
  });
});

test('a difference that is only rounding is none, measured by the size of the number', () => {
  const verdict = (before: number, after: number) =>
    compareChurn(
      {mrrStart: before, customersStart: 1},
      {mrrStart: after, customersStart: 1},
    ).rows.find(({id}) => id === 'arpa')?.verdict;
  expect(verdict(1e12, 1e12 + 100)).toBe('same');
  expect(verdict(1e12, 1e12 + 10_000)).toBe('better');
  expect(verdict(1, 1.01)).toBe('better');
  expect(verdict(1.01, 1)).toBe('worse');
});

test('whatever is given: no exception, no number that is none', () => {
  const any = fc.oneof(
    fc.string({unit: anyCharacter}),
    fc.string({unit: fc.constantFrom(...Array.from('0123456789.,%-k ')), maxLength: 9}),
    fc.double(),
    fc.integer({min: 0, max: 1000}),
  );
  const input = fc.record(
    {
      ...Object.fromEntries(CHURN_FIELDS.map((field) => [field, any])),
      period: fc.constantFrom('month', 'quarter', 'year'),
    },
    {requiredKeys: []},
  );
  fc.assert(
    fc.property(input, (given) => {
      const {measures, curve = []} = calculateChurn(given);
      for (const measure of Object.values(measures)) {
        expect((measure.value === undefined) !== (measure.why === undefined)).toBe(true);
        expect(`${measure.shown}${measure.filled}`).not.toMatch(/NaN|∞|Infinity|undef/);
      }
      expect(curve.every((share) => share >= 0 && share <= 1)).toBe(true);
    }),
  );
});

test('the rules are those that are reported', () => {
  const folder = join(__dirname, '..');
  const reported = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && file !== 'rules.ts')
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .flatMap((source) => [...source.matchAll(/\bcode: '([^']+)'/g)])
      .map(([, code]) => [code, true]),
  );
  expect(churnRules.map(({code}) => code).sort()).toEqual([...reported.keys()].sort());
});
