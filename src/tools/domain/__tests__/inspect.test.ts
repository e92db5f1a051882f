import fc from 'fast-check';
import {DnsError, type Resolver} from '../../dns';
import {createZoneResolver, type Zone} from '../../dns/testing';
import {
  bindLine,
  domainRules,
  inspectDomain,
  panelSteps,
  terraformOf,
  topics,
  type DomainReport,
  type Topic,
} from '..';
import {coversServer, parsePolicy, policyReader} from '../policyFile';
import {DOMAIN, good, inspect, KEY, parked, policy, withOwn, worlds} from './worlds';

const sectionOf = ({sections}: DomainReport, topic: Topic) =>
  sections.find((section) => section.topic === topic);
const findingOf = ({findings}: DomainReport, wanted: string) =>
  findings.find(({code}) => code === wanted);
const gradeOf = async (zone: Zone) => (await inspect({zone, signed: true})).grade?.grade;

describe('the grade', () => {
  test('a company that does everything right gets an A', async () => {
    const report = await inspect({zone: good, signed: true});
    expect(
      report.findings.filter(({severity}) => /error|warning/.test(severity)),
    ).toEqual([]);
    expect(report.grade?.grade).toBe('A');
  });

  test('a domain that sends no email and says so gets an A, and is asked for nothing more', async () => {
    const report = await inspect({zone: parked});
    expect(report.use).toEqual({sends: false, receives: false});
    expect(report.grade?.grade).toBe('A');
    for (const topic of ['dkim', 'mta-sts', 'tls-rpt', 'ptr', 'bimi'] as const) {
      expect(sectionOf(report, topic)).toMatchObject({state: 'unneeded', findings: []});
    }
    expect(findingOf(report, 'no-reports')?.severity).toBe('note');
    expect(findingOf(report, 'reject-and-lists')).toBeUndefined();
  });

  test('a null MX is right for a domain whose SPF names no server, and a warning for one that sends', async () => {
    const saidOf = async (...TXT: string[]) =>
      sectionOf(
        await inspect({zone: withOwn({MX: [{preference: 0, exchange: '.'}], TXT})}),
        'mx',
      )?.findings.map(({code, severity}) => [code, severity]);
    const sender = await saidOf('v=spf1 ip4:192.0.2.1 -all');
    expect(sender).toEqual([['null-mx-but-sends', 'warning']]);
    for (const records of [['v=spf1 -all'], ['v=spf1 mx ~all'], []]) {
      expect(await saidOf(...records)).toEqual([['null-mx', 'fine']]);
    }
  });

  test('a record that leaves out pct is not suggested without a word on what that does', async () => {
    const cureWith = async (pct: string) =>
      findingOf(
        await inspect({
          zone: {...good, '_dmarc.example.com': {TXT: [`v=DMARC1; p=reject${pct}`]}},
          signed: true,
        }),
        'no-reports',
      )?.cure;
    expect(await cureWith('; pct=10')).toMatch(/pct/);
    expect(await cureWith('; pct=100')).not.toMatch(/pct/);
    expect(await cureWith('')).not.toMatch(/pct/);
  });

  test('each step down has its reason', async () => {
    const without = (name: string): Zone => ({...good, [name]: {}});
    expect(await gradeOf({...without('_dmarc.example.com'), [DOMAIN]: {}})).toBe('F');
    expect(await gradeOf(without('_dmarc.example.com'))).toBe('D');
    expect(await gradeOf(withOwn({TXT: ['v=spf1 +all all foo']}))).toBe('D');
    expect(await gradeOf(withOwn({TXT: ['v=spf1 +all']}))).toBe('D');
    expect(await gradeOf(worlds['tls-rpt-invalid']?.zone ?? {})).toBe('C');
    expect(
      await gradeOf({
        ...without('default._bimi.example.com'),
        '_dmarc.example.com': {TXT: ['v=DMARC1; p=none; rua=mailto:d@example.com']},
      }),
    ).toBe('C');
    expect(await gradeOf(withOwn({NS: ['ns1.example.net']}))).toBe('B');
  });

  test('without a response for DMARC there is no grade; without one for BIMI there is', async () => {
    const broken = await inspect({zone: {...good, '_dmarc.example.com': 'SERVFAIL'}});
    expect(broken.grade).toBeUndefined();
    expect(broken.unanswered).toEqual(['dmarc']);
    const report = await inspect({
      zone: {...good, 'default._bimi.example.com': 'REFUSED'},
      signed: true,
    });
    expect(report.unanswered).toEqual(['bimi']);
    expect(report.grade?.grade).toBe('A');
  });
});

