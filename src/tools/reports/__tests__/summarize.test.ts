// cspell:ignore mcsv notamazonses
import fc from 'fast-check';
import {
  csvPieces,
  exampleFiles,
  headline,
  knownSender,
  markdownOf,
  mergeDuplicates,
  percent,
  planSteps,
  readFiles,
  summarize,
  type Report,
  type ReportRow,
} from '..';
import {read} from './packing';

const TODAY = '2026-11-23';

function row(given: Partial<ReportRow> = {}): ReportRow {
  return {
    ip: '203.0.113.5',
    count: 1,
    disposition: 'none',
    dkim: false,
    spf: false,
    reasons: [],
    headerFrom: 'example.com',
    envelopeFrom: '',
    envelopeTo: '',
    signatures: [],
    spfChecks: [],
    ...given,
  };
}

function report(rows: ReportRow[], given: Partial<Report> = {}): Report {
  return {
    file: 'a.xml',
    organization: 'mailbox.example',
    email: 'd@mailbox.example',
    id: 'r1',
    begin: Date.UTC(2026, 10, 2) / 1_000,
    end: Date.UTC(2026, 10, 3) / 1_000 - 1,
    domain: 'example.com',
    policy: {p: 'none', testing: false, strictDkim: false, strictSpf: false},
    errors: [],
    rows,
    messages: rows.reduce((sum, {count}) => sum + count, 0),
    ...given,
  };
}

function only(rows: ReportRow[], given: Partial<Report> = {}) {
  const [summary] = summarize([report(rows, given)]);
  if (!summary) {
    throw new Error('no summary');
  }
  return summary;
}

const own = (result: string) => [{domain: 'example.com', selector: 'x1', result}];

describe('sources', () => {
  test.each<[string, Partial<ReportRow>, string, string]>([
    [
      'a signature of the service',
      {signatures: [{domain: 'mail.sendgrid.net', result: 'pass'}]},
      'Twilio SendGrid',
      'signature',
    ],
    ['the return-path', {envelopeFrom: 'b12.mcsv.net'}, 'Mailchimp', 'return-path'],
    [
      'the domain of SPF',
      {spfChecks: [{domain: 'eu-west-1.amazonses.com', result: 'pass'}]},
      'Amazon SES',
      'return-path',
    ],
    [
      'a selector that one service has',
      {signatures: [{domain: 'example.com', selector: 'google', result: 'pass'}]},
      'Google Workspace',
      'selector',
    ],
    ['a network', {ip: '40.107.20.81'}, 'Microsoft 365', 'network'],
    ['a network of IPv6', {ip: '2a01:111:f403:c200::5'}, 'Microsoft 365', 'network'],
  ])('are named by %s', (_, given, name, by) => {
    expect(knownSender(row(given), 'example.com')).toEqual({name, by});
  });

  test.each<[string, Partial<ReportRow>]>([
    ['a signature that fails', {signatures: [{domain: 'sendgrid.net', result: 'fail'}]}],
    [
      'a selector of many',
      {signatures: [{domain: 'example.com', selector: 's1', result: 'pass'}]},
    ],
    ['a likeness', {envelopeFrom: 'notamazonses.com'}],
    ['no address', {ip: '40.107.20'}],
  ])('are not named by %s', (_, given) => {
    expect(knownSender(row(given), 'example.com')).toBeUndefined();
  });

  test('of a service that reports on itself are not named after it', () => {
    expect(
      knownSender(row({envelopeFrom: 'bounce.mailgun.org'}), 'mailgun.org'),
    ).toBeUndefined();
  });

  test('without a name are grouped by network', () => {
    const {sources} = only([
      row({ip: '198.51.100.1', count: 2}),
      row({ip: '198.51.100.200', count: 3}),
      row({ip: '2001:db8:25:1::1'}),
      row({ip: '2001:db8:25:2::1'}),
      row({ip: ''}),
    ]);
    expect(
      sources.map(({name, addresses, messages}) => [name, addresses, messages]),
    ).toEqual([
      ['198.51.100.0/24', 2, 5],
      ['2001:db8:25::/48', 2, 2],
      ['No address', 0, 1],
    ]);
  });

  test.each<[string, ReportRow[], string]>([
    ['passes by DKIM', [row({dkim: true, spf: true, signatures: own('pass')})], 'ready'],
    [
      'passes by SPF alone',
      [row({spf: true, count: 5}), row({dkim: true, spf: true})],
      'needs-dkim',
    ],
    [
      'passes DKIM and fails SPF: forwarded',
      [row({dkim: true, envelopeFrom: 'example.com', signatures: own('pass')})],
      'forwarder',
    ],
    [
      'a service that signs and has its own return-path',
      [
        row({
          dkim: true,
          signatures: [...own('pass'), {domain: 'amazonses.com', result: 'pass'}],
        }),
      ],
      'ready',
    ],
    ['a service without DKIM for the domain', [row({envelopeFrom: 'b.mcsv.net'})], 'fix'],
    ['passes at times', [row({count: 3}), row({dkim: true, spf: true})], 'fix'],
    [
      'a signature of the domain, broken, under its own return-path',
      [row({envelopeFrom: 'example.com', signatures: own('fail')})],
      'fix',
    ],
    [
      'a signature of the domain, broken by a list',
      [row({envelopeFrom: 'lists.example.org', signatures: own('fail')})],
      'forwarder',
    ],
    [
      'a list that the receiver knows',
      [row({reasons: [{type: 'mailing_list', comment: ''}]})],
      'forwarder',
    ],
    [
      'an ARC chain',
      [row({reasons: [{type: 'local_policy', comment: 'arc=pass'}]})],
      'forwarder',
    ],
    [
      'nothing that ties it to the owner',
      [row({envelopeFrom: 'example.net'})],
      'unknown',
    ],
    ['a network of a large service alone', [row({ip: '40.107.20.81'})], 'unknown'],
  ])('%s', (_, rows, state) => {
    const {sources} = only(rows);
    expect(sources.map((source) => source.state)).toEqual([state]);
  });
});

