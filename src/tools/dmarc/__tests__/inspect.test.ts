import {DnsError} from '../../dns';
import {createZoneResolver, type Zone} from '../../dns/testing';
import {describeEffect, gradeRules, inspectDmarc, type DmarcInspection} from '..';

const txt = (...records: string[]) => ({TXT: records});
const mx = {MX: [{preference: 10, exchange: 'mx.example.net'}]};
const CONSENT = 'example.com._report._dmarc.reports.example';

const inspect = (zone: Zone, domain = 'example.com') =>
  inspectDmarc(domain, createZoneResolver(zone));

const codes = ({problems}: DmarcInspection): string[] => problems.map(({code}) => code);

const good: Zone = {
  'example.com': mx,
  '_dmarc.example.com': txt('v=DMARC1; p=reject; rua=mailto:d@example.com'),
};

test('a good record gets an A, and only good words', async () => {
  const inspection = await inspect(good);
  expect(codes(inspection)).toEqual([
    'reject-and-lists',
    'found',
    'enforced',
    'reports-arrive',
  ]);
  expect(inspection.grade?.grade).toBe('A');
});

describe('report addresses (RFC 9990, 4)', () => {
  const record = txt('v=DMARC1; p=reject; rua=mailto:d@reports.example');
  const base: Zone = {'_dmarc.example.com': record, 'reports.example': mx};

  test.each<[string, Zone, string[]]>([
    ['given', {[CONSENT]: txt('v=DMARC1;')}, []],
    ['given without a semicolon', {[CONSENT]: txt('v=DMARC1')}, []],
    ['given beside other texts', {[CONSENT]: txt('x', 'v=DMARC1')}, []],
    [
      'given with another address there',
      {[CONSENT]: txt('v=DMARC1; rua=mailto:x@reports.example')},
      [],
    ],
    ['missing', {}, ['no-consent']],
    ['something else', {[CONSENT]: txt('v=spf1 -all')}, ['no-consent']],
    [
      'sent elsewhere',
      {[CONSENT]: txt('v=DMARC1; rua=mailto:x@example.net')},
      ['consent-elsewhere'],
    ],
    ['no answer', {[CONSENT]: 'SERVFAIL'}, ['consent-unknown']],
  ])('consent %s', async (_, consent, expected) => {
    const inspection = await inspect({...base, ...consent});
    expect(codes(inspection).filter((code) => code.includes('consent'))).toEqual(
      expected,
    );
    expect(inspection.reports[0]).toMatchObject({consentName: CONSENT, mail: 'mx'});
  });

  test('an address of the same organization needs none', async () => {
    const zone = {
      '_dmarc.a.example.com': txt(
        'v=DMARC1; p=none; rua=mailto:d@b.example.com,mailto:d@example.com',
      ),
      '_dmarc.example.com': txt('v=DMARC1; p=none'),
      'example.com': mx,
      'b.example.com': mx,
    };
    const {reports} = await inspect(zone, 'a.example.com');
    expect(reports.map(({consent}) => consent)).toEqual(['own', 'own']);
  });

  test('a part cut off by psd=n does', async () => {
    const zone = {
      '_dmarc.example.com': txt('v=DMARC1; p=none; rua=mailto:d@lab.example.com'),
      '_dmarc.lab.example.com': txt('v=DMARC1; p=none; psd=n'),
      'lab.example.com': mx,
    };
    const {reports} = await inspect(zone);
    expect(reports[0]?.consent).toBe('missing');
  });

  test.each<[string, Zone, string, string[]]>([
    ['MX', {'reports.example': mx}, 'mx', []],
    ['an address alone', {'reports.example': {AAAA: ['2001:db8::1']}}, 'address', []],
    [
      'a null MX',
      {'reports.example': {MX: [{preference: 0, exchange: '.'}]}},
      'refuses',
      ['null-mx'],
    ],
    ['nothing', {'reports.example': {}}, 'missing', ['no-mail-host']],
    ['no such name', {'reports.example.x': {}}, 'missing', ['no-mail-host']],
    ['no answer', {'reports.example': new DnsError('timeout', 'No.')}, 'unknown', []],
  ])('mail host: %s', async (_, host, mail, expected) => {
    const inspection = await inspect({
      '_dmarc.example.com': record,
      [CONSENT]: txt('v=DMARC1;'),
      ...host,
    });
    expect(inspection.reports[0]?.mail).toBe(mail);
    expect(
      codes(inspection).filter((code) => /^(?:null-mx|no-mail-host)$/.test(code)),
    ).toEqual(expected);
  });

  test('other kinds of address are not looked up', async () => {
    const {reports} = await inspect({
      '_dmarc.example.com': txt('v=DMARC1; p=none; rua=https://reports.example/x'),
    });
    expect(reports[0]).toMatchObject({consent: 'unknown', problems: []});
  });
});

