import {inspectSpf} from '..';
import {DnsError} from '../../dns';
import {createZoneResolver, type Zone, type ZoneEntry} from '../../dns/testing';
import {planLookups, type PlanStep} from '../plan';

const DOMAIN = 'example.com';
const DAY = new Date('2026-11-23T12:00:00Z');
const timeout = new DnsError('timeout', 'No response.');

/** What the domain has beside its record. */
interface Hosts {
  A?: string[];
  MX?: {preference: number; exchange: string}[];
}

async function plan(record: string, zone: Zone = {}, hosts: Hosts = {}) {
  const resolver = createZoneResolver({...zone, [DOMAIN]: {...hosts, TXT: [record]}});
  const today = await inspectSpf(DOMAIN, resolver);
  return (await planLookups(today, resolver, DAY))?.steps;
}

/** Terms for services of so many lookups each, with as many networks. */
function services(...costs: number[]): {zone: Zone; terms: string} {
  const zone: Zone = {};
  costs.forEach((cost, index) => {
    Object.assign(zone, service(`_spf.service${index}.example`, index, cost));
  });
  return {
    zone,
    terms: costs.map((_, index) => `include:_spf.service${index}.example`).join(' '),
  };
}

/** One service; `more` stands behind its includes. */
function service(name: string, index: number, cost: number, more = '~all'): Zone {
  const inner = Array.from(
    {length: cost - 1},
    (_, one) => `n${one}.service${index}.example`,
  );
  const includes = inner.map((child) => `include:${child} `).join('');
  return {
    [name]: {TXT: [`v=spf1 ip4:198.51.${index}.0/24 ${includes}${more}`]},
    ...Object.fromEntries(
      inner.map((child, one) => [
        child,
        {TXT: [`v=spf1 ip4:203.0.${index}.${one} ~all`]},
      ]),
    ),
  };
}

const kinds = (steps: readonly PlanStep[] = []) => steps.map(({kind}) => kind);

function stepOf(steps: readonly PlanStep[] | undefined, kind: PlanStep['kind']) {
  const step = steps?.find((one) => one.kind === kind);
  if (!step) {
    throw new Error(`There is no step ${kind}.`);
  }
  return step;
}

/** The domain's own record after the step. */
function ownOf(steps: readonly PlanStep[] | undefined, kind: PlanStep['kind']) {
  return stepOf(steps, kind).records[0]?.record;
}

describe('no plan', () => {
  test('without a record', async () => {
    const resolver = createZoneResolver({[DOMAIN]: {TXT: ['hello']}});
    const today = await inspectSpf(DOMAIN, resolver);
    expect(await planLookups(today, resolver, DAY)).toBeUndefined();
  });

  test.each([0, 2])('where it is not known which of %i records counts', async (count) => {
    const {zone, terms} = services(5, 4, 3);
    const resolver = createZoneResolver({
      ...zone,
      [DOMAIN]: {TXT: [`v=spf1 ${terms} -all`]},
    });
    const today = await inspectSpf(DOMAIN, resolver);
    const records = [...today.records, ...today.records].slice(0, count);
    expect(await planLookups({...today, records}, resolver, DAY)).toBeUndefined();
  });
});

