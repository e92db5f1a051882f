import fc from 'fast-check';
import {dmarc} from 'mailauth/lib/dmarc';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {
  choiceOf,
  composeDmarc,
  diffRecords,
  firstChoice,
  parkedRecords,
  parseDmarc,
  planRollout,
  type DmarcChoice,
  type Policy,
} from '..';
import {splitStrings} from '../../kit';

const compose = (choice: Partial<DmarcChoice>) =>
  composeDmarc({...firstChoice, ...choice});

test('the first record: watch, and be strict where nothing is lost', () => {
  expect(compose({aggregate: ['dmarc@example.com']}).record).toBe(
    'v=DMARC1; p=none; np=reject; rua=mailto:dmarc@example.com',
  );
});

test('all that can be chosen', () => {
  const {record, problems, entryProblems} = compose({
    policy: 'quarantine',
    subdomains: 'none',
    nonexistent: 'reject',
    testing: true,
    aggregate: ['a@example.com', '', ' mailto:B@Example.com '],
    failure: ['c@example.com'],
    failureOptions: '1:d:s',
    dkimAlignment: 's',
    spfAlignment: 's',
    ownOrganization: true,
  });
  expect(record).toBe(
    'v=DMARC1; p=quarantine; sp=none; np=reject; t=y; rua=mailto:a@example.com,mailto:B@example.com; ruf=mailto:c@example.com; fo=1:d:s; adkim=s; aspf=s; psd=n',
  );
  expect(entryProblems).toEqual([]);
  expect(problems.map(({code}) => code)).toContain('weak-subdomains');
});

test.each<[Partial<DmarcChoice>, string]>([
  [{policy: 'reject', subdomains: 'reject', nonexistent: 'reject'}, 'v=DMARC1; p=reject'],
  [
    {policy: 'none', subdomains: 'reject', nonexistent: 'reject'},
    'v=DMARC1; p=none; sp=reject',
  ],
  [{policy: 'none', nonexistent: undefined, testing: true}, 'v=DMARC1; p=none'],
  [{policy: 'none', testing: true}, 'v=DMARC1; p=none; np=reject; t=y'],
  [{policy: 'reject', failureOptions: '1'}, 'v=DMARC1; p=reject'],
  [
    {policy: 'reject', failure: ['a@example.com'], failureOptions: '0:1'},
    'v=DMARC1; p=reject; ruf=mailto:a@example.com',
  ],
])('nothing that is the default is written: %j', (choice, record) => {
  expect(compose(choice).record).toBe(record);
});

test.each([
  ['a,b@example.com', 'mailto:a%2Cb@example.com'],
  ['a!10m@example.com', 'mailto:a%2110m@example.com'],
  ['a;p=none@example.com', 'mailto:a%3Bp=none@example.com'],
  ['50%@example.com', 'mailto:50%25@example.com'],
  ['dmarc@bücher.example', 'mailto:dmarc@xn--bcher-kva.example'],
])('an address with special characters: %s', (address, uri) => {
  const {record, parsed} = compose({nonexistent: undefined, aggregate: [address]});
  expect(record).toBe(`v=DMARC1; p=none; rua=${uri}`);
  expect(parsed.problems).toEqual([]);
});

test('what is no address is left out, and named with its line', () => {
  const {record, entryProblems} = compose({
    aggregate: [
      'a@example.com',
      'nobody',
      '@example.com',
      'a b@example.com',
      'x@localhost',
    ],
  });
  expect(record).toContain('rua=mailto:a@example.com');
  expect(entryProblems.map(({field, entry, code}) => [field, entry, code])).toEqual(
    [1, 2, 3, 4].map((entry) => ['aggregate', entry, 'not-an-address']),
  );
});

