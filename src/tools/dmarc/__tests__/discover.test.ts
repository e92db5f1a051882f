import fc from 'fast-check';
import {DnsError, type Resolver} from '../../dns';
import {createZoneResolver, type Zone} from '../../dns/testing';
import {discoverDmarc, MAX_QUESTIONS, type DmarcDiscovery} from '..';

const txt = (...records: string[]) => ({TXT: records});

async function discover(domain: string, zone: Zone) {
  const resolver = createZoneResolver(zone);
  const found = await discoverDmarc(domain, resolver);
  return {
    ...found,
    asked: resolver.asked.map((question) => question.slice('TXT '.length)),
  };
}

const codes = ({problems}: DmarcDiscovery): string[] => problems.map(({code}) => code);

test('a domain with its own record', async () => {
  const found = await discover('example.com', {
    '_dmarc.example.com': txt('v=DMARC1; p=reject; sp=none'),
  });
  expect(found).toMatchObject({
    record: 'v=DMARC1; p=reject; sp=none',
    policyDomain: 'example.com',
    organizationalDomain: 'example.com',
    policy: 'reject',
    source: 'p',
    outcome: 'applies',
  });
  expect(found.asked).toEqual(['_dmarc.example.com', '_dmarc.com']);
});

test('no record anywhere', async () => {
  const found = await discover('a.example.com', {});
  expect(found).toMatchObject({
    organizationalDomain: 'a.example.com',
    policy: 'none',
    outcome: 'none',
  });
  expect(found.record).toBeUndefined();
  expect(codes(found)).toEqual(['no-record']);
});