describe('failures', () => {
  test('one question without a response costs its own check only, and says what failed', async () => {
    const failing: Resolver = createZoneResolver(good, {authenticated: true});
    const resolver: Resolver = {
      query: (name, type) =>
        type === 'CAA'
          ? Promise.reject(new DnsError('timeout', 'Planted did not answer.'))
          : failing.query(name, type),
    };
    const report = await inspectDomain(DOMAIN, resolver);
    expect(sectionOf(report, 'caa')).toMatchObject({
      state: 'unanswered',
      findings: [{message: 'CAA could not be checked. Planted did not answer.'}],
    });
    expect(sectionOf(report, 'spf')?.state).toBe('checked');
    expect(report.unanswered).toEqual(['caa']);
    expect(report.lost).toBe(true);
  });

  test('a resolver that answers nothing is an error of its own', async () => {
    const resolver: Resolver = {
      query: () => Promise.reject(new DnsError('network', 'Nothing came.')),
    };
    await expect(inspectDomain(DOMAIN, resolver)).rejects.toThrow('Nothing came.');
  });

  test('an abort ends everything with its reason', async () => {
    const resolver: Resolver = {
      query: () => Promise.reject(new Error('Aborted by the visitor.')),
    };
    await expect(inspectDomain(DOMAIN, resolver)).rejects.toThrow('Aborted');
  });

  test('SERVFAIL is explained, and an absent domain asks no more than one question', async () => {
    const report = await inspect({zone: {[DOMAIN]: 'SERVFAIL'}});
    expect(report.unanswered).toEqual(expect.arrayContaining(['mx', 'spf', 'ns']));
    expect(findingOf(report, 'unanswered')?.message).toMatch(/SERVFAIL/);
    expect(report.lost).toBe(false);
    const resolver = createZoneResolver({});
    expect(await inspectDomain('gone.example', resolver)).toMatchObject({
      exists: false,
      sections: [],
    });
    expect(resolver.asked).toEqual(['MX gone.example']);
  });
});

describe('severity follows the damage', () => {
  const severityOf = async (name: string, zone: Zone) =>
    findingOf(await inspect({zone}), name)?.severity;

  test('a mail server without an address: an error alone, a warning beside a good one', async () => {
    const mx = (...names: string[]) =>
      withOwn({MX: names.map((exchange) => ({preference: 1, exchange}))});
    expect(await severityOf('mx-without-address', mx('gone.example.com'))).toBe('error');
    expect(
      await severityOf('mx-without-address', mx('gone.example.com', 'mx.example.com')),
    ).toBe('warning');
  });

  test('reverse DNS: a warning for an own server, a note for that of a service', async () => {
    expect(await severityOf('no-ptr', {...good, '10.2.0.192.in-addr.arpa': {}})).toBe(
      'warning',
    );
    const hosted = withOwn(
      {MX: [{preference: 1, exchange: 'mx.service.example'}]},
      {'mx.service.example': {A: ['192.0.2.77']}},
    );
    expect(await severityOf('no-ptr', hosted)).toBe('note');
  });

  test('a server missing from an MTA-STS policy: an error in enforce mode, else a warning', async () => {
    const uncovered = async (mode: string) =>
      findingOf(
        await inspect({
          zone: good,
          reading: policy([
            'version: STSv1',
            `mode: ${mode}`,
            'mx: other.example.com',
            'max_age: 1209600',
          ]),
        }),
        'mta-sts-uncovered-mx',
      )?.severity;
    expect(await uncovered('enforce')).toBe('error');
    expect(await uncovered('testing')).toBe('warning');
  });
});