test('consent records for addresses elsewhere (RFC 9990, 4)', () => {
  const choice = {
    aggregate: [
      'a@example.com',
      'b@mail.example.com',
      'c@reports.example',
      'd@reports.example',
    ],
    failure: ['e@other.example'],
  };
  expect(compose({...choice, domain: 'https://Example.com/'}).consents).toEqual([
    {
      host: 'reports.example',
      name: 'example.com._report._dmarc.reports.example',
      value: 'v=DMARC1;',
    },
    {
      host: 'other.example',
      name: 'example.com._report._dmarc.other.example',
      value: 'v=DMARC1;',
    },
  ]);
  expect(compose({...choice, domain: 'mail.example.com'}).consents).toHaveLength(2);
  expect(compose(choice).consents).toEqual([]);
});

test('long records in strings of 255', () => {
  const strings = splitStrings('x'.repeat(600));
  expect(strings.map(({length}) => length)).toEqual([255, 255, 90]);
});

const policy = fc.constantFrom<Policy>('none', 'quarantine', 'reject');
const choices: fc.Arbitrary<DmarcChoice> = fc.record(
  {
    domain: fc.constantFrom('example.com', 'mail.example.com'),
    policy,
    subdomains: policy,
    nonexistent: policy,
    testing: fc.boolean(),
    aggregate: fc.array(fc.oneof(fc.emailAddress(), fc.string()), {maxLength: 4}),
    failure: fc.array(fc.oneof(fc.emailAddress(), fc.string({unit: anyCharacter})), {
      maxLength: 2,
    }),
    failureOptions: fc.constantFrom('0', '1', 'd', 's:d', '1:d:s', '0:1', ''),
    dkimAlignment: fc.constantFrom('r', 's'),
    spfAlignment: fc.constantFrom('r', 's'),
    ownOrganization: fc.boolean(),
  },
  {
    requiredKeys: [
      'policy',
      'testing',
      'aggregate',
      'failure',
      'failureOptions',
      'dkimAlignment',
      'spfAlignment',
      'ownOrganization',
    ],
  },
);

test('whatever is chosen, our own parser finds no fault, and reads the choice again', () => {
  const faults =
    /^(?:bad-|unknown|retired|not-a|empty|repeated-tag|p-late|size|idle-record|no-policy)/;
  fc.assert(
    fc.property(choices, (choice) => {
      const {record, parsed} = composeDmarc(choice);
      const again = choiceOf(record);
      return (
        parsed.valid &&
        !parsed.problems.some(({code}) => faults.test(code)) &&
        again !== undefined &&
        composeDmarc(again).record === record &&
        parsed.settings.p === choice.policy &&
        parsed.settings.np === (choice.nonexistent ?? choice.subdomains ?? choice.policy)
      );
    }),
  );
});

test('no report address of a record is lost', () => {
  const choice = choiceOf(
    'v=DMARC1; p=reject; rua=a@example.com, mailto:b@example.com!10m,mailto:a@example.com; ruf=f@example.com',
  );
  expect(choice && composeDmarc(choice).record).toBe(
    'v=DMARC1; p=reject; rua=mailto:a@example.com,mailto:b@example.com; ruf=mailto:f@example.com',
  );
});

describe('mailauth 4.13 reads what we write', () => {
  /**
   * It knows RFC 7489: it reads p, sp, adkim and aspf, and passes over np, t and psd. It
   * notes strict alignment, but lets a relaxed match count all the same.
   */
  async function verify(record: string, headerFrom: string, domains: string[]) {
    return dmarc({
      headerFrom,
      spfDomains: [],
      dkimDomains: domains.map((domain) => ({domain})),
      resolver: (name: string, type: string) =>
        name === '_dmarc.example.com' && type === 'TXT'
          ? Promise.resolve([splitStrings(record)])
          : Promise.reject(Object.assign(new Error('none'), {code: 'ENOTFOUND'})),
    }) as Promise<{
      policy: string;
      p: string;
      sp: string;
      status: {result: string};
      alignment: {dkim: {strict: boolean}; spf: {strict: boolean}};
    }>;
  }

  test('the policy, that of subdomains, and alignment', async () => {
    await fc.assert(
      fc.asyncProperty(choices, async (choice) => {
        const {record, parsed} = composeDmarc(choice);
        const read = await verify(record, 'example.com', ['a.example.com']);
        const below = await verify(record, 'x.example.com', []);
        expect(read).toMatchObject({
          p: choice.policy,
          sp: parsed.settings.sp,
          policy: choice.policy,
          status: {result: 'pass'},
          alignment: {
            dkim: {strict: choice.dkimAlignment === 's'},
            spf: {strict: choice.spfAlignment === 's'},
          },
        });
        expect(below.policy).toBe(parsed.settings.sp);
      }),
      {numRuns: 100},
    );
  });
});

