import {
  adviseRecord,
  composeSpf,
  inspectSpf,
  parseSpf,
  spfRules,
  type SpfChoice,
} from '..';
import {DnsError} from '../../dns';
import {createZoneResolver, type Zone, type ZoneEntry} from '../../dns/testing';
import type {Problem} from '../../kit';

const txt = (...records: (string | string[])[]) => ({TXT: records});
const lookups = (count: number) =>
  Array.from({length: count}, (_, index) => `a:h${index}.example.net`).join(' ');

const others: Zone = {
  ...Object.fromEntries(
    Array.from({length: 12}, (_, index) => [
      `h${index}.example.net`,
      {A: [`198.51.100.${index}`]},
    ]),
  ),
  'spf.example.net': txt('v=spf1 ip4:203.0.113.0/28 -all'),
  'same.example.net': txt('v=spf1 ip4:203.0.113.0/29 -all'),
  'open.example.net': txt('v=spf1 +all'),
  'two.example.net': txt('v=spf1 -all', 'v=spf1 ~all'),
  'broken.example.net': txt('v=spf1 ip4:192.0.2 -all'),
  'nested.example.net': txt('v=spf1 include:spf.example.net -all'),
  'late.example.net': new DnsError('timeout', 'Cloudflare did not respond.'),
  'null.example.net': {MX: [{preference: 0, exchange: '.'}]},
  'many.example.net': {
    MX: Array.from({length: 11}, (_, index) => ({
      preference: index,
      exchange: `h${index}.example.net`,
    })),
  },
};

/** What example.com has, and what stands around it: at least one for every rule of DNS. */
const zones: readonly [ZoneEntry | undefined, Zone?][] = [
  [undefined],
  [{}],
  ['SERVFAIL'],
  [txt('v=spf1 -all', 'v=spf1 ~all')],
  [txt(' v=spf1 -all')],
  [{}, {'_spf.example.com': txt('v=spf1 mx -all')}],
  [{...txt('v=spf1 -all'), SPF: ['v=spf1 -all']}],
  [{SPF: ['v=spf1 -all']}],
  [{...txt('v=spf1 ~all'), SPF: ['v=spf1 -all']}],
  [txt('v=spf1 -all', 'spf2.0/pra -all')],
  [txt(['v=spf1 mx', '~all'])],
  [txt('v=spf1 ip4:192.0.2.0/24 ip4:198.51.100.1 a:h1.example.net -all')],
  [txt(`v=spf1 ${'ip4:192.0.2.1 '.repeat(20)}-all`)],
  [txt(`v=spf1 ${lookups(10)} -all`)],
  [txt(`v=spf1 ${lookups(11)} -all`)],
  [txt('v=spf1 a:gone1.example a:gone2.example a:gone3.example -all')],
  [txt('v=spf1 mx:many.example.net -all')],
  [txt('v=spf1 include:example.com -all')],
  [txt('v=spf1 include:gone.example -all')],
  [txt('v=spf1 include:two.example.net -all')],
  [txt('v=spf1 include:broken.example.net -all')],
  [txt('v=spf1 include:spf.example.net include:nested.example.net -all')],
  [txt('v=spf1 include:spf.example.net include:same.example.net -all')],
  [txt('v=spf1 ip4:203.0.113.1 include:spf.example.net -all')],
  [txt('v=spf1 ip4:203.0.113.0/24 include:spf.example.net -all')],
  [txt('v=spf1 ip4:203.0.113.0/28 include:spf.example.net -all')],
  [txt('v=spf1 include:late.example.net -all')],
  [txt('v=spf1 include:open.example.net -all')],
  [txt('v=spf1 mx:null.example.net -all')],
  [txt(`v=spf1 ${'ip4:192.0.2.1 '.repeat(60)}-all`)],
  [txt('v=spf1 -all', 'x'.repeat(250), 'y'.repeat(250))],
];