test('what is lost is parted by whose it is', () => {
  const summary = only([
    row({ip: '192.0.2.1', count: 100, dkim: true, spf: true}),
    row({ip: '198.51.100.1', count: 10, envelopeFrom: 'b.mcsv.net'}),
    row({
      ip: '203.0.113.1',
      count: 5,
      disposition: 'none',
      reasons: [{type: 'mailing_list', comment: ''}],
    }),
    row({ip: '203.0.113.99', count: 2, disposition: 'reject'}),
  ]);
  expect(summary).toMatchObject({
    messages: 117,
    both: 100,
    failed: 17,
    failures: {yours: 10, forwarded: 5, unknown: 2},
    spared: 5,
    done: {none: 115, quarantine: 0, reject: 2},
  });
  expect(headline(summary)).toBe(
    '17 of 117 messages from example.com would go to spam with p=quarantine and be rejected with p=reject.',
  );
});

test('a report counts for the day in whose hours most of its period lies, and days without one are empty', () => {
  const hour = 3_600;
  const begin = Date.UTC(2026, 10, 2, 20) / 1_000;
  const [summary] = summarize([
    report([row({count: 4}), row({count: 6, spf: true})], {
      begin,
      end: begin + 24 * hour,
    }),
    report([row({count: 1})], {begin: begin + 72 * hour, end: begin + 96 * hour}),
    report([row({count: 9})], {begin: 0, end: 0}),
  ]);
  expect(summary?.days).toEqual([
    {day: '2026-11-03', passed: 6, failed: 4},
    {day: '2026-11-04', passed: 0, failed: 0},
    {day: '2026-11-05', passed: 0, failed: 0},
    {day: '2026-11-06', passed: 0, failed: 1},
  ]);
  expect(summary).toMatchObject({from: '2026-11-03', to: '2026-11-06', messages: 20});
});

test('each domain has its own summary, and the newest policy counts', () => {
  const summaries = summarize([
    report([row({count: 2})], {domain: 'example.org'}),
    report([row({count: 3})], {
      end: 1_800_000_000,
      policy: {p: 'reject', testing: true, strictDkim: false, strictSpf: false},
    }),
    report([row({count: 3})]),
  ]);
  expect(
    summaries.map(({domain, messages, policy}) => [domain, messages, policy.p]),
  ).toEqual([
    ['example.com', 6, 'reject'],
    ['example.org', 2, 'none'],
  ]);
});