describe('tidying', () => {
  test('is not the end where it is not enough', async () => {
    const {zone, terms} = services(5, 4, 3);
    const steps = await plan(`v=spf1 ${terms} include:n0.service0.example -all`, zone);
    expect(kinds(steps)).toEqual(['tidy', 'split', 'flatten']);
    // The tenth lookup is the include of the last service: its own network passes, and
    // the two it includes do not.
    expect(stepOf(steps, 'tidy')).toMatchObject({
      records: [{record: `v=spf1 ${terms} -all`, lookups: 12}],
      named: 12,
      pass: 10,
      risks: [],
    });
    expect(stepOf(steps, 'split')).toMatchObject({named: 12, pass: 12});
    expect(stepOf(steps, 'flatten')).toMatchObject({named: 12, pass: 12});
  });

  test('is left out where a sender would then come after the tenth lookup', async () => {
    const {zone, terms} = services(5, 5);
    const steps = await plan(
      `v=spf1 include:x.example ${terms} include:wrap.example -all`,
      {
        ...zone,
        'x.example': {TXT: ['v=spf1 ip4:192.0.2.1 ~all']},
        'wrap.example': {TXT: ['v=spf1 include:x.example ~all']},
      },
    );
    expect(kinds(steps)).toEqual(['split', 'flatten']);
    expect(ownOf(steps, 'split')).toBe(
      'v=spf1 include:x.example include:_spf.service1.example include:wrap.example -all',
    );
  });

  test('leaves one of two includes that lead to each other', async () => {
    const {zone, terms} = services(5, 2);
    const steps = await plan(`v=spf1 ${terms} include:a.example include:b.example -all`, {
      ...zone,
      'a.example': {TXT: ['v=spf1 ip4:192.0.2.1 include:b.example ~all']},
      'b.example': {TXT: ['v=spf1 ip4:192.0.2.2 include:a.example ~all']},
    });
    expect(steps).toMatchObject([
      {
        kind: 'tidy',
        records: [{record: `v=spf1 ${terms} include:b.example -all`, lookups: 10}],
        named: 9,
        pass: 9,
      },
    ]);
  });

  test.each([
    ['an explanation', 'exp=why.example.com -all'],
    ['a redirect', 'redirect=end.example'],
  ])('works beside %s, which turns nobody away', async (_, end) => {
    const {zone, terms} = services(5, 4);
    const steps = await plan(`v=spf1 ${terms} include:n0.service0.example ${end}`, {
      ...zone,
      ...service('end.example', 9, 2),
      'n1.service0.example': {TXT: ['v=spf1 include:leaf.example ~all']},
      'leaf.example': {TXT: ['v=spf1 ip4:192.0.2.1 ~all']},
    });
    expect(ownOf(steps, 'tidy')).toBe(`v=spf1 ${terms} ${end}`);
  });

  test.each<[string, string, Zone]>([
    [
      'an include that another covers, where a term turns senders away',
      '-ip4:192.0.2.99 include:n0.service0.example',
      {},
    ],
    [
      'an include that leads to itself',
      'include:loop.example',
      {'loop.example': {TXT: ['v=spf1 ip4:192.0.2.44 include:loop.example ~all']}},
    ],
    [
      'an include of a record that turns some of its senders away elsewhere',
      'include:x.example include:wrap.example',
      {
        'x.example': {TXT: ['v=spf1 ip4:192.0.2.0/24 ~all']},
        'wrap.example': {TXT: ['v=spf1 -ip4:192.0.2.1 include:x.example ~all']},
      },
    ],
    [
      'an include that only a broken record has too',
      'include:x.example include:wrap.example',
      {
        'x.example': {TXT: ['v=spf1 ip4:192.0.2.0/24 ~all']},
        'wrap.example': {TXT: ['v=spf1 include:x.example ip4:foo ~all']},
      },
    ],
    [
      'an include whose name depends on the message',
      'include:wrap.example include:%{i}.one.example',
      {'wrap.example': {TXT: ['v=spf1 ip4:192.0.2.1 include:%{i}.two.example ~all']}},
    ],
    [
      'a host of which the record names one address of two',
      'a:host.example ip4:192.0.2.7',
      {'host.example': {A: ['192.0.2.7', '192.0.2.8']}},
    ],
    [
      'a host whose address only a service names',
      'a:host.example',
      {'host.example': {A: ['198.51.1.7']}},
    ],
    [
      'mail hosts without addresses',
      'mx:host.example',
      {'host.example': {MX: [{preference: 1, exchange: 'mx.host.example'}]}},
    ],
  ])('keeps %s', async (_, more, zone) => {
    const {zone: world, terms} = services(5, 5);
    const steps = await plan(`v=spf1 ${terms} ${more} -all`, {...world, ...zone});
    expect(kinds(steps)).toEqual(['split', 'flatten']);
    expect(ownOf(steps, 'split')).toBe(
      `v=spf1 include:_spf.service1.example ${more} -all`,
    );
  });
});

