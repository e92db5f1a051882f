import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {
  apportion,
  calculateEquity,
  divide,
  equityRules,
  exampleTeam,
  FACTORS,
  leaving,
  METHODS,
  partsInPercent,
  ROLES,
  vestedAfter,
  WHOLE,
  type Basis,
  type EquityInput,
  type FounderInput,
  type Holding,
} from '..';

const total = ({founders, pool}: Holding) =>
  founders.reduce((all, parts) => all + parts, pool);
const two = (first: FounderInput, second: FounderInput, rest = {}): EquityInput => ({
  founders: [
    {name: 'Ada', ...first},
    {name: 'Ben', ...second},
  ],
  ...rest,
});
const shares = (input: EquityInput, method: Basis) =>
  calculateEquity(input).methods[method].shares?.map(
    (share) => Math.round(share * 1e6) / 1e6,
  );
const codes = (input: EquityInput) =>
  calculateEquity(input).problems.map(({code}) => code);

describe('rounding', () => {
  test('thirds add up to exactly 100', () => {
    expect(apportion([1, 1, 1], WHOLE)).toEqual([3334, 3333, 3333]);
    expect(apportion([50, 30, 20], 7)).toEqual([4, 2, 1]);
    expect(partsInPercent(3334)).toBe('33.34%');
    expect(partsInPercent(50)).toBe('0.50%');
  });

  test('any weights: the sum is exact and nobody is a whole part off', () => {
    const weight = fc.double({min: 0, max: 1e300, noNaN: true});
    fc.assert(
      fc.property(
        fc.array(weight, {minLength: 1, maxLength: 7}),
        fc.integer({min: 0, max: WHOLE}),
        (weights, whole) => {
          fc.pre(weights.some((one) => one > 1e-300));
          const parts = apportion(weights, whole);
          expect(parts.reduce((all, part) => all + part, 0)).toBe(whole);
          const largest = Math.max(...weights);
          const sum = weights.reduce((all, one) => all + one / largest, 0);
          parts.forEach((part, index) => {
            const due = ((weights[index] ?? 0) / largest / sum) * whole;
            expect(Math.abs(part - due)).toBeLessThan(1 + 1e-6);
          });
        },
      ),
    );
  });
});

