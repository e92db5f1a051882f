import {composeDmarc, dmarcRules, firstChoice, inspectDmarc, parseDmarc} from '..';
import {DnsError} from '../../dns';
import {createZoneResolver, type Zone} from '../../dns/testing';
import type {Problem} from '../../kit';

const txt = (...records: string[]) => ({TXT: records});
const mx = {MX: [{preference: 10, exchange: 'mx.example.net'}]};
const RECORD = 'v=DMARC1; p=none; rua=mailto:d@example.com';
const CONSENT = 'example.com._report._dmarc.reports.example';

/** At least one for every rule that is about the text alone. */
const texts = [
  '',
  'site-verification=1',
  ` ${RECORD}`,
  `"${RECORD}"`,
  'v=dmarc1; p=none',
  'v=DMARC1 p=none',
  'p=none; v=DMARC1',
  'v=spf1 -all',
  'v=DMARC1; p=none; p=reject',
  'v=DMARC1; p=none; hello',
  'v=DMARC1;; p=none',
  'v=DMARC1; p=none; policy=reject',
  'v=DMARC1; p=none; adkim=x',
  'v=DMARC1; p=rejekt',
  'v=DMARC1; rua=mailto:d@example.com',
  'v=DMARC1;',
  'v=DMARC1; rua=mailto:d@example.com; p=none',
  'v=DMARC1; p=none; pct=50',
  'v=DMARC1; p=none; rf=afrf; ri=86400',
  'v=DMARC1; p=none; rua=mailto:d@example.com!10m',
  'v=DMARC1; p=none; rua=d@example.com',
  'v=DMARC1; p=none; rua=https://example.com/',
  'v=DMARC1; p=none; rua=mailto:a@example.com,mailto:a@example.com',
  'v=DMARC1; p=none; rua=mailto:a@example.com,mailto:b@example.com,mailto:c@example.com',
];

/** At least one for every rule that is about a record in DNS. */
const zones: readonly [Zone, string?][] = [
  [{'_dmarc.example.com': txt('v=DMARC1; p=none; t=y')}],
  [{'_dmarc.example.com': txt('v=DMARC1; p=quarantine; t=y')}],
  [{'_dmarc.example.com': txt('v=DMARC1; p=reject; sp=none; adkim=s; fo=1')}],
  [{'_dmarc.example.com': txt('v=DMARC1; p=reject; np=none; psd=y')}],
  [{'_dmarc.example.com': txt('v=DMARC1; p=reject; psd=n; ruf=mailto:d@example.com')}],
  [{'_dmarc.example.com': txt(`${RECORD}${' '.repeat(250)}`)}],
  [{'_dmarc.example.com': txt(RECORD, RECORD)}],
  [{'_dmarc.example.com': txt(RECORD, 'hello')}],
  [{'_dmarc.example.com': 'SERVFAIL'}],
  [{'_dmarc.example.com': new DnsError('timeout', 'Cloudflare did not respond.')}],
  [{'_dmarc.example.com': txt('hello'), 'no-such-name.example.com': txt('hello')}],
  [{'example.com': txt(RECORD)}],
  [{'dmarc.example.com': txt(RECORD)}],
  [{'_dmarc.example.com.example.com': txt(RECORD)}],
  [{'_dmarc.example.com': {...txt(RECORD), CNAME: ['reports.example']}}],
  [{'_dmarc.example.com': {CNAME: ['reports.example']}}],
  [{'_dmarc.example.com': txt(RECORD)}, 'a.example.com'],
  [{'_dmarc.example.com': txt(RECORD)}, 'a.b.c.d.e.f.g.h.example.com'],
  [
    {
      '_dmarc.example.com': txt(RECORD),
      '_dmarc.a.example.com': txt('v=DMARC1; p=none; sp=reject'),
    },
    'a.example.com',
  ],
  [
    {
      '_dmarc.example.com': txt('v=DMARC1; p=reject; rua=mailto:d@reports.example'),
      'reports.example': mx,
      [CONSENT]: txt('v=DMARC1;'),
    },
  ],
  [{'_dmarc.example.com': txt('v=DMARC1; p=none; rua=mailto:d@reports.example')}],
  [
    {
      '_dmarc.example.com': txt('v=DMARC1; p=none; rua=mailto:d@reports.example'),
      'reports.example': {MX: [{preference: 0, exchange: '.'}]},
      [CONSENT]: txt('v=DMARC1; rua=mailto:d@example.net'),
    },
  ],
  [
    {
      '_dmarc.example.com': txt('v=DMARC1; p=none; rua=mailto:d@reports.example'),
      [CONSENT]: 'SERVFAIL',
    },
  ],
];

const rules = new Map(dmarcRules.map((rule) => [rule.code, rule]));

function expectRuled(problems: readonly Problem[]): void {
  for (const {code, severity, reference} of problems) {
    const rule = rules.get(code);
    expect({code, severity, reference}).toEqual({
      code,
      severity: rule?.severity,
      reference: rule?.reference,
    });
  }
}

async function inspect(zone: Zone, domain = 'example.com'): Promise<Problem[]> {
  const {problems, reports} = await inspectDmarc(domain, createZoneResolver(zone));
  return [...problems, ...reports.flatMap((report) => report.problems)];
}

const composed = () =>
  composeDmarc({...firstChoice, aggregate: ['nobody']}).entryProblems;

describe('what is found is as grave as its rule says, and from the same source', () => {
  test.each(texts.map((text) => [text]))('in %j', (text) => {
    expectRuled(parseDmarc(text).problems);
  });

  test.each(zones.map(([zone, domain]) => ({zone, domain})))(
    'in %j',
    async ({zone, domain}) => {
      expectRuled(await inspect(zone, domain));
    },
  );

  test('in what was chosen', () => {
    expectRuled(composed());
  });
});

test('every rule has an example', async () => {
  const inspected = await Promise.all(
    zones.map(([zone, domain]) => inspect(zone, domain)),
  );
  const problems = [
    ...texts.flatMap((text) => parseDmarc(text).problems),
    ...inspected.flat(),
    ...composed(),
  ];
  const codes = new Set(problems.map(({code}) => code));
  expect([...rules.keys()].filter((code) => !codes.has(code))).toEqual([]);
});