describe('the walk (RFC 9989, 4.10)', () => {
  test('above eight labels it goes on with the last seven', async () => {
    const {asked, trace} = await discover('a.b.c.d.e.f.g.h.i.j.mail.example.com', {});
    expect(asked).toEqual([
      '_dmarc.a.b.c.d.e.f.g.h.i.j.mail.example.com',
      '_dmarc.g.h.i.j.mail.example.com',
      '_dmarc.h.i.j.mail.example.com',
      '_dmarc.i.j.mail.example.com',
      '_dmarc.j.mail.example.com',
      '_dmarc.mail.example.com',
      '_dmarc.example.com',
      '_dmarc.com',
    ]);
    expect(trace.map(({number, skipped}) => [number, skipped])[1]).toEqual([2, 5]);
  });

  test('a large company’s record in between is never found (5.1.8)', async () => {
    const {asked, policyDomain} = await discover('mail.a.b.c.d.e.f.g.example.com', {
      '_dmarc.b.c.d.e.f.g.example.com': txt('v=DMARC1; p=reject; psd=n'),
      '_dmarc.example.com': txt('v=DMARC1; p=none'),
    });
    expect(asked[1]).toBe('_dmarc.c.d.e.f.g.example.com');
    expect(policyDomain).toBe('example.com');
  });

  test.each([
    [2, 2],
    [7, 7],
    [8, 8],
    [9, 8],
    [20, 8],
  ])('a name of %i labels costs %i questions', async (labels, questions) => {
    const domain = [...Array<string>(labels - 2).fill('a'), 'example', 'com'].join('.');
    const {asked} = await discover(domain, {});
    expect(asked).toHaveLength(questions);
    expect(new Set(asked).size).toBe(questions);
  });

  test('it goes on above a record, up to the top', async () => {
    const found = await discover('a.mail.example.com', {
      '_dmarc.mail.example.com': txt('v=DMARC1; p=reject'),
      '_dmarc.example.com': txt('v=DMARC1; p=quarantine; sp=none'),
    });
    expect(found.asked).toHaveLength(4);
    expect(found).toMatchObject({
      organizationalDomain: 'example.com',
      policyDomain: 'example.com',
      policy: 'none',
      source: 'sp',
    });
  });

  test('psd=n ends it', async () => {
    const found = await discover('a.mail.example.com', {
      '_dmarc.mail.example.com': txt('v=DMARC1; p=reject; psd=n'),
      '_dmarc.example.com': txt('v=DMARC1; p=none'),
    });
    expect(found.asked).toHaveLength(2);
    expect(found).toMatchObject({
      organizationalDomain: 'mail.example.com',
      policyDomain: 'mail.example.com',
      policy: 'reject',
    });
  });

  test('psd=y ends it; the domain below is the organization', async () => {
    const zone = {'_dmarc.com': txt('v=DMARC1; p=reject; psd=y')};
    const found = await discover('a.mail.example.com', zone);
    expect(found).toMatchObject({
      organizationalDomain: 'example.com',
      policyDomain: 'com',
      policy: 'reject',
    });
  });

  test('psd=y where it begins makes the suffix its own organization', async () => {
    const zone = {'_dmarc.bank.example': txt('v=DMARC1; p=quarantine; sp=none; psd=y')};
    const found = await discover('bank.example', zone);
    expect(found.asked).toEqual(['_dmarc.bank.example']);
    expect(found).toMatchObject({
      organizationalDomain: 'bank.example',
      policy: 'quarantine',
    });
  });

  test('the bank of B.4.3', async () => {
    const zone = {
      '_dmarc.bank.example': txt('v=DMARC1; p=reject; psd=y'),
      '_dmarc.giant.bank.example': txt('v=DMARC1; p=quarantine'),
    };
    const organization = async (domain: string) =>
      (await discover(domain, zone)).organizationalDomain;
    expect(await organization('giant.bank.example')).toBe('giant.bank.example');
    expect(await organization('mail.giant.bank.example')).toBe('giant.bank.example');
    expect(await organization('mail.mega.bank.example')).toBe('mega.bank.example');
    const mega = await discover('mail.mega.bank.example', zone);
    expect(mega).toMatchObject({policyDomain: 'bank.example', policy: 'reject'});
    const giant = await discover('giant.bank.example', zone);
    expect(giant).toMatchObject({
      policyDomain: 'giant.bank.example',
      policy: 'quarantine',
    });
  });

  test('a wrong psd is u', async () => {
    const {asked} = await discover('example.com', {
      '_dmarc.example.com': txt('v=DMARC1; p=none; psd=x'),
    });
    expect(asked).toHaveLength(2);
  });

  test('a name too long for DNS is not asked for', async () => {
    const long = `${`${'a'.repeat(61)}.`.repeat(4)}com`;
    expect(long.length).toBeLessThanOrEqual(253);
    const {asked} = await discover(long, {});
    expect(asked).toHaveLength(4);
  });

  test('letters of other scripts, capitals and a final dot', async () => {
    const zone = {'_dmarc.xn--bcher-kva.example': txt('v=DMARC1; p=reject')};
    expect(await discover('Bücher.Example.', zone)).toMatchObject({
      domain: 'xn--bcher-kva.example',
      policy: 'reject',
    });
  });
});

describe('inheritance (RFC 9989, 4.7 and 4.10.1)', () => {
  const record = (text: string): Zone => ({
    '_dmarc.example.com': txt(text),
    'here.example.com': {},
  });

  test.each([
    ['v=DMARC1; p=reject', 'reject', 'reject'],
    ['v=DMARC1; p=reject; sp=quarantine', 'quarantine', 'quarantine'],
    ['v=DMARC1; p=none; sp=quarantine; np=reject', 'quarantine', 'reject'],
    ['v=DMARC1; p=none; np=reject', 'none', 'reject'],
    ['v=DMARC1; p=reject; sp=quarantine; np=none', 'quarantine', 'none'],
    ['v=DMARC1; p=reject; t=y', 'quarantine', 'quarantine'],
    ['v=DMARC1; p=none; sp=quarantine; np=reject; t=y', 'none', 'quarantine'],
    ['v=DMARC1; sp=reject; rua=mailto:d@example.com', 'none', 'none'],
    ['v=DMARC1; p=reject; sp=x; rua=mailto:d@example.com', 'none', 'none'],
    ['v=DMARC1; p=reject; np=x; rua=mailto:d@example.com', 'none', 'none'],
  ])('%s', async (text, existing, missing) => {
    const zone = record(text);
    expect((await discover('here.example.com', zone)).policy).toBe(existing);
    expect((await discover('gone.example.com', zone)).policy).toBe(missing);
  });

  test('a domain without records exists all the same (A.4)', async () => {
    const found = await discover(
      'here.example.com',
      record('v=DMARC1; p=none; np=reject'),
    );
    expect(found).toMatchObject({exists: true, policy: 'none', source: 'p'});
    const gone = await discover(
      'gone.example.com',
      record('v=DMARC1; p=none; np=reject'),
    );
    expect(gone).toMatchObject({exists: false, policy: 'reject', source: 'np'});
  });

  test('existence is asked only where it matters', async () => {
    const found = await discover(
      'here.example.com',
      record('v=DMARC1; p=none; sp=reject; np=reject'),
    );
    expect(found.asked).toHaveLength(3);
    const own = await discover('example.com', record('v=DMARC1; p=none; np=reject'));
    expect(own.asked).toHaveLength(2);
  });

  test('sp does not count in a record of the domain itself', async () => {
    const found = await discover('a.example.com', {
      '_dmarc.a.example.com': txt('v=DMARC1; p=none; sp=reject'),
      '_dmarc.example.com': txt('v=DMARC1; p=reject'),
    });
    expect(found).toMatchObject({
      policy: 'none',
      policyDomain: 'a.example.com',
      organizationalDomain: 'example.com',
    });
  });
});