describe('duplicates', () => {
  test('the same report in two files counts once, and is named', () => {
    const {reports, problems} = mergeDuplicates([
      report([row({count: 7})]),
      report([row({count: 7})], {file: 'b.zip', organization: 'Mailbox.Example'}),
      report([row({count: 7})], {id: 'r2'}),
      report([row({count: 7})], {domain: 'example.org'}),
    ]);
    expect(reports).toHaveLength(3);
    expect(problems).toMatchObject([
      {
        code: 'duplicate-report',
        file: 'b.zip',
        message:
          'The report from Mailbox.Example with the ID r1 is also in a.xml. It is counted once.',
      },
    ]);
  });

  test('of two that differ, the one with more messages counts', () => {
    const {reports, problems} = mergeDuplicates([
      report([row({count: 7})]),
      report([row({count: 9})]),
      report([row({count: 8})]),
    ]);
    expect(reports.map(({messages}) => messages)).toEqual([9]);
    expect(problems.map(({code}) => code)).toEqual([
      'duplicate-differs',
      'duplicate-differs',
    ]);
  });

  test('reports without an ID are the same only with the same numbers', () => {
    const {reports} = mergeDuplicates([
      report([row({count: 7})], {id: ''}),
      report([row({count: 8})], {id: ''}),
      report([row({count: 7})], {id: '', file: 'c.xml'}),
    ]);
    expect(reports.map(({messages}) => messages)).toEqual([7, 8]);
  });
});

describe('the plan', () => {
  const rows = [
    row({ip: '198.51.100.1', count: 10, envelopeFrom: 'b.mcsv.net'}),
    row({ip: '192.0.2.7', spf: true}),
    row({ip: '203.0.113.99', count: 2}),
  ];

  test('names what to fix before each step, without pct', () => {
    const plan = planSteps(
      only(rows, {
        policy: {p: 'none', testing: false, pct: 50, strictDkim: false, strictSpf: false},
      }),
      TODAY,
    );
    expect(plan.steps.map(({tags}) => tags)).toEqual([
      'p=quarantine; t=y',
      'p=quarantine',
      'p=reject; t=y',
      'p=reject',
    ]);
    expect(plan.steps.map(({fix}) => fix.map(({name}) => name))).toEqual([
      ['Mailchimp'],
      [],
      ['192.0.2.0/24'],
      [],
    ]);
    expect(plan.steps[0]?.identify.map(({name}) => name)).toEqual(['203.0.113.0/24']);
    expect(plan).toMatchObject({dropPct: true, isShort: true});
    const cautions = plan.steps.map(({caution}) => caution?.includes('mailing lists'));
    expect(cautions).toEqual([undefined, undefined, true, undefined]);
    expect(JSON.stringify(plan.steps)).not.toContain('pct');
  });

  test.each([
    ['a source fails', 'quarantine', 50, rows, 'p=none'],
    [
      'no source fails',
      'quarantine',
      50,
      [row({ip: '192.0.2.7', spf: true})],
      'p=reject; t=y',
    ],
    ['pct is 100', 'quarantine', 100, rows, 'p=reject; t=y'],
    ['the policy is enforced in full', 'reject', 10, rows, 'p=none'],
  ] as const)(
    'with pct and where %s, begins at the right step',
    (_, p, pct, of, first) => {
      const policy = {p, testing: false, pct, strictDkim: false, strictSpf: false};
      const {steps} = planSteps(only([...of], {policy}), TODAY);
      expect(steps[0]).toMatchObject({tags: first});
      if (first === 'p=none') {
        expect(steps[0]).toMatchObject({fix: [], identify: []});
        expect(steps[1]?.fix).not.toEqual([]);
      }
    },
  );

  test('goes on from where the domain stands', () => {
    const at = (p: 'quarantine' | 'reject', testing: boolean) =>
      planSteps(
        only(rows, {policy: {p, testing, strictDkim: false, strictSpf: false}}),
        TODAY,
      ).steps.map(({tags}) => tags);
    expect(at('quarantine', false)).toEqual(['p=reject; t=y', 'p=reject']);
    expect(at('reject', true)).toEqual(['p=reject']);
    expect(at('reject', false)).toEqual([]);
  });
});

describe('CSV', () => {
  test('has a row for each record, and no cell that a spreadsheet would run', () => {
    const text = [
      ...csvPieces([
        report(
          [
            row({
              ip: '192.0.2.1',
              count: 3,
              dkim: true,
              headerFrom: '=HYPERLINK("http://x.example")',
              envelopeFrom: '@sum',
              signatures: [{domain: 'example.com', selector: 's1', result: 'pass'}],
              reasons: [{type: 'other', comment: 'a "quoted"\nline'}],
            }),
          ],
          {organization: '+1, Inc.', id: '-2+3'},
        ),
      ]),
    ].join('');
    const [head, ...lines] = text.split('\r\n');
    expect(head).toBe(
      'file,reporter,report_id,day,begin,end,domain,policy,source_ip,sender,messages,dmarc,dkim,spf,disposition,header_from,envelope_from,envelope_to,signatures,spf_checks,reasons',
    );
    expect(lines).toEqual([
      `a.xml,"'+1, Inc.",'-2+3,2026-11-02,2026-11-02T00:00:00.000Z,2026-11-02T23:59:59.000Z,example.com,none,192.0.2.1,192.0.2.0/24,3,pass,pass,fail,none,"'=HYPERLINK(""http://x.example"")",'@sum,,example.com/s1=pass,,"other: a ""quoted""\nline"`,
      '',
    ]);
  });
});