describe('own servers', () => {
  test('stay where tidying brings the record to ten lookups', async () => {
    const {zone, terms} = services(5, 4);
    const steps = await plan(`v=spf1 ${terms} a include:n0.service0.example -all`, zone, {
      A: ['192.0.2.80'],
    });
    expect(steps).toMatchObject([
      {kind: 'tidy', records: [{record: `v=spf1 ${terms} a -all`, lookups: 10}]},
    ]);
  });

  test('are named by address behind the mx of another domain too', async () => {
    const {zone, terms} = services(5, 5);
    const steps = await plan(`v=spf1 ${terms} mx:other.example -all`, {
      ...zone,
      'other.example': {MX: [{preference: 1, exchange: 'mx1.example.com'}]},
      'mx1.example.com': {A: ['192.0.2.1']},
    });
    expect(steps).toMatchObject([
      {
        kind: 'servers',
        records: [{record: `v=spf1 ${terms} ip4:192.0.2.1 -all`, lookups: 10}],
        changes: [expect.stringContaining('“mx:other.example”')],
        risks: [expect.stringContaining('new address')],
      },
    ]);
  });

  test.each<[string, string[], Zone]>([
    ['of a service', ['mx.other.example'], {'mx.other.example': {A: ['192.0.2.1']}}],
    [
      'of which one is a service’s',
      ['mx1.example.com', 'mx.other.example'],
      {'mx1.example.com': {A: ['192.0.2.1']}, 'mx.other.example': {A: ['192.0.2.2']}},
    ],
    ['without an address', ['mx1.example.com'], {}],
  ])('mail hosts %s are not written out', async (_, hosts, zone) => {
    const {zone: world, terms} = services(5, 5);
    const steps = await plan(
      `v=spf1 ${terms} mx -all`,
      {...world, ...zone},
      {
        MX: hosts.map((exchange, preference) => ({preference, exchange})),
      },
    );
    expect(kinds(steps)).toEqual(['split', 'flatten']);
    expect(ownOf(steps, 'split')).toBe('v=spf1 include:_spf.service1.example mx -all');
  });

  test('more mail hosts than are allowed are not cut to the first ten', async () => {
    const {zone, terms} = services(5, 5);
    const hosts = Array.from({length: 11}, (_, index) => `mx${index}.example.com`);
    const steps = await plan(
      `v=spf1 ${terms} mx -all`,
      {
        ...zone,
        ...Object.fromEntries(
          hosts.map((host, index) => [host, {A: [`192.0.2.${index}`]}]),
        ),
      },
      {MX: hosts.map((exchange, preference) => ({preference, exchange}))},
    );
    expect(kinds(steps)).toEqual(['split', 'flatten']);
    expect(ownOf(steps, 'split')).toBe('v=spf1 include:_spf.service1.example mx -all');
  });
});

test('a last step is left out while somebody who is named does not pass', async () => {
  const {zone, terms} = services(5, 4, 3);
  const steps = await plan(`v=spf1 -ip4:203.0.1.1 ${terms} -all`, zone);
  expect(steps).toEqual([]);
});