test.each([
  ['reject', 'y', 'quarantine'],
  ['quarantine', 'y', 'none'],
  ['none', 'y', 'none'],
  ['reject', 'n', 'reject'],
  ['reject', 'Y', 'quarantine'],
  ['reject', 'yes', 'reject'],
])('p=%s with t=%s is %s', async (policy, test_, applied) => {
  const found = await discover('example.com', {
    '_dmarc.example.com': txt(`v=DMARC1; p=${policy}; t=${test_}`),
  });
  expect(found).toMatchObject({policy: applied, published: policy});
});

describe('what stands at a name', () => {
  test('several records are none, and the walk goes on', async () => {
    const found = await discover('a.example.com', {
      '_dmarc.a.example.com': txt('v=DMARC1; p=none', 'v=DMARC1; p=reject'),
      '_dmarc.example.com': txt('v=DMARC1; p=quarantine'),
    });
    expect(found).toMatchObject({policyDomain: 'example.com', policy: 'quarantine'});
    expect(codes(found)).toContain('several-records');
    expect(found.trace[0]).toMatchObject({found: 'several', records: {length: 2}});
  });

  test('several at the only name', async () => {
    const found = await discover('example.com', {
      '_dmarc.example.com': txt('v=DMARC1; p=reject', 'V=DMARC1; p=reject'),
    });
    expect(found).toMatchObject({outcome: 'none', policy: 'none'});
  });

  test('others beside it are passed over, strings are joined', async () => {
    const found = await discover('example.com', {
      '_dmarc.example.com': {
        TXT: ['site-verification=1', 'v=DMARC12; p=none', ['v=DMARC1; p=rej', 'ect']],
      },
    });
    expect(found).toMatchObject({policy: 'reject', record: 'v=DMARC1; p=reject'});
    expect(codes(found)).toContain('other-texts');
  });

  test.each([
    ['v=spf1 -all', 'spf-record'],
    ['v=dmarc1; p=reject', 'version-case'],
    [' v=DMARC1; p=reject', 'leading-space'],
    ['site-verification=1', 'unrelated-texts'],
  ])('%j there is no record', async (text, code) => {
    const found = await discover('example.com', {'_dmarc.example.com': txt(text)});
    expect(found).toMatchObject({outcome: 'none'});
    expect(codes(found)).toEqual([code, 'no-record']);
  });

  test('a record with a repeated tag', async () => {
    const broken = txt('v=DMARC1; p=reject; p=none');
    const alone = await discover('example.com', {'_dmarc.example.com': broken});
    expect(alone).toMatchObject({outcome: 'permerror', policy: 'none'});
    const below = await discover('a.example.com', {
      '_dmarc.a.example.com': broken,
      '_dmarc.example.com': txt('v=DMARC1; p=reject'),
    });
    expect(below).toMatchObject({outcome: 'applies', policyDomain: 'example.com'});
    expect(codes(below)).toContain('repeated-tag');
  });

  test('a record without policy and address stops DMARC (4.10.1)', async () => {
    const found = await discover('a.example.com', {
      '_dmarc.a.example.com': txt('v=DMARC1; sp=reject'),
      '_dmarc.example.com': txt('v=DMARC1; p=reject'),
    });
    expect(found).toMatchObject({outcome: 'none', policy: 'none'});
    expect(found.record).toBeUndefined();
    expect(codes(found)).toContain('idle-record');
  });
});