test('Markdown holds what reports say as text', () => {
  const summary = only([row({ip: '192.0.2.1'})], {
    organization: '[x](http://evil.example) | <b>\n# y',
  });
  const text = markdownOf(summary, planSteps(summary, TODAY));
  expect(text).toContain('from \\[x\\](http://evil.example) \\| \\<b\\> \\# y');
  expect(text).toContain('| 192.0.2.0/24 | 1 | 0 | 1 | Do you know it? |');
  expect(text).toContain(
    '- 2026-12-28: p=quarantine; t=y. Identify first: 192.0.2.0/24.',
  );
});

test('shares are never a false nothing or all', () => {
  expect(percent(0, 0)).toBe('0%');
  expect(percent(1, 100_000)).toBe('under 0.1%');
  expect(percent(99_999, 100_000)).toBe('over 99.9%');
  expect(percent(1, 3)).toBe('33.3%');
});

test('the example has a source of each kind', async () => {
  const {reports, problems} = await readFiles(exampleFiles());
  expect(problems).toEqual([]);
  const [summary] = summarize(reports);
  expect(summary?.reports).toBe(14);
  expect(new Set(summary?.sources.map(({state}) => state))).toEqual(
    new Set(['fix', 'unknown', 'needs-dkim', 'forwarder', 'ready']),
  );
  expect(summary?.days).toHaveLength(14);
});

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);

const anyRow = fc.record({
  ip: fc.oneof(fc.ipV4(), fc.ipV6()),
  count: fc.nat({max: 1_000_000}),
  dkim: fc.boolean(),
  spf: fc.boolean(),
  headerFrom: fc.domain(),
  signer: fc.domain(),
  selector: fc.string({minLength: 1}),
  result: fc.constantFrom('pass', 'fail', 'neutral'),
});

test('reports that are written and read again have exact sums', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, {maxLength: 30}), async (rows) => {
      const xml = `<?xml version="1.0"?><feedback><report_metadata><org_name>a</org_name><report_id>1</report_id></report_metadata><policy_published><domain>example.com</domain><p>none</p></policy_published>${rows
        .map(
          ({ip, count, dkim, spf, headerFrom, signer, selector, result}) =>
            `<record><row><source_ip>${ip}</source_ip><count>${count}</count><policy_evaluated><disposition>none</disposition><dkim>${dkim ? 'pass' : 'fail'}</dkim><spf>${spf ? 'pass' : 'fail'}</spf></policy_evaluated></row><identifiers><header_from>${headerFrom}</header_from></identifiers><auth_results><dkim><domain>${signer}</domain><selector>${escape(selector)}</selector><result>${result}</result></dkim></auth_results></record>`,
        )
        .join('\n')}</feedback>`;
      const {reports} = await read('a.xml', xml);
      const [summary] = summarize(reports);
      const sum = (kept: (one: (typeof rows)[number]) => boolean) =>
        rows.filter(kept).reduce((all, {count}) => all + count, 0);
      expect(summary).toMatchObject({
        messages: sum(() => true),
        both: sum(({dkim, spf}) => dkim && spf),
        dkimOnly: sum(({dkim, spf}) => dkim && !spf),
        spfOnly: sum(({dkim, spf}) => !dkim && spf),
        failed: sum(({dkim, spf}) => !dkim && !spf),
      });
      const {failures, sources} = summary ?? {failures: {}, sources: []};
      expect(Object.values(failures).reduce((all, one) => all + one, 0)).toBe(
        summary?.failed,
      );
      expect(sources.reduce((all, {messages}) => all + messages, 0)).toBe(
        summary?.messages,
      );
      expect(
        reports[0]?.rows.map(({signatures}) => signatures[0]?.selector ?? ''),
      ).toEqual(rows.map(({selector}) => selector.trim()));
    }),
  );
});