describe('methods', () => {
  test('equal parts need no input', () => {
    expect(shares({founders: [{}, {}, {}, {}]}, 'equal')).toEqual([
      0.25, 0.25, 0.25, 0.25,
    ]);
  });

  test('weight × score, added up', () => {
    const ids = FACTORS.map(({id}) => id);
    const row = (values: readonly number[]) =>
      Object.fromEntries(ids.map((id, index) => [id, values[index] ?? 0]));
    const input = two(
      {scores: row([6, 10, 9, 5, 10])},
      {scores: row([2, 0, 2, 1, 1])},
      {weights: row([8, 10, 7, 8, 9])},
    );
    const {methods} = calculateEquity(input);
    expect(methods.factors.lines[0]).toBe(
      '8 × 6 + 10 × 10 + 7 × 9 + 8 × 5 + 9 × 10 = 341 of 388',
    );
    expect(methods.factors.shares?.[0]).toBeCloseTo(341 / 388, 12);
  });

  test('slices: twice for work and goods, four times for cash', () => {
    const input = two({hours: 100, rate: '€50', goods: 1000}, {cash: '3,000'});
    // 2 × (5,000 + 1,000) = 12,000 and 4 × 3,000 = 12,000.
    expect(shares(input, 'slices')).toEqual([0.5, 0.5]);
    expect(calculateEquity(input).methods.slices.lines).toEqual([
      '2 × (100 × 50 + 1,000) + 4 × 0 = 12,000 of 24,000',
      '2 × (0 × 0 + 0) + 4 × 3,000 = 12,000 of 24,000',
    ]);
    expect(shares({...input, cashTimes: 2}, 'slices')).toEqual([0.666667, 0.333333]);
  });

  test('points of a question are divided among those it names', () => {
    const input = two({roles: ['idea', 'build']}, {roles: ['build', 'money']});
    // idea 3, build 10, money 4.
    expect(calculateEquity(input).methods.roles.lines).toEqual([
      '8 of 17 points',
      '9 of 17 points',
    ]);
  });

  test('the average is of those that have a result', () => {
    const input = two({cash: 300}, {cash: 100});
    expect(shares(input, 'average')).toEqual([0.75, 0.25]);
    expect(calculateEquity(input).methods.factors.why).toBe('No factor is scored yet.');
    const both = two({cash: 300, roles: ['idea']}, {cash: 100});
    expect(shares(both, 'average')).toEqual([0.875, 0.125]);
  });

  test('your own split has to be a whole', () => {
    const own = (first: string, second: string) =>
      two({agreed: first}, {agreed: second}, {basis: 'agreed'});
    expect(shares(own('60%', '40'), 'agreed')).toEqual([0.6, 0.4]);
    const {methods, basis, problems} = calculateEquity(own('60', '45'));
    expect(methods.agreed.why).toBe('Your shares add up to 105%, not 100%.');
    expect(basis).toBe('equal');
    expect(problems[0]).toMatchObject({code: 'own-split-total', severity: 'error'});
    const thirds = {agreed: '33.33'};
    expect(
      calculateEquity({founders: [thirds, thirds, thirds], basis: 'agreed'}).basis,
    ).toBe('agreed');
  });

  test('a hundredth of a percent may be missing from your own split, and no more', () => {
    const own = (first: number) => two({agreed: first}, {agreed: 40});
    expect(shares(own(59.99), 'agreed')).toBeDefined();
    expect(shares(own(60.01), 'agreed')).toBeDefined();
    expect(calculateEquity(own(59.98)).methods.agreed).toMatchObject({
      why: 'Your shares add up to 99.98%, not 100%.',
      lines: [],
    });
    expect(calculateEquity(two({agreed: 100}, {})).methods.agreed.lines).toEqual([
      '100 ÷ 100',
      '0 ÷ 100',
    ]);
  });

  test('each method shows its sum, or says what it needs', () => {
    const {methods} = calculateEquity(two({}, {}));
    expect(methods.equal.lines).toEqual(['1 ÷ 2', '1 ÷ 2']);
    for (const id of ['factors', 'slices', 'roles', 'average', 'agreed'] as const) {
      expect(methods[id]).toMatchObject({
        label: expect.stringMatching(/\w/) as string,
        how: expect.stringMatching(/\.$/) as string,
        why: expect.stringMatching(/\.$/) as string,
        lines: [],
      });
    }
    const one = calculateEquity(two({cash: 300}, {cash: 100})).methods.average;
    expect(one.lines).toEqual(['from one method', 'from one method']);
    const both = calculateEquity(two({cash: 300, roles: ['idea']}, {cash: 100}));
    expect(both.methods.average.lines).toEqual(['(75 + 100) ÷ 2', '(25 + 0) ÷ 2']);
  });

  test('six founders, and no more', () => {
    const seven = calculateEquity({founders: Array.from({length: 7}, () => ({}))});
    expect(seven.team.names).toHaveLength(6);
    expect(seven.problems[0]).toMatchObject({code: 'team-size', severity: 'error'});
    expect(calculateEquity({founders: []}).team.names).toEqual([
      'Founder 1',
      'Founder 2',
    ]);
  });
});