describe('records in the wrong place', () => {
  const dmarc = txt('v=DMARC1; p=none; rua=mailto:d@example.com');

  test.each<[string, Zone, string]>([
    ['at the domain', {'example.com': dmarc}, 'record-at-domain'],
    ['without the underscore', {'dmarc.example.com': dmarc}, 'no-underscore'],
    ['with the domain twice', {'_dmarc.example.com.example.com': dmarc}, 'doubled-name'],
    ['an SPF record', {'_dmarc.example.com': txt('v=spf1 -all')}, 'spf-record'],
    [
      'a CNAME to nothing',
      {'_dmarc.example.com': {CNAME: ['gone.reports.example']}},
      'alias-to-nothing',
    ],
    [
      'a wildcard',
      {'_dmarc.example.com': txt('hello'), 'no-such-name.example.com': txt('hello')},
      'wildcard',
    ],
  ])('%s', async (_, zone, code) => {
    const inspection = await inspect(zone);
    expect(codes(inspection)).toEqual(expect.arrayContaining([code, 'no-record']));
    expect(inspection.grade?.grade).toBe('F');
  });

  test('a second one at the domain is only a note', async () => {
    const inspection = await inspect({...good, 'example.com': {...mx, ...dmarc}});
    expect(inspection.problems).toContainEqual(
      expect.objectContaining({code: 'record-at-domain', severity: 'note'}),
    );
  });

  test('a CNAME to a record is a note', async () => {
    const inspection = await inspect({
      ...good,
      '_dmarc.example.com': {
        ...txt('v=DMARC1; p=reject'),
        CNAME: ['example-com.reports.example'],
      },
    });
    expect(inspection.alias).toBe('example-com.reports.example');
    expect(codes(inspection)).toContain('alias');
  });

  test('what gets no answer on the way is passed over', async () => {
    const inspection = await inspect({...good, 'example.com': 'SERVFAIL'});
    expect(inspection.grade?.grade).toBe('A');
  });
});

test('an inherited policy is told with its tag, and with why np decides', async () => {
  const zone = {
    'here.example.com': {},
    '_dmarc.example.com': txt('v=DMARC1; p=reject; sp=none; np=quarantine'),
  };
  const said = async (domain: string) =>
    (await inspect(zone, domain)).problems.find(({code}) => code === 'inherited')
      ?.message;
  expect(await said('here.example.com')).toMatch(
    /of example\.com applies, with sp=none\.$/,
  );
  expect(await said('gone.example.com')).toMatch(
    /with np=quarantine, because gone\.example\.com does not exist/,
  );
});

test('what the walk cost and what receivers should do is said of a good record', async () => {
  const said = async (record: string, domain: string) => {
    const {problems} = await inspect({[`_dmarc.${domain}`]: txt(record)}, domain);
    return problems
      .filter(({severity}) => severity === 'fine')
      .map(({message}) => message);
  };
  expect(await said('v=DMARC1; p=reject; psd=n', 'example.com')).toEqual([
    expect.stringMatching(/at _dmarc\.example\.com, .* 1 query out of/),
    expect.stringMatching(/reject email that fails/),
  ]);
  expect(await said('v=DMARC1; p=quarantine', 'example.com')).toEqual([
    expect.stringMatching(/ 2 queries out of/),
    expect.stringMatching(/as suspicious/),
  ]);
  expect(await said('v=DMARC1; p=none', 'example.com')).toHaveLength(1);
});