describe('moving and writing out', () => {
  test('the costliest goes, wherever it stands', async () => {
    const {zone, terms} = services(3, 4, 5);
    const steps = await plan(`v=spf1 ${terms} -all`, zone);
    const rest = 'include:_spf.service0.example include:_spf.service1.example';
    expect(ownOf(steps, 'split')).toBe(`v=spf1 ${rest} -all`);
    expect(stepOf(steps, 'split').records).toMatchObject([
      {lookups: 7},
      {name: `service2.${DOMAIN}`, lookups: 5},
    ]);
    expect(ownOf(steps, 'flatten')).toBe(
      `v=spf1 ${rest} ip4:198.51.2.0/24 ip4:203.0.2.0 ip4:203.0.2.1 ip4:203.0.2.2 ip4:203.0.2.3 -all`,
    );
  });

  test('no more than needed goes', async () => {
    const {zone, terms} = services(2, 2, 2, 2, 2, 2);
    const steps = await plan(`v=spf1 ${terms} -all`, zone);
    const split = stepOf(steps, 'split');
    expect(split.records.map(({lookups}) => lookups)).toEqual([10, 2]);
    expect(split.changes).toHaveLength(1);
    expect(split.changes[0]).toContain(`service0.${DOMAIN}`);
    expect(split.risks).toEqual([expect.stringContaining('aspf=r')]);
    const flatten = stepOf(steps, 'flatten');
    expect(flatten.records.map(({lookups}) => lookups)).toEqual([10]);
    expect(flatten.changes).toHaveLength(1);
  });

  test.each(['?', '~', '-'])('an include with %s is neither', async (sign) => {
    const {zone, terms} = services(5);
    const rest = `${sign}${terms}`;
    const steps = await plan(
      `v=spf1 include:_spf.service1.example include:_spf.service2.example ${rest} -all`,
      {
        ...zone,
        ...service('_spf.service1.example', 1, 4),
        ...service('_spf.service2.example', 2, 3),
      },
    );
    expect(kinds(steps)).toEqual(['split', 'flatten']);
    expect(ownOf(steps, 'split')).toBe(
      `v=spf1 include:_spf.service2.example ${rest} -all`,
    );
    expect(ownOf(steps, 'flatten')).toBe(
      `v=spf1 ip4:198.51.1.0/24 ip4:203.0.1.0 ip4:203.0.1.1 ip4:203.0.1.2 include:_spf.service2.example ${rest} -all`,
    );
  });

  test('a host of somebody else is neither', async () => {
    const {zone, terms} = services(1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    const steps = await plan(`v=spf1 a:host.example ${terms} -all`, {
      ...zone,
      'host.example': {A: ['192.0.2.7']},
    });
    const rest = terms.replace('include:_spf.service0.example ', '');
    expect(ownOf(steps, 'split')).toBe(`v=spf1 a:host.example ${rest} -all`);
    expect(ownOf(steps, 'flatten')).toBe(
      `v=spf1 a:host.example ip4:198.51.0.0/24 ${rest} -all`,
    );
  });
});

describe('moving', () => {
  test('a service of ten lookups fits a record of its own', async () => {
    const {zone, terms} = services(10, 1);
    const steps = await plan(`v=spf1 ${terms} -all`, zone);
    expect(stepOf(steps, 'split').records).toMatchObject([
      {name: DOMAIN, record: 'v=spf1 include:_spf.service1.example -all', lookups: 1},
      {
        name: `service0.${DOMAIN}`,
        record: 'v=spf1 include:_spf.service0.example -all',
        lookups: 10,
      },
    ]);
  });

  test('a service of eleven lookups fits none', async () => {
    const {zone, terms} = services(11, 1);
    // The network behind the eleventh lookup is named, so that all pass all the same.
    const steps = await plan(`v=spf1 ip4:203.0.0.9 ${terms} -all`, zone);
    expect(kinds(steps)).toEqual(['flatten']);
  });

  test('a mailbox service stays, however much it costs', async () => {
    const {zone, terms} = services(4, 3);
    const steps = await plan(`v=spf1 include:_spf.google.com ${terms} -all`, {
      ...zone,
      ...service('_spf.google.com', 9, 5),
    });
    expect(ownOf(steps, 'split')).toBe(
      'v=spf1 include:_spf.google.com include:_spf.service1.example -all',
    );
  });

  test('is left out where only mailbox services could go', async () => {
    const steps = await plan(
      'v=spf1 include:_spf.google.com include:spf.protection.outlook.com -all',
      {
        ...service('_spf.google.com', 0, 6),
        ...service('spf.protection.outlook.com', 1, 6),
        // What the last lookups name passes already.
        'n3.service1.example': {TXT: ['v=spf1 ip4:203.0.0.1 ~all']},
        'n4.service1.example': {TXT: ['v=spf1 ip4:203.0.0.1 ~all']},
      },
    );
    expect(kinds(steps)).toEqual(['flatten']);
  });

  test('a service with a broken record stays', async () => {
    const {zone, terms} = services(4, 2);
    const steps = await plan(`v=spf1 ${terms} include:broken.example -all`, {
      ...zone,
      'broken.example': {
        TXT: [
          'v=spf1 include:n0.service0.example include:n1.service0.example include:n2.service0.example include:n0.service1.example ip4:foo ~all',
        ],
      },
    });
    expect(ownOf(steps, 'split')).toBe(
      'v=spf1 include:_spf.service1.example include:broken.example -all',
    );
  });

  test('the new record ends in ~all where the old one has no ending', async () => {
    const {zone, terms} = services(5, 4);
    const steps = await plan(`v=spf1 ${terms} redirect=end.example`, {
      ...zone,
      ...service('end.example', 9, 3),
    });
    expect(stepOf(steps, 'split').records).toMatchObject([
      {record: 'v=spf1 include:_spf.service1.example redirect=end.example'},
      {record: 'v=spf1 include:_spf.service0.example ~all'},
    ]);
  });

  const spf: ZoneEntry = {TXT: ['v=spf1 -all']};

  test.each<[string, Zone, string]>([
    ['the first', {'service0.example.com': {TXT: ['hello']}}, 'service0.example.com'],
    [
      'the second',
      {'service0.example.com': {TXT: [['v=sp', 'f1 -all']]}},
      'service0-mail.example.com',
    ],
    [
      'the third',
      {'service0.example.com': timeout, 'service0-mail.example.com': spf},
      'service0-2.example.com',
    ],
    [
      'the fourth',
      {
        'service0.example.com': spf,
        'service0-mail.example.com': spf,
        'service0-2.example.com': spf,
      },
      'service0-3.example.com',
    ],
  ])('takes %s name that is free', async (_, used, name) => {
    const {zone, terms} = services(5, 4, 3);
    const steps = await plan(`v=spf1 ${terms} -all`, {...zone, ...used});
    expect(stepOf(steps, 'split').records[1]?.name).toBe(name);
  });

  test('is left out where no name is free', async () => {
    const {zone, terms} = services(5, 4, 3);
    const steps = await plan(`v=spf1 ${terms} -all`, {
      ...zone,
      'service0.example.com': spf,
      'service0-mail.example.com': spf,
      'service0-2.example.com': spf,
      'service0-3.example.com': spf,
    });
    expect(kinds(steps)).toEqual(['flatten']);
  });

  test('two services of the same name get a subdomain each', async () => {
    const steps = await plan(
      'v=spf1 include:_spf.mailer.example include:_spf.mailer.test include:last.example -all',
      {
        ...service('_spf.mailer.example', 0, 6),
        ...service('_spf.mailer.test', 1, 6),
        ...service('last.example', 2, 6),
      },
    );
    expect(stepOf(steps, 'split').records.map(({name}) => name)).toEqual([
      DOMAIN,
      'mailer.example.com',
      'mailer-mail.example.com',
    ]);
  });

  test.each([
    ['mailgun.org', 'mailgun'],
    ['spf.mailer.example', 'mailer'],
    ['mailer._spf.example', 'mailer'],
    ['_spf.example', 'mail'],
    ['x.example', 'x'],
    ['7up.example', '7up'],
    ['a_b.example', 'mail'],
    ['a_.example', 'mail'],
    ['-b.example', 'mail'],
    [`${'a'.repeat(49)}.example`, 'a'.repeat(49)],
    [`${'a'.repeat(50)}.example`, 'mail'],
  ])('%s gets the subdomain %s', async (include, label) => {
    const {zone} = services(4, 4, 4);
    const steps = await plan(
      `v=spf1 include:${include} include:_spf.service1.example include:_spf.service2.example -all`,
      {...zone, ...service(include, 0, 4)},
    );
    expect(stepOf(steps, 'split').records[1]?.name).toBe(`${label}.${DOMAIN}`);
  });
});

describe('writing out', () => {
  test.each([
    ['ip6', 'ip6:2001:db8::/32 ~all', ' ip6:2001:db8::/32'],
    ['a host', 'a:host.example ~all', ' ip4:192.0.2.7'],
    ['a mail host', 'mx:host.example ~all', ' ip4:192.0.2.8'],
    ['a network within another', 'ip4:198.51.0.9 ~all', ''],
    ['an explanation', 'exp=why.example ~all', ''],
    ['a neutral ending', '?all', ''],
    ['no ending', '', ''],
    ['a redirect', 'redirect=flat.example', ' ip4:192.0.2.9'],
    ['a redirect that is never used', '~all redirect=varies.example', ''],
  ])('has %s', async (_, more, written) => {
    const steps = await plan('v=spf1 include:_spf.service0.example -all', {
      ...service('_spf.service0.example', 0, 11, more),
      'host.example': {A: ['192.0.2.7'], MX: [{preference: 1, exchange: 'mx.example'}]},
      'mx.example': {A: ['192.0.2.8']},
      'flat.example': {TXT: ['v=spf1 ip4:192.0.2.9 -all']},
      'varies.example': {TXT: ['v=spf1 exists:%{i}.list.example -all']},
    });
    expect(kinds(steps)).toEqual(['flatten']);
    expect(ownOf(steps, 'flatten')).toBe(
      `v=spf1 ip4:198.51.0.0/24 ip4:203.0.0.0 ip4:203.0.0.1 ip4:203.0.0.2 ip4:203.0.0.3 ip4:203.0.0.4 ip4:203.0.0.5 ip4:203.0.0.6 ip4:203.0.0.7 ip4:203.0.0.8 ip4:203.0.0.9${written} -all`,
    );
  });

  test.each([
    ['a term that turns away', '-ip4:192.0.2.1 ~all'],
    ['a neutral host', '?a:host.example ~all'],
    ['a list', 'exists:%{i}.list.example ~all'],
    ['a name of the sender', 'ptr ~all'],
    ['everybody', '+all'],
    ['a host without an answer', 'a:timeout.example ~all'],
    ['a mail host without an answer', 'mx:timeout.example ~all'],
    ['an include without an answer', 'include:timeout.example ~all'],
    ['an include that is broken', 'include:broken.example ~all'],
    ['a redirect without an answer', 'redirect=timeout.example'],
    ['a redirect to what depends on the message', 'redirect=varies.example'],
  ])('is not offered for %s', async (_, more) => {
    const steps = await plan('v=spf1 include:_spf.service0.example -all', {
      ...service('_spf.service0.example', 0, 11, more),
      'host.example': {A: ['192.0.2.7']},
      'timeout.example': timeout,
      'broken.example': {TXT: ['v=spf1 ip4:198.51.0.1 ip4:foo -all']},
      'varies.example': {TXT: ['v=spf1 ip4:198.51.0.1 exists:%{i}.list.example -all']},
    });
    expect(steps).toEqual([]);
  });

  test('says how many networks it wrote for each service, and whose they are', async () => {
    const {zone, terms} = services(6, 6, 6, 6);
    const steps = await plan(`v=spf1 ${terms} -all`, zone);
    const {changes, risks} = stepOf(steps, 'flatten');
    expect(changes).toEqual([
      expect.stringMatching(/“include:_spf\.service0\.example” with the 6 networks/),
      expect.stringMatching(/“include:_spf\.service1\.example” with the 6 networks/),
      expect.stringMatching(/“include:_spf\.service2\.example” with the 6 networks/),
    ]);
    expect(changes[0]).toContain('23 November 2026');
    expect(risks[0]).toMatch(
      /^_spf\.service0\.example, _spf\.service1\.example and _spf\.service2\.example can change their /,
    );
  });

  test('names two services with “and”', async () => {
    const {zone, terms} = services(6, 6, 6);
    const steps = await plan(`v=spf1 ${terms} -all`, zone);
    expect(stepOf(steps, 'flatten').risks[0]).toMatch(
      /^_spf\.service0\.example and _spf\.service1\.example can change their /,
    );
  });

  test('speaks of one network and one service in the singular', async () => {
    const {zone, terms} = services(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    const steps = await plan(`v=spf1 ${terms} -all`, zone);
    const {changes, risks} = stepOf(steps, 'flatten');
    expect(changes).toEqual([expect.stringContaining('with the network it led to')]);
    expect(risks[0]).toMatch(/^_spf\.service0\.example can change its /);
  });

  test.each([
    [450, 1],
    [451, 2],
  ])('of %i characters has %i risks', async (length, risks) => {
    const {zone, terms} = services(6, 5);
    const servers = Array.from({length: 13}, (_, n) => `ip4:203.113.113.${n + 10}`).join(
      ' ',
    );
    const label = 'x'.repeat(length - 393);
    const steps = await plan(
      `v=spf1 ${terms} ${servers} exp=${label}.example.com -all`,
      zone,
    );
    const flatten = stepOf(steps, 'flatten');
    expect(flatten.records[0]?.record).toHaveLength(length);
    expect(flatten.risks).toHaveLength(risks);
  });
});