describe('spread and what moves it', () => {
  test('from the least to the most that any method gives', () => {
    const {spread} = calculateEquity(two({cash: 900, roles: ['idea']}, {cash: 100}));
    expect(spread[0]).toEqual({least: 50, most: 100});
    expect(spread[1]?.least).toBeCloseTo(0, 9);
    expect(spread[1]?.most).toBeCloseTo(50, 9);
  });

  test('a step is worked out again, not guessed', () => {
    const {levers} = calculateEquity(two({cash: 100}, {cash: 100}));
    // A tenth less moves more than a tenth more: 90 of 190 against 110 of 210.
    expect(levers).toHaveLength(2);
    expect(levers[0]?.points).toBeCloseTo(100 * (0.5 - 90 / 190), 9);
    expect(levers[0]).toMatchObject({what: 'Ada, cash spent', step: 'a tenth'});
  });

  test('steps stay in the scale, and what moves nothing is left out', () => {
    const scores = Object.fromEntries(FACTORS.map(({id}) => [id, 10]));
    const weights = Object.fromEntries(FACTORS.map(({id}) => [id, 10]));
    const {levers} = calculateEquity(two({scores}, {scores}, {weights}));
    expect(levers).toHaveLength(10);
    for (const {points} of levers) {
      // Only the step down from 10 is there: 49 of 99.
      expect(points).toBeCloseTo(100 * (0.5 - 490 / 990), 9);
    }
  });

  test('each input of a founder is moved, and what it moves is named', () => {
    const found = (input: EquityInput) =>
      calculateEquity(input).levers.map(({what, step, points}) => [
        what,
        step,
        Math.round(points * 1e6) / 1e6,
      ]);
    const asked = ROLES.find(({id}) => id === 'idea')?.ask ?? '';
    const answers = found(two({roles: ['idea']}, {roles: ['money']}));
    // Idea counts 3 and money 4: shared by both, the idea leaves Ada 1.5 of 7.
    expect(answers).toContainEqual([
      `Ben: ${asked}`,
      'the other answer',
      Math.round(100 * (3 / 7 - 1.5 / 7) * 1e6) / 1e6,
    ]);
    expect(answers).toContainEqual([
      `Ada: ${asked}`,
      'the other answer',
      Math.round((100 * 3e6) / 7) / 1e6,
    ]);
    const scored = found(two({scores: {idea: 4}}, {scores: {idea: 4}}));
    // One point less, 3 of 7, moves more than one point more, 5 of 9.
    expect(scored).toContainEqual([
      expect.stringMatching(/^Ada, /),
      'one point',
      Math.round(100 * (0.5 - 3 / 7) * 1e6) / 1e6,
    ]);
    // The weight of the only factor that is scored changes nothing.
    expect(scored.filter(([what]) => String(what).startsWith('Weight'))).toEqual([]);
  });

  test('a step may reach the end of the scale, at 0 and at 10', () => {
    const points = (first: number, second: number) =>
      calculateEquity(two({scores: {idea: first}}, {scores: {idea: second}})).levers.find(
        ({what}) => what === `Ada, ${FACTORS.find(({id}) => id === 'idea')?.name ?? ''}`,
      )?.points;
    // From 1 to 0 Ada loses all of 1 of 11; from 9 to 10 she gains.
    expect(points(1, 10)).toBeCloseTo(100 / 11, 9);
    expect(points(9, 1)).toBeCloseTo(100 * (9 / 10 - 8 / 9), 9);
    expect(points(0, 9)).toBeCloseTo(100 / 10, 9);
  });

  test('the largest stands first', () => {
    const {levers} = calculateEquity(exampleTeam);
    const points = levers.map((lever) => lever.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    expect(new Set(levers.map(({method}) => method)).size).toBe(3);
  });
});

describe('vesting', () => {
  const usual = {vesting: 48, cliff: 12};

  test.each([
    [0, 0],
    [11, 0],
    [12, 0.25],
    [13, 13 / 48],
    [47, 47 / 48],
    [48, 1],
    [100, 1],
  ])('after %i months', (month, share) => {
    expect(vestedAfter(month, usual)).toBe(share);
  });

  test('without vesting all is there at once', () => {
    expect(vestedAfter(0, {vesting: 0, cliff: 12})).toBe(1);
    expect(vestedAfter(6, {vesting: 48, cliff: 0})).toBe(0.125);
  });

  test('who leaves keeps what has vested; the rest has two ways to go', () => {
    const holding = divide([0.5, 0.5], 10);
    expect(holding).toEqual({founders: [4500, 4500], pool: 1000});
    const gone = leaving(holding, 1, 24, usual);
    expect(gone).toMatchObject({vested: 0.5, keeps: 2250, gives: 2250});
    expect(gone.toPool).toEqual({founders: [4500, 2250], pool: 3250});
    // Of 77.5% that are left: 45, 22.5 and 10.
    expect(gone.cancelled).toEqual({founders: [5807, 2903], pool: 1290});
  });

  test('whoever leaves whenever: the company stays whole', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({min: 1, max: 1000}), {minLength: 2, maxLength: 6}),
        fc.integer({min: 0, max: 9000}),
        fc.nat({max: 5}),
        fc.nat({max: 120}),
        fc.nat({max: 120}),
        fc.nat({max: 120}),
        (weights, pool, who, month, vesting, cliff) => {
          const holding = divide(weights, pool / 100);
          const leaver = who % weights.length;
          const gone = leaving(holding, leaver, month, {vesting, cliff});
          expect(total(holding)).toBe(WHOLE);
          expect(total(gone.toPool)).toBe(WHOLE);
          expect(gone.cancelled ? total(gone.cancelled) : WHOLE).toBe(WHOLE);
          expect(gone.keeps + gone.gives).toBe(holding.founders[leaver]);
        },
      ),
    );
  });

  test('the sole holder of everything leaves on the first day', () => {
    const gone = leaving({founders: [10_000, 0], pool: 0}, 0, 0, usual);
    expect(gone.toPool).toEqual({founders: [0, 0], pool: 10_000});
    expect(gone.cancelled).toBeUndefined();
  });
});