test('reports arrive only where every address takes mail and has agreed', async () => {
  const arrive = async (rua: string, more: Zone = {}) =>
    codes(
      await inspect({
        ...good,
        '_dmarc.example.com': txt(`v=DMARC1; p=reject; rua=${rua}`),
        ...more,
      }),
    ).includes('reports-arrive');
  expect(await arrive('mailto:a@example.com')).toBe(true);
  expect(await arrive('mailto:a@example.com,mailto:a@reports.example')).toBe(false);
  const host = {'reports.example': {A: ['192.0.2.1']}};
  expect(await arrive('mailto:a@reports.example', host)).toBe(false);
  const agreed = {[CONSENT]: txt('v=DMARC1;')};
  expect(await arrive('mailto:a@reports.example', {...host, ...agreed})).toBe(true);
  expect(
    await arrive('mailto:a@reports.example', {'reports.example': 'SERVFAIL', ...agreed}),
  ).toBe(false);
});

test('a report address asks for consent only where it belongs to somebody else', async () => {
  const zone = {
    ...good,
    '_dmarc.example.com': txt(
      'v=DMARC1; p=reject; rua=mailto:a@mail.example.com,mailto:a@notexample.com',
    ),
    'mail.example.com': mx,
  };
  const {reports} = await inspect(zone);
  expect(reports.map(({consent, consentName}) => [consent, consentName])).toEqual([
    ['own', undefined],
    ['missing', 'example.com._report._dmarc.notexample.com'],
  ]);
  const cut = await inspect({...zone, '_dmarc.mail.example.com': 'SERVFAIL'});
  expect(cut.reports[0]?.consent).toBe('unknown');
});

test('a name for consent that DNS cannot hold has none', async () => {
  const host = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
  const {reports} = await inspect({
    '_dmarc.example.com': txt(`v=DMARC1; p=none; rua=mailto:d@${host}`),
    [host]: mx,
  });
  expect(reports).toMatchObject([{consent: 'missing', mail: 'mx'}]);
});

test.each<[string, Zone[string], string]>([
  [
    'one of several servers has a name',
    {MX: ['.', 'mx.example.net'].map((exchange) => ({preference: 0, exchange}))},
    'mx',
  ],
  ['no server has a name', {MX: [{preference: 0, exchange: ''}]}, 'refuses'],
  ['an IPv4 address', {A: ['192.0.2.1']}, 'address'],
  ['a response code', 'REFUSED', 'unknown'],
])('a mail host: %s', async (_, entry, mail) => {
  const {reports} = await inspect({
    '_dmarc.example.com': txt('v=DMARC1; p=none; rua=mailto:d@example.com'),
    'example.com': entry,
  });
  expect(reports[0]?.mail).toBe(mail);
});

test('where the domain has a record, no wrong place is asked for one', async () => {
  const resolver = createZoneResolver(good);
  await inspectDmarc('example.com', resolver);
  const texts = resolver.asked.filter((question) => question.startsWith('TXT '));
  expect(texts).toEqual(['TXT _dmarc.example.com', 'TXT _dmarc.com', 'TXT example.com']);
});

test('a CNAME that gets no answer is passed over; what is no fault of DNS is thrown on', async () => {
  const inner = createZoneResolver(good);
  const failing = (fault: Error) => ({
    query: (name: string, type: Parameters<typeof inner.query>[1]) =>
      type === 'CNAME' ? Promise.reject(fault) : inner.query(name, type),
  });
  const inspection = await inspectDmarc(
    'example.com',
    failing(new DnsError('timeout', 'No response.')),
  );
  expect(inspection).toMatchObject({grade: {grade: 'A'}});
  expect(inspection).not.toHaveProperty('alias');
  await expect(inspectDmarc('example.com', failing(new Error('stop')))).rejects.toThrow(
    'stop',
  );
});

test.each([
  ['a.example.com', 'v=DMARC1; p=reject; sp=none', 'inherited'],
  ['a.b.c.d.e.f.g.h.example.com', 'v=DMARC1; p=reject', 'deep-name'],
])('%s below %s: %s', async (domain, record, code) => {
  const inspection = await inspect({'_dmarc.example.com': txt(record)}, domain);
  expect(codes(inspection)).toContain(code);
});

test('below the organizational domain nothing is advised about sp and np', async () => {
  const record = txt('v=DMARC1; p=reject; sp=none; np=none; rua=mailto:d@example.com');
  const below = await inspect({...good, '_dmarc.a.example.com': record}, 'a.example.com');
  const own = await inspect({...good, '_dmarc.example.com': record}, 'example.com');
  const advised = ['weak-subdomains', 'weak-missing-names'];
  expect(codes(own)).toEqual(expect.arrayContaining(advised));
  expect(own.grade?.grade).toBe('B');
  expect(codes(below).filter((code) => advised.includes(code))).toEqual([]);
  expect(below.grade?.grade).toBe('A');
});