describe('no answer (RFC 9989, 5.3.6)', () => {
  const timeout = new DnsError('timeout', 'The resolver did not answer.');

  test.each(['SERVFAIL', 'REFUSED', timeout] as const)(
    'at the name itself: %s',
    async (fault) => {
      const found = await discover('example.com', {'_dmarc.example.com': fault});
      expect(found).toMatchObject({outcome: 'temperror', policy: 'none'});
      expect(found.asked).toHaveLength(1);
      expect(codes(found)).toEqual(['no-answer']);
    },
  );

  test('above, before a record was found', async () => {
    const found = await discover('a.example.com', {
      '_dmarc.example.com': timeout,
      '_dmarc.com': txt('v=DMARC1; p=reject; psd=y'),
    });
    expect(found.outcome).toBe('temperror');
  });

  test('above the domain’s own record: its policy is known', async () => {
    const found = await discover('example.com', {
      '_dmarc.example.com': txt('v=DMARC1; p=reject'),
      '_dmarc.com': 'SERVFAIL',
    });
    expect(found).toMatchObject({outcome: 'applies', policy: 'reject'});
    expect(codes(found)).toContain('no-answer');
  });

  test.each(['SERVFAIL', timeout] as const)(
    'on whether the domain exists: %s',
    async (fault) => {
      const found = await discover('a.example.com', {
        '_dmarc.example.com': txt('v=DMARC1; p=none; np=reject'),
        'a.example.com': fault,
      });
      expect(found.outcome).toBe('temperror');
      expect(found.record).toBeUndefined();
    },
  );

  test('what is no fault of DNS is thrown on', async () => {
    const resolver: Resolver = {
      query: () => Promise.reject(new DOMException('stop', 'AbortError')),
    };
    await expect(discoverDmarc('example.com', resolver)).rejects.toThrow('stop');
  });
});

test('whatever DNS holds, it ends within eight questions and never throws', async () => {
  const label = fc.constantFrom('a', 'b', 'mail', 'example', 'com');
  const domain = fc
    .array(label, {minLength: 1, maxLength: 12})
    .map((labels) => labels.join('.'));
  const record = fc.oneof(
    fc.constantFrom(
      'v=DMARC1; p=reject',
      'v=DMARC1; p=none; psd=y',
      'v=DMARC1; psd=n; p=none',
      'v=DMARC1',
      'v=DMARC1; p=x; p=y',
    ),
    fc.string({maxLength: 30}),
  );
  const zone = fc.dictionary(
    domain.map((name) => `_dmarc.${name}`),
    fc.oneof(
      fc.array(record, {maxLength: 3}).map((records) => txt(...records)),
      fc.constantFrom('SERVFAIL' as const),
    ),
  );
  await fc.assert(
    fc.asyncProperty(domain, zone, async (name, entries) => {
      const found = await discover(name, entries);
      const walked = found.asked.filter((question) => question.startsWith('_dmarc.'));
      expect(walked.length).toBeLessThanOrEqual(MAX_QUESTIONS);
      expect(found.trace).toHaveLength(walked.length);
      expect(`.${name}`.endsWith(`.${found.organizationalDomain}`)).toBe(true);
      expect(found.record !== undefined).toBe(found.outcome === 'applies');
    }),
  );
});

test.each(['', ' ', '.', '..', 'not a domain', '@', 'com', '\u0000', 'a'.repeat(3_000)])(
  'any text for a domain: %j',
  async (text) => {
    const found = await discoverDmarc(text, createZoneResolver({}));
    expect(found.outcome).toBe('none');
  },
);