describe('senders', () => {
  const google = withOwn(
    {
      TXT: ['v=spf1 include:_spf.google.com ~all'],
      MX: [{preference: 1, exchange: 'in1-smtp.messagingengine.com.'}],
    },
    {
      '_spf.google.com': {TXT: ['v=spf1 ip4:192.0.2.0/24 ~all']},
      'in1-smtp.messagingengine.com': {A: ['192.0.2.99']},
      'google._domainkey.example.com': {TXT: [KEY]},
    },
  );

  test('selectors of the services in SPF and MX are tried, and those of others are not', async () => {
    const resolver = createZoneResolver(google);
    const report = await inspectDomain(DOMAIN, resolver);
    const tried = resolver.asked.filter((question) => question.includes('._domainkey.'));
    expect(tried).toContain('TXT google._domainkey.example.com');
    expect(tried).toContain('TXT fm1._domainkey.example.com');
    expect(tried).not.toContain('TXT zendesk1._domainkey.example.com');
    expect(report.facts.dkimSelectors).toEqual(['google', 'dkim']);
  });

  test('the include of an included service is not a sender of the domain', async () => {
    const resolver = createZoneResolver(
      withOwn(
        {TXT: ['v=spf1 include:_spf.google.com include:service.example ~all']},
        {
          '_spf.google.com': {TXT: ['v=spf1 ip4:192.0.2.0/24 ~all']},
          'service.example': {TXT: ['v=spf1 include:mail.zendesk.com ~all']},
          'mail.zendesk.com': {TXT: ['v=spf1 ip4:192.0.2.0/24 ~all']},
        },
      ),
    );
    await inspectDomain(DOMAIN, resolver);
    expect(resolver.asked).toContain('TXT google._domainkey.example.com');
    expect(resolver.asked).not.toContain('TXT zendesk1._domainkey.example.com');
  });

  test('a first SPF record names the service behind the mail servers, and ends softly', async () => {
    const report = await inspect({
      zone: withOwn(
        {TXT: [], MX: [{preference: 1, exchange: 'aspmx.l.google.com'}]},
        {'aspmx.l.google.com': {A: ['192.0.2.99']}},
      ),
    });
    expect(findingOf(report, 'no-record')?.record).toEqual({
      type: 'TXT',
      name: DOMAIN,
      value: 'v=spf1 include:_spf.google.com ~all',
    });
  });

  test('no record is ever suggested that turns away the email of a domain that receives it', async () => {
    for (const world of Object.values(worlds)) {
      const {findings, use} = await inspect(world);
      for (const {record} of findings) {
        if (use.receives && record) {
          expect(record.value).not.toMatch(
            /^v=spf1 -all$|p=(?:reject|quarantine).*sp=none|^0 \.$/,
          );
        }
      }
    }
  });
});