describe('findings', () => {
  test('the example has neither errors nor gaps', () => {
    const {problems, fields, basis, holding} = calculateEquity(exampleTeam);
    expect(problems.filter(({severity}) => severity === 'error')).toEqual([]);
    expect(basis).toBe('average');
    expect(total(holding)).toBe(WHOLE);
    expect(fields).toEqual({});
  });

  test.each<[string, EquityInput]>([
    ['same-name', two({name: 'Ada'}, {name: ' ada '})],
    ['hours-without-pay', two({hours: 10}, {})],
    ['no-score', two({scores: {idea: 5}}, {})],
    ['no-result', two({cash: 5}, {}, {basis: 'roles'})],
    ['methods-differ', two({cash: 5}, {})],
    ['methods-agree', two({cash: 5, roles: ['sell']}, {cash: 5, roles: ['build']})],
    ['even-two', two({}, {})],
    ['no-share', two({cash: 5}, {}, {basis: 'slices'})],
    ['no-vesting', two({}, {}, {vesting: 0})],
    ['no-cliff', two({}, {}, {cliff: 0})],
    ['cliff-after-end', two({}, {}, {vesting: 12, cliff: 24})],
    ['leaves-with-nothing', two({}, {}, {leaves: 11})],
    ['all-vested', two({}, {}, {leaves: 48})],
    ['ask-first', two({}, {})],
  ])('%s', (code, input) => {
    expect(codes(input)).toContain(code);
  });

  test.each<[string, EquityInput]>([
    ['same-name', two({}, {})],
    ['hours-without-pay', two({hours: 10, rate: 50}, {})],
    ['no-score', two({}, {})],
    [
      'no-score',
      {
        founders: [1, 2].map(() => ({
          scores: Object.fromEntries(FACTORS.map(({id}) => [id, 5])),
        })),
      },
    ],
    ['own-split-total', two({}, {})],
    ['own-split-total', two({agreed: 50}, {agreed: 50})],
    ['no-result', two({cash: 5}, {}, {basis: 'slices'})],
    ['no-result', two({}, {}, {basis: 'slices'})],
    ['methods-differ', two({}, {})],
    ['methods-differ', two({cash: 55}, {cash: 45})],
    ['methods-agree', two({cash: 5}, {cash: 5})],
    ['methods-agree', two({cash: 55, roles: ['sell']}, {cash: 45, roles: ['build']})],
    ['even-two', two({cash: 5}, {cash: 4}, {basis: 'slices'})],
    ['even-two', {founders: [{}, {}, {}, {}]}],
    ['no-share', two({}, {})],
    ['no-vesting', two({}, {})],
    ['no-cliff', two({}, {})],
    ['cliff-after-end', two({}, {}, {vesting: 24, cliff: 24})],
    ['leaves-with-nothing', two({}, {}, {leaves: 12})],
    ['all-vested', two({}, {}, {leaves: 47})],
    ['team-size', {founders: Array.from({length: 6}, () => ({}))}],
    ['team-size', two({}, {})],
  ])('no %s where it does not apply: case %#', (code, input) => {
    expect(codes(input)).not.toContain(code);
  });

  test('findings name the founders and the numbers that they are about', () => {
    const said = (input: EquityInput, code: string) =>
      calculateEquity(input).problems.find((problem) => problem.code === code)?.message;
    expect(said(two({name: 'Ada'}, {name: 'ADA'}), 'same-name')).toContain('ADA');
    expect(
      said({founders: [{hours: 1}, {rate: 2}, {goods: 1}]}, 'hours-without-pay'),
    ).toMatch(/^Founder 1 and Founder 2: /);
    expect(
      said({founders: [{hours: 1}, {rate: 2}, {hours: 3}]}, 'hours-without-pay'),
    ).toMatch(/^Founder 1, Founder 2 and Founder 3: /);
    expect(said(two({rate: 9}, {}), 'hours-without-pay')).toMatch(/^Ada: /);
    const scores = Object.fromEntries(FACTORS.map(({id}) => [id, 5]));
    expect(said(two({scores}, {}), 'no-score')).toMatch(/^5 scores are/);
    const {idea: _, ...allButOne} = scores;
    expect(said(two({scores}, {scores: allButOne}), 'no-score')).toMatch(/^One score is/);
    expect(said(two({cash: 1}, {cash: 3}), 'methods-differ')).toMatch(
      /^For Ada the methods go from 25% to 50%/,
    );
    expect(said(two({cash: 5}, {}, {basis: 'slices'}), 'no-share')).toMatch(/^Ben: /);
    expect(said(two({cash: 5}, {}, {basis: 'roles'}), 'no-result')).toContain(
      '“Who does what”',
    );
    const leaves = {vesting: 48, cliff: 12, leaves: 6, leaver: 1};
    expect(said(two({}, {}, leaves), 'leaves-with-nothing')).toMatch(
      /^Ada leaves in month 6, before the cliff of 12 months, and keeps nothing of 45\.00%/,
    );
    expect(said(two({}, {}, {leaves: 60}), 'all-vested')).toMatch(
      /^After 60 months all of Ben’s 45\.00%/,
    );
    expect(said(two({}, {}, {vesting: 0}), 'no-vesting')).toMatch(
      /Ben keeps all 45\.00%/,
    );
    expect(said(two({}, {}, {vesting: 12, cliff: 24}), 'cliff-after-end')).toMatch(
      /cliff of 24 months .* 12 months/,
    );
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [0, 2],
    [4, 2],
    [1.5, 2],
    [undefined, 2],
  ])('founder number %s leaves: place %i', (leaver, place) => {
    const founders = [{}, {}, {}];
    expect(
      calculateEquity({founders, ...(leaver !== undefined && {leaver})}).leaver,
    ).toBe(place);
  });

  test('faults of fields are named by the field', () => {
    const {fields} = calculateEquity(
      two(
        {cash: 'much', scores: {idea: 11}},
        {hours: '-3'},
        {pool: '95', vesting: '4.5', weights: {idea: 'x'}},
      ),
    );
    expect(
      Object.entries(fields).map(([field, [problem]]) => [field, problem?.code]),
    ).toEqual([
      ['weight-idea', 'not-a-number'],
      ['score-idea-1', 'too-large'],
      ['cash-1', 'not-a-number'],
      ['hours-2', 'too-small'],
      ['pool', 'too-large'],
      ['vesting', 'not-whole'],
    ]);
    expect(fields['cash-1']?.[0]?.message).toContain('Ada, cash spent');
  });
});