describe('import and diff', () => {
  test('an old record, tag by tag', () => {
    const before =
      'v=DMARC1; p=quarantine; pct=25; rf=afrf; ri=3600; rua=mailto:a@example.com!10m; adkim=r; aspf=x; foo=1; sp=quarantine;; fo=1; junk';
    const choice = choiceOf(before);
    expect(choice).toBeDefined();
    const {record} = composeDmarc({...firstChoice, ...choice});
    expect(record).toBe('v=DMARC1; p=quarantine; np=reject; rua=mailto:a@example.com');
    const changes = diffRecords(before, record);
    expect(changes.map(({kind, before: was, after}) => [kind, was, after])).toEqual([
      ['kept', 'v=DMARC1', 'v=DMARC1'],
      ['kept', 'p=quarantine', 'p=quarantine'],
      ['dropped', 'pct=25', undefined],
      ['dropped', 'rf=afrf', undefined],
      ['dropped', 'ri=3600', undefined],
      ['changed', 'rua=mailto:a@example.com!10m', 'rua=mailto:a@example.com'],
      ['dropped', 'adkim=r', undefined],
      ['dropped', 'aspf=x', undefined],
      ['dropped', 'foo=1', undefined],
      ['dropped', 'sp=quarantine', undefined],
      ['dropped', '', undefined],
      ['dropped', 'fo=1', undefined],
      ['dropped', 'junk', undefined],
      ['added', undefined, 'np=reject'],
    ]);
    for (const {kind, why} of changes) {
      expect(why !== undefined && why !== '').toBe(/changed|dropped/.test(kind));
    }
  });

  test('blanks and capitals are no change; a choice is', () => {
    expect(
      diffRecords('V=DMARC1;P = NONE', 'v=DMARC1; p=none').map(({kind}) => kind),
    ).toEqual(['kept', 'kept']);
    expect(diffRecords('v=DMARC1; p=none', 'v=DMARC1; p=reject')[1]).toEqual({
      kind: 'changed',
      before: 'p=none',
      after: 'p=reject',
      why: 'Your choice.',
    });
  });

  test('why p changed although nobody chose so, and what the end of pct does', () => {
    const before = 'v=DMARC1; p=reject; sp=all; rua=mailto:a@example.com';
    const {record} = composeDmarc({...firstChoice, ...choiceOf(before)});
    const whyOf = (old: string, name: string) =>
      diffRecords(old, record).find((change) => change.before?.startsWith(name))?.why;
    expect(whyOf(before, 'p=')).toMatch(/old record as p=none/);
    expect(whyOf('v=DMARC1; p=none; pct=5', 'pct')).toMatch(/to all email/);
    expect(whyOf('v=DMARC1; p=none; pct=100', 'pct')).toMatch(/default/);
  });

  test.each([
    ['pct=25', /every receiver applies/],
    ['pct=100', /the default anyway/],
    ['rf=afrf', /one format/],
    ['ri=3600', /once a day/],
    ['sp=reject', /the default anyway/],
    ['np=reject', /the default anyway/],
    ['adkim=r', /the default anyway/],
    ['aspf=r', /the default anyway/],
    ['fo=0', /the default anyway/],
    ['psd=u', /the default anyway/],
    ['t=n', /the default anyway/],
    ['sp=none', /^Your choice/],
    ['adkim=s', /^Your choice/],
    ['rua=mailto:a@example.com', /^Your choice/],
    ['aspf=x', /not valid/],
    ['foo=1', /no such tag/],
    ['p=none', /only be used once/],
    ['junk', /not a tag/],
    [';p2=1', /between two semicolons/],
  ])('why %s is gone', (tag, why) => {
    const changes = diffRecords(`v=DMARC1; p=reject; ${tag}`, 'v=DMARC1; p=reject');
    expect(changes.map(({kind}) => kind).slice(0, 3)).toEqual([
      'kept',
      'kept',
      'dropped',
    ]);
    expect(changes[2]?.why).toMatch(why);
  });

  test.each([
    ['adkim=x', 'adkim=s', /not valid/],
    ['rua=mailto:a@example.com!1m', 'rua=mailto:b@example.com', /Limits on the size/],
    ['rua=mailto:A@example.com', 'rua=mailto:a@example.com', /^Your choice/],
    ['sp=none', 'sp=reject', /^Your choice/],
  ])('why %s became %s', (before, after, why) => {
    const [, , change] = diffRecords(
      `v=DMARC1; p=none; ${before}`,
      `v=DMARC1; p=none; ${after}`,
    );
    expect(change).toMatchObject({kind: 'changed', before, after});
    expect(change?.why).toMatch(why);
  });

  test('blanks between addresses are no change', () => {
    const [, , change] = diffRecords(
      'v=DMARC1; p=none; rua=mailto:a@example.com \t, mailto:b@example.com',
      'v=DMARC1; p=none; rua=mailto:a@example.com,mailto:b@example.com',
    );
    expect(change?.kind).toBe('kept');
  });

  test('what is no DMARC record cannot be imported', () => {
    expect(choiceOf('v=spf1 -all')).toBeUndefined();
    expect(diffRecords('v=spf1 -all', 'v=DMARC1; p=none')).toHaveLength(2);
  });

  test('a wrong policy is imported as what it does', () => {
    expect(choiceOf('v=DMARC1; p=rejekt; rua=mailto:a@example.com')?.policy).toBe('none');
  });
});