test('sp below the organizational domain does nothing', async () => {
  const zone = {...good, '_dmarc.a.example.com': txt('v=DMARC1; p=none; sp=reject')};
  expect(codes(await inspect(zone, 'a.example.com'))).toContain('sp-below');
});

test.each([
  ['v=DMARC1; p=none', ['only-watching', 'no-np', 'no-reports']],
  ['v=DMARC1; p=none; t=y', ['only-watching', 'idle-test', 'no-np', 'no-reports']],
  ['v=DMARC1; p=quarantine; t=y', ['test-mode', 'no-np', 'no-reports']],
  [
    'v=DMARC1; p=reject; sp=none',
    ['reject-and-lists', 'weak-subdomains', 'no-np', 'no-reports'],
  ],
  ['v=DMARC1; p=quarantine; np=none', ['weak-missing-names', 'no-reports']],
  [
    'v=DMARC1; p=quarantine; np=reject; adkim=s; aspf=s',
    ['strict-alignment', 'no-reports'],
  ],
  ['v=DMARC1; p=quarantine; np=reject; fo=1', ['no-reports', 'fo-without-ruf']],
  ['v=DMARC1; p=quarantine; np=reject; psd=y', ['no-reports', 'public-suffix']],
  ['v=DMARC1; p=quarantine; np=reject; psd=n', ['no-reports', 'own-organization']],
])('what %s means', async (record, expected) => {
  const inspection = await inspect({'_dmarc.example.com': txt(record)});
  const meaning = codes(inspection).filter((code) => !/^(?:found|enforced)$/.test(code));
  expect(meaning).toEqual(expected);
});

test('a long record, and many report addresses', async () => {
  const uris = Array.from(
    {length: 12},
    (_, index) => `mailto:reports-${index}@example.com`,
  );
  const inspection = await inspect({
    'example.com': mx,
    '_dmarc.example.com': {
      TXT: [[`v=DMARC1; p=none; rua=${uris.slice(0, 6).join()},`, uris.slice(6).join()]],
    },
  });
  expect(codes(inspection)).toEqual(
    expect.arrayContaining(['two-strings', 'many-addresses']),
  );
  expect(inspection.reports).toHaveLength(12);
});

describe('the grade', () => {
  const rua = 'rua=mailto:d@example.com';

  test.each([
    [`p=reject; ${rua}`, 'A'],
    [`p=quarantine; ${rua}`, 'A'],
    [`p=quarantine; np=reject; ${rua}`, 'A'],
    [`p=reject; t=y; ${rua}`, 'B'],
    [`p=reject; sp=quarantine; ${rua}`, 'B'],
    [`p=reject; np=none; ${rua}`, 'B'],
    ['p=reject', 'B'],
    ['p=reject; rua=mailto:d@gone.example', 'B'],
    [`p=quarantine; t=y; ${rua}`, 'C'],
    [`p=none; ${rua}`, 'C'],
    [rua, 'C'],
    ['p=none', 'D'],
    ['p=none; rua=mailto:d@gone.example', 'D'],
    ['p=none; p=reject', 'F'],
    ['', 'F'],
  ])('v=DMARC1; %s: %s', async (tags, grade) => {
    const {grade: result} = await inspect({
      'example.com': mx,
      '_dmarc.example.com': txt(`v=DMARC1; ${tags}`),
    });
    expect(result?.grade).toBe(grade);
  });

  test.each<[string, Zone]>([
    ['has not agreed', {'reports.example': mx}],
    [
      'sends them elsewhere',
      {'reports.example': mx, [CONSENT]: txt('v=DMARC1; rua=mailto:x@example.net')},
    ],
    [
      'takes no mail',
      {
        'reports.example': {MX: [{preference: 0, exchange: '.'}]},
        [CONSENT]: txt('v=DMARC1;'),
      },
    ],
    ['does not exist', {[CONSENT]: txt('v=DMARC1;')}],
  ])('is a B where the only receiver of reports %s', async (_, zone) => {
    const {grade} = await inspect({
      '_dmarc.example.com': txt('v=DMARC1; p=reject; rua=mailto:d@reports.example'),
      ...zone,
    });
    expect(grade?.grade).toBe('B');
  });

  test('is not better for reports on single messages', async () => {
    const {grade, problems} = await inspect({
      'example.com': mx,
      '_dmarc.example.com': txt(`v=DMARC1; p=reject; ruf=${rua.slice(4)}`),
    });
    expect(grade?.grade).toBe('B');
    expect(problems.map(({code}) => code)).not.toContain('reports-arrive');
  });

  test('no answer, no grade', async () => {
    const inspection = await inspect({'_dmarc.example.com': 'SERVFAIL'});
    expect(inspection.grade).toBeUndefined();
    expect(codes(inspection)).toEqual(['no-answer']);
  });

  test('the rules go from the worst to the best, and the last takes all', () => {
    const order = gradeRules.map(({grade}) => grade).join('');
    expect(order).toMatch(/^F+D+C+B+A$/);
  });
});