test('whatever is given: no exception, and all shares make a whole', () => {
  const any = fc.oneof(
    fc.string({unit: anyCharacter}),
    fc.integer({min: -5, max: 2000}),
    fc.double(),
    fc.constant(''),
  );
  const founder = fc.record(
    {
      name: fc.string({unit: anyCharacter}),
      scores: fc.record(Object.fromEntries(FACTORS.map(({id}) => [id, any])), {
        requiredKeys: [],
      }),
      hours: any,
      rate: any,
      goods: any,
      cash: any,
      roles: fc.subarray(ROLES.map(({id}) => id)),
      agreed: any,
    },
    {requiredKeys: []},
  );
  const input = fc.record(
    {
      founders: fc.array(founder, {maxLength: 7}),
      pool: any,
      basis: fc.constantFrom(...METHODS),
      vesting: any,
      cliff: any,
      leaver: fc.integer(),
      leaves: any,
    },
    {requiredKeys: ['founders']},
  );
  fc.assert(
    fc.property(input, (given) => {
      const {methods, holding, leaving: gone, spread} = calculateEquity(given);
      for (const id of METHODS) {
        const {shares: found, why} = methods[id];
        expect((found === undefined) !== (why === undefined)).toBe(true);
        if (found) {
          expect(found.reduce((all, share) => all + share, 0)).toBeCloseTo(1, 9);
        }
      }
      expect(total(holding)).toBe(WHOLE);
      expect(total(gone.toPool)).toBe(WHOLE);
      expect(gone.cancelled ? total(gone.cancelled) : WHOLE).toBe(WHOLE);
      expect(spread.every(({least, most}) => least <= most)).toBe(true);
    }),
  );
});

test('the rules are those that are reported', () => {
  const folder = join(__dirname, '..');
  const reported = new Set(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && file !== 'rules.ts')
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .flatMap((source) => [...source.matchAll(/\bcode: '([^']+)'/g)])
      .map(([, code]) => code),
  );
  expect(equityRules.map(({code}) => code).sort()).toEqual([...reported].sort());
});