describe('records to publish', () => {
  test('DMARC: watching for a domain that sends, rejecting for one that does not', async () => {
    const sends = await inspect({zone: {...good, '_dmarc.example.com': {}}});
    expect(findingOf(sends, 'no-record')?.record?.value).toBe(
      'v=DMARC1; p=none; np=reject; rua=mailto:dmarc-reports@example.com',
    );
    const silent = await inspect({zone: {...parked, '_dmarc.example.com': {}}});
    expect(findingOf(silent, 'no-record')?.record?.value).toMatch(/^v=DMARC1; p=reject;/);
  });

  test('MTA-STS: a record with the day in its id, and a file in testing mode', async () => {
    const report = await inspect({zone: {...good, '_mta-sts.example.com': {}}});
    const finding = findingOf(report, 'no-mta-sts');
    expect(finding?.record?.value).toBe('v=STSv1; id=20261123');
    expect(parsePolicy(finding?.file?.text ?? '')).toEqual({
      mode: 'testing',
      mx: ['mx.example.com'],
      maxAge: 604_800,
      faults: [],
    });
  });

  test('MTA-STS: the file names every mail server, and the domain itself where it is one', async () => {
    const names = Array.from({length: 7}, (_, index) => `mx${index}.example.com`);
    const many: Zone = {
      ...withOwn({
        MX: names.map((exchange, index) => ({preference: index, exchange})),
      }),
      ...Object.fromEntries(names.map((name) => [name, {A: ['192.0.2.1']}])),
      '_mta-sts.example.com': {},
    };
    const fileIn = async (zone: Zone) =>
      parsePolicy(findingOf(await inspect({zone}), 'no-mta-sts')?.file?.text ?? '');
    expect(await fileIn(many)).toMatchObject({mx: names, faults: []});
    const report = await inspect({zone: many});
    expect(findingOf(report, 'mx-found')?.message).toBe(
      'example.com has 7 MX records, and each of the 5 servers that senders try first has a public address.',
    );
    expect(
      await fileIn({
        ...withOwn({MX: [], A: ['192.0.2.1']}),
        '_mta-sts.example.com': {},
      }),
    ).toMatchObject({mx: [DOMAIN], faults: []});
  });

  test('forms of a TXT and of an MX record', () => {
    const txt = {
      type: 'TXT',
      name: '_dmarc.example.com',
      value: 'v=DMARC1; p=none',
    } as const;
    expect(bindLine(txt)).toBe('_dmarc.example.com. 3600 IN TXT "v=DMARC1; p=none"');
    expect(terraformOf(txt)).toContain('"_dmarc_example"');
    const mx = {type: 'MX', name: DOMAIN, value: '0 .'} as const;
    expect(bindLine(mx)).toBe('example.com. 3600 IN MX 0 .');
    expect(terraformOf(mx)).toContain('records = ["0 ."]');
    expect(panelSteps(mx, DOMAIN)).toMatch(/Name: @\nPriority: 0\nValue: \./);
  });
});

describe('the MTA-STS policy file', () => {
  test('a star stands for one label', () => {
    expect(coversServer('*.example.com', 'mx.example.com')).toBe(true);
    expect(coversServer('*.example.com', 'a.mx.example.com')).toBe(false);
    expect(coversServer('*.example.com', 'example.com')).toBe(false);
    expect(coversServer('mx.example.com', 'mx.example.com')).toBe(true);
  });

  test('no text breaks the reader', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 300}), (text) => {
        expect(Array.isArray(parsePolicy(text).faults)).toBe(true);
      }),
    );
  });

  test('the reader tells a file, a status and everything else apart, and ends with the signal', async () => {
    const {signal} = new AbortController();
    const answering = (response: () => Promise<Response>) =>
      policyReader(signal, response)('https://mta-sts.example.com/');
    const ok = {ok: true, status: 200, text: () => Promise.resolve('a')} as Response;
    expect(await answering(() => Promise.resolve(ok))).toEqual({kind: 'text', text: 'a'});
    const lost = {ok: false, status: 404} as Response;
    expect(await answering(() => Promise.resolve(lost))).toEqual({
      kind: 'status',
      status: 404,
    });
    const refuse = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await answering(refuse)).toEqual({kind: 'unread'});
    const aborted = AbortSignal.abort(new Error('gone'));
    await expect(policyReader(aborted, refuse)('https://x.example/')).rejects.toThrow(
      'gone',
    );
  });

  test('the file’s text and the command to read it are part of the report', async () => {
    const read = await inspect({zone: good});
    expect(sectionOf(read, 'mta-sts')?.published.at(-1)?.value).toContain(
      'mode: enforce',
    );
    const unread = await inspect({zone: good, reading: {kind: 'unread'}});
    expect(findingOf(unread, 'mta-sts-unread')?.cure).toMatch(/status 200/);
    expect(findingOf(unread, 'mta-sts-unread')?.command).toMatch(
      /^curl -i https:\/\/mta-sts\.example\.com\/\.well-known\/mta-sts\.txt$/,
    );
  });
});