describe('what the record does, in words', () => {
  const effect = async (record: string, domain = 'example.com') => {
    const {discovery} = await inspect({'_dmarc.example.com': txt(record)}, domain);
    return describeEffect(discovery).map(({title, text}) => `${title}: ${text}`);
  };

  test('five steps', async () => {
    const steps = await effect(
      'v=DMARC1; p=reject; t=y; aspf=s; rua=mailto:a@example.com; ruf=mailto:b@example.com; fo=1:d',
    );
    expect(steps).toHaveLength(5);
    expect(steps[1]).toContain('an SPF pass for exactly example.com');
    expect(steps[2]).toContain(
      'p=reject for it, but t=y lowers that by one level, to quarantine',
    );
    expect(steps[3]).toMatch(/^Handle it as quarantine/);
    expect(steps[4]).toContain(
      'b@example.com if SPF or DKIM gave no aligned pass, or a DKIM signature failed',
    );
  });

  test('an inherited policy names its tag', async () => {
    const steps = await effect(
      'v=DMARC1; p=reject; sp=none; np=quarantine',
      'x.example.com',
    );
    expect(steps[2]).toContain('np=quarantine');
    expect(steps[4]).toContain('you do not find out');
  });

  test.each([
    ['adkim=s; aspf=s', /for exactly example\.com\. One of the two/],
    ['adkim=r', /example\.com or a name of the same organization\. One of the two/],
    ['adkim=s', /signature for exactly example\.com, or an SPF pass for example\.com or/],
  ])('%s: whom one aligned pass is for', async (tags, text) => {
    expect((await effect(`v=DMARC1; p=reject; ${tags}`))[1]).toMatch(text);
  });

  test('without test mode the policy is applied as it stands', async () => {
    const steps = await effect('v=DMARC1; p=quarantine');
    expect(steps[0]).toMatch(/from example\.com\. .* at _dmarc\.example\.com\.$/);
    expect(steps[2]).toMatch(/says p=quarantine for it\.$/);
    expect(steps[3]).toMatch(/^Handle it as quarantine: .*suspicious/);
  });

  describe('about reports', () => {
    const report = async (tags: string) => {
      const {discovery, reports} = await inspect({
        '_dmarc.example.com': txt(`v=DMARC1; p=reject; ${tags}`),
        'example.com': mx,
      });
      return describeEffect(discovery, reports)[4]?.text;
    };
    const [A, B, GONE] = ['a@example.com', 'b@example.com', 'c@gone.example'].map(
      (address) => `mailto:${address}`,
    );

    test.each([
      [`rua=${A},${B}`, /to a@example\.com and b@example\.com\.$/],
      [
        `rua=${A}; ruf=${B}; fo=0`,
        /a@example\.com\. It may .* b@example\.com if neither/,
      ],
      [`rua=${A}; ruf=${B}; fo=s`, /b@example\.com if SPF failed\.$/],
      [`ruf=${B}`, /^No aggregate report is sent\. It may .* to b@example\.com/],
      ['fo=1', /^The record has no address/],
      [`rua=${GONE}`, /^No report can reach/],
      [`rua=${A},${GONE}`, /to a@example\.com\. No report is sent to the other/],
      ['rua=https://reports.example/x', /to https:\/\/reports\.example\/x\.$/],
    ])('%s', async (tags, text) => {
      expect(await report(tags)).toMatch(text);
    });
  });

  test('without a record there is nothing to say', async () => {
    expect(await effect('v=DMARC1;')).toEqual([]);
  });
});