test('a parked domain', () => {
  const records = parkedRecords(['a@example.net']);
  expect(records.map(({host, type, value}) => [host, type, value])).toEqual([
    [
      '_dmarc',
      'TXT',
      'v=DMARC1; p=reject; sp=reject; np=reject; rua=mailto:a@example.net; adkim=s; aspf=s',
    ],
    ['', 'TXT', 'v=spf1 -all'],
    ['', 'MX', '0 .'],
  ]);
  expect(parseDmarc(records[0]?.value ?? '')).toMatchObject({valid: true, problems: []});
});

describe('the plan', () => {
  const weekday = (on: string): number => new Date(`${on}T12:00:00Z`).getUTCDay();
  const rungs = (options: Parameters<typeof planRollout>[0]) =>
    planRollout(options).map(
      ({on, policy: p, testing, changes}) =>
        `${on} ${p}${testing ? ' t' : ''}${changes ? '' : ' read'}`,
    );

  test('from nothing to reject', () => {
    expect(rungs({today: '2026-11-23', people: false})).toEqual([
      '2026-11-23 none',
      '2026-11-30 none read',
      '2026-12-28 quarantine t',
      '2027-01-11 quarantine',
      '2027-02-15 reject t',
      '2027-03-01 reject',
    ]);
  });

  test('where people write to lists it ends at quarantine, and says why', () => {
    const steps = planRollout({today: '2026-11-23', people: true});
    const last = steps.at(-1);
    expect(last).toMatchObject({policy: 'quarantine', testing: false});
    expect(last?.caution).toContain('mailing lists');
  });

  test('a month at p=none, and as long at p=quarantine before reject (RFC 9989, 7.4)', () => {
    for (let offset = 0; offset < 14; offset += 1) {
      const today = new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10);
      const steps = planRollout({today, people: false}).filter(({changes}) => changes);
      const days = steps.map(({on}) => Date.parse(on) / 86_400_000);
      const [none = 0, test_ = 0, quarantine = 0, reject = 0] = days;
      expect(test_ - none).toBeGreaterThanOrEqual(31);
      expect(reject - quarantine).toBeGreaterThanOrEqual(31);
      for (const {on} of steps.slice(1)) {
        expect(weekday(on)).toBeGreaterThanOrEqual(1);
        expect(weekday(on)).toBeLessThanOrEqual(4);
      }
    }
  });

  test.each([
    ['none', false, ['none read', 'quarantine t', 'quarantine', 'reject t', 'reject']],
    ['none', true, ['none read', 'quarantine t', 'quarantine', 'reject t', 'reject']],
    ['quarantine', true, ['quarantine t read', 'quarantine', 'reject t', 'reject']],
    ['quarantine', false, ['quarantine read', 'reject t', 'reject']],
    ['reject', true, ['reject t read', 'reject']],
    ['reject', false, ['reject read']],
  ] as const)('from p=%s, t=%s', (now, testing, expected) => {
    const steps = rungs({
      today: '2026-11-23',
      now: {policy: now, testing},
      people: false,
    });
    expect(steps.map((step) => step.slice(11))).toEqual(expected);
  });

  test('from quarantine, where people write, it is done', () => {
    const now = {policy: 'quarantine', testing: false} as const;
    expect(rungs({today: '2026-11-23', now, people: true})).toEqual([
      '2026-11-23 quarantine read',
    ]);
  });

  test.each([
    ['2026-11-27', '2027-01-04'],
    ['2026-11-28', '2027-01-04'],
    ['2026-11-29', '2027-01-04'],
    ['2026-11-30', '2027-01-04'],
    ['2026-11-26', '2026-12-31'],
  ])('from %s, nothing is changed on a Friday or a weekend', (today, next) => {
    expect(rungs({today, people: false})[2]).toBe(`${next} quarantine t`);
  });

  test('only the last step of those who write to lists has words of caution', () => {
    const cautions = (people: boolean) =>
      planRollout({today: '2026-11-23', people}).map(
        ({caution}) => caution !== undefined,
      );
    expect(cautions(true)).toEqual([false, false, false, true]);
    expect(cautions(false)).toEqual(Array(6).fill(false));
  });

  test('reading goes on at the end, and begins before', () => {
    const title = (policy: Policy, people = false) =>
      planRollout({today: '2026-11-23', now: {policy, testing: false}, people})[0]?.title;
    expect(title('none')).toBe('Read the reports');
    expect(title('quarantine')).toBe('Read the reports');
    expect(title('quarantine', true)).toBe('Keep reading the reports');
    expect(title('reject')).toBe('Keep reading the reports');
  });

  test('a day that is none does not stop it', () => {
    expect(rungs({today: 'soon', people: false})[0]).toBe('1970-01-01 none');
  });

  test('parked: one day', () => {
    expect(rungs({today: '2026-11-23', people: false, parked: true})).toEqual([
      '2026-11-23 reject',
    ]);
  });

  test('the first step says what the record lacks, and what it asks for at once', () => {
    const plan = (options: Partial<Parameters<typeof planRollout>[0]>) =>
      planRollout({today: '2026-11-23', people: false, ...options});
    const [first, ...others] = plan({rejectsMissing: true, withoutReports: true});
    expect(first?.title).toBe('Add a report address above, then publish p=none');
    expect(first?.before[0]).toContain('np=reject applies from the first day');
    const [plainFirst, ...plainOthers] = plan({});
    expect(plainFirst?.title).toBe('Publish p=none with a report address');
    expect(plainFirst?.before.join(' ')).not.toContain('np=reject');
    expect(others).toEqual(plainOthers);
  });

  test('whoever takes on a step knows that some receivers ignore the test mode', () => {
    const tests = planRollout({today: '2026-11-23', people: false}).filter(
      ({testing}) => testing,
    );
    expect(tests.map(({before}) => before.some((line) => line.includes('t=y')))).toEqual([
      true,
      true,
    ]);
  });

  test('every step says what to look for', () => {
    for (const {before, title} of planRollout({today: '2026-11-23', people: false})) {
      expect(title).not.toBe('');
      expect(before.length).toBeGreaterThan(0);
    }
  });
});