/** Terms with the faults and the habits that a record alone shows. */
const terms = [
  'v=spf1',
  '–all',
  'foo',
  '?redirect=example.net',
  'all:x',
  'include:',
  'include:foo/24',
  'a:museum',
  'include: foo. example.net',
  'include:%{d',
  'exists:%{c}.example',
  'include: example.net',
  'ip4:192.0.2',
  'ip6:1:2',
  'ip4:192.0.2.1/33',
  'redirect=a.example redirect=b.example',
  'exp=a.example exp=b.example',
  'include=example.net',
  'a:-.example',
  `a:${'a'.repeat(64)}.example.net`,
  '?all',
  '+all',
  '',
  '-all a',
  'redirect=example.net -all',
  'ptr -all',
  'exists:%{p}.example -all',
  'ip4:128.0.0.0/1 -all',
  'ip4:10.0.0.1 -all',
  'ip6:::ffff:192.0.2.1 -all',
  'a a -all',
  'ip4:192.0.2.0/24 ip4:192.0.2.7 -all',
  `${lookups(12)} -all`,
];

/** Choices of the generator. */
const choices: readonly Partial<SpfChoice>[] = [
  {},
  {ending: '-all'},
  {a: true},
  {networks: ['192.0.2.77/24', '::ffff:192.0.2.1', '192.0.2.1 192.0.2.2', 'x']},
  {providers: ['none', 'brevo']},
  {includes: ['example.com'], domain: 'example.com'},
  {existing: 'v=spf1 include:example.com a ?mx -all', domain: 'example.com', mx: true},
  {existing: 'v=spf1 a -all b ip4:192.0.2.1 ~all'},
  {existing: 'v=spf1 include:foo exp=192.0.2.1 -all. v=spf1'},
  {existing: 'v=spf1 redirect=example.net'},
  {existing: 'v=spf1 redirect=example.net redirect=example.net exp=a.b exp=c.d -all'},
  {existing: 'v=spf1 a -all\nv=spf1 mx -all'},
  {existing: '"v=spf1 a" "mx -all"'},
  {existing: 'hello'},
  {includes: Array.from({length: 12}, (_, index) => `${index}.example.net`)},
  {networks: Array.from({length: 40}, (_, index) => `192.0.2.${2 * index}`)},
];

const rules = new Map(spfRules.map((rule) => [rule.code, rule]));

async function inspect([own, more]: (typeof zones)[number]): Promise<Problem[]> {
  const entries = own === undefined ? others : {...others, 'example.com': own};
  const resolver = createZoneResolver({...entries, ...more});
  return (await inspectSpf('example.com', resolver)).problems;
}

const inRecord = (term: string) => {
  const record = parseSpf(`v=spf1 ${term}`);
  return [...record.problems, ...adviseRecord(record)];
};
const inChoice = (choice: Partial<SpfChoice>) =>
  composeSpf({ending: '~all', ...choice}).problems;

/** What is milder where the generator has put it right, or where nothing is lost by it. */
const MILDER: Readonly<Record<string, Problem['severity']>> = {
  nobody: 'note',
  'includes-itself': 'warning',
  'second-version': 'note',
  'duplicate-redirect': 'note',
  'duplicate-exp': 'note',
};
/** Where the reference is that of the fault in it. */
const PASSED_ON = ['unclear-term', 'term-repaired', 'broken-include'];

function expectRuled(problems: readonly Problem[]): void {
  for (const {code, severity, reference} of problems) {
    const rule = rules.get(code);
    expect({code, severity: [rule?.severity, MILDER[code]]}).toEqual({
      code,
      severity: expect.arrayContaining([severity]) as unknown,
    });
    if (PASSED_ON.includes(code)) {
      expect(reference?.label).toMatch(/^RFC \d+, \d+(?:\.\d+)*$/);
    } else {
      expect({code, reference}).toEqual({code, reference: rule?.reference});
    }
  }
}

describe('what is found is as grave as its rule says, and from the same source', () => {
  test.each(zones.map((zone) => ({zone})))('in $zone', async ({zone}) => {
    expectRuled(await inspect(zone));
  });

  test.each(terms)('in v=spf1 %s', async (term) => {
    expectRuled(inRecord(term));
    expectRuled(await inspect([txt(`v=spf1 ${term}`)]));
  });

  test.each(choices.map((choice) => ({choice})))('in $choice', ({choice}) => {
    expectRuled(inChoice(choice));
  });
});

test('every rule has an example', async () => {
  const found = [
    ...(await Promise.all(zones.map(inspect))),
    ...terms.map(inRecord),
    ...choices.map(inChoice),
  ];
  const codes = new Set(found.flat().map(({code}) => code));
  expect([...rules.keys()].filter((code) => !codes.has(code))).toEqual([
    // For an address that is none although the parser finds no fault in it.
    'bad-network',
  ]);
});