test('in brief there are less than half of the questions, and the same grade', async () => {
  const whole = createZoneResolver(good);
  const brief = createZoneResolver(good);
  const full = await inspectDomain(DOMAIN, whole);
  const short = await inspectDomain(DOMAIN, brief, {brief: true});
  expect(new Set(brief.asked).size).toBeLessThan(new Set(whole.asked).size / 2);
  expect(short.grade?.grade).toBe(full.grade?.grade);
});

/** Any world: names that the checks ask for, with anything in them. */
const text = fc.oneof(
  fc.constantFrom(
    'v=spf1 -all',
    'v=spf1 mx include:example.com ~all',
    'v=spf1 redirect=other.example',
    'v=DMARC1; p=reject',
    'v=DMARC1; p=none; rua=mailto:x@other.example',
    'v=STSv1; id=1',
    'v=TLSRPTv1; rua=mailto:x@example.com',
    'v=BIMI1; l=https://example.com/x.svg',
    KEY,
    '',
  ),
  fc.string({maxLength: 40}),
);
const host = fc.constantFrom(
  'mx.example.com',
  'other.example',
  '.',
  '',
  '192.0.2.1',
  '::1',
  'aspmx.l.google.com',
  'x'.repeat(70),
);
const address = fc.constantFrom('192.0.2.1', '10.0.0.1', '0.0.0.0', '255.255.255.255');
const list = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, {maxLength: 3});
const records = fc.record(
  {
    TXT: list(text),
    MX: list(fc.record({preference: fc.nat(65_535), exchange: host})),
    NS: list(host),
    CNAME: list(host),
    PTR: list(host),
    A: list(address),
    AAAA: list(fc.constantFrom('2001:db8::1', '::ffff:192.0.2.1', '::', 'fe80::1')),
    CAA: list(
      fc.record({
        critical: fc.boolean(),
        tag: fc.constantFrom('issue', 'iodef', 'tbs', ''),
        value: fc.string({maxLength: 10}),
      }),
    ),
    DS: list(fc.record({keyTag: fc.nat(), algorithm: fc.nat(), digestType: fc.nat()})),
  },
  {requiredKeys: []},
);
const entry = fc.oneof(
  {weight: 6, arbitrary: records},
  {weight: 1, arbitrary: fc.constantFrom('SERVFAIL' as const, 'REFUSED' as const)},
  {weight: 1, arbitrary: fc.constant(new DnsError('malformed', 'It was cut off.'))},
);
const NAMES = [
  ...[DOMAIN, 'com', 'mx.example.com', 'other.example', 'aspmx.l.google.com'],
  ...['_dmarc.example.com', '_mta-sts.example.com', '_smtp._tls.example.com'],
  ...['default._bimi.example.com', 'dkim._domainkey.example.com'],
  ...['1.2.0.192.in-addr.arpa', '_dmarc.com'],
];
const world = fc
  .tuple(...NAMES.map(() => fc.option(entry)))
  .map((entries): Zone =>
    Object.fromEntries(
      entries.flatMap((one, index) => (one ? [[NAMES[index] ?? '', one]] : [])),
    ),
  );

test('whatever DNS holds, there is a report, and each of its findings has a rule', async () => {
  const own = new Set(domainRules.map(({code}) => code));
  await fc.assert(
    fc.asyncProperty(world, fc.string({maxLength: 100}), async (zone, file) => {
      let report: DomainReport;
      try {
        report = await inspect({zone, reading: {kind: 'text', text: file}});
      } catch (error) {
        // The one error there may be: nothing at all was answered.
        expect(error).toBeInstanceOf(DnsError);
        return;
      }
      expect(report.sections.map(({topic}) => topic)).toEqual(
        report.exists ? topics : [],
      );
      for (const {room, code, reference} of report.findings) {
        if (room === 'domain') {
          expect(own).toContain(code);
          expect(reference).toBeDefined();
        }
      }
    }),
  );
});
