import fc from 'fast-check';
import {checkHost, countLookups, inspectSpf} from '..';
import {createZoneResolver, type Zone} from '../../dns/testing';
import {planLookups, type PlanStep} from '../plan';
import {withRecords} from '../proof';

const DOMAIN = 'example.com';
const DAY = new Date('2026-11-23T12:00:00Z');

async function plan(record: string, zone: Zone = {}) {
  const resolver = createZoneResolver({...zone, [DOMAIN]: {TXT: [record]}});
  const today = await inspectSpf(DOMAIN, resolver);
  return {today, resolver, plan: await planLookups(today, resolver, DAY)};
}

/** Services with one network each, and so many lookups below them. */
function services(costs: readonly number[]): {zone: Zone; record: string} {
  const zone: Zone = {};
  costs.forEach((cost, index) => {
    const name = `_spf.service${index}.example`;
    const inner = Array.from(
      {length: cost - 1},
      (_, one) => `n${one}.service${index}.example`,
    );
    zone[name] = {
      TXT: [
        `v=spf1 ip4:198.51.${index}.0/24 ${inner.map((child) => `include:${child}`).join(' ')} ~all`,
      ],
    };
    inner.forEach((child, one) => {
      zone[child] = {TXT: [`v=spf1 ip4:203.0.${index}.${one} ~all`]};
    });
  });
  const includes = costs.map((_, index) => `include:_spf.service${index}.example`);
  return {zone, record: `v=spf1 ${includes.join(' ')} -all`};
}

const kinds = (steps: readonly PlanStep[] = []) => steps.map(({kind}) => kind);

test('ten lookups need no plan', async () => {
  const {zone, record} = services([4, 3, 3]);
  expect((await plan(record, zone)).plan).toBeUndefined();
});

test('twelve lookups: the costliest service moves, or is written out', async () => {
  const {zone, record} = services([5, 4, 3]);
  const {plan: found} = await plan(record, zone);
  expect(found?.lookups).toBe(12);
  expect(kinds(found?.steps)).toEqual(['split', 'flatten']);
  const [split, flatten] = found?.steps ?? [];
  expect(split?.records).toEqual([
    {
      name: DOMAIN,
      record: 'v=spf1 include:_spf.service1.example include:_spf.service2.example -all',
      strings: [
        'v=spf1 include:_spf.service1.example include:_spf.service2.example -all',
      ],
      lookups: 7,
    },
    {
      name: `service0.${DOMAIN}`,
      record: 'v=spf1 include:_spf.service0.example -all',
      strings: ['v=spf1 include:_spf.service0.example -all'],
      lookups: 5,
    },
  ]);
  expect([split?.named, split?.pass]).toEqual([12, 12]);
  expect(flatten?.records).toMatchObject([
    {
      lookups: 7,
      record:
        'v=spf1 ip4:198.51.0.0/24 ip4:203.0.0.0 ip4:203.0.0.1 ip4:203.0.0.2 ip4:203.0.0.3 include:_spf.service1.example include:_spf.service2.example -all',
    },
  ]);
  expect(flatten?.risks[0]).toContain('next by 30 November 2026');
});

test('what costs lookups for nothing goes first, and may be enough', async () => {
  const {zone, record} = services([5, 4]);
  const {plan: found} = await plan(
    record.replace(
      ' -all',
      ' include:n0.service0.example a:gone.example a:host.example ip4:192.0.2.7 -all',
    ),
    {...zone, 'host.example': {A: ['192.0.2.7']}},
  );
  expect(found?.lookups).toBe(12);
  expect(found?.steps).toMatchObject([
    {
      kind: 'tidy',
      records: [{record: record.replace(' -all', ' ip4:192.0.2.7 -all'), lookups: 9}],
      named: 10,
      pass: 10,
    },
  ]);
  expect(found?.steps[0]?.changes).toHaveLength(3);
});

test('own servers are named by address, those of others are not', async () => {
  const {zone, record} = services([5, 4]);
  const {plan: found} = await plan(
    record.replace(' -all', ' a mx a:mail.other.example -all'),
    {
      ...zone,
      'mail.other.example': {A: ['192.0.2.99']},
      'mx1.example.com': {A: ['192.0.2.1'], AAAA: ['2001:db8::1']},
    },
  );
  // The domain has neither an address nor an MX here, so these find nothing and go.
  expect(found?.steps[0]?.kind).toBe('tidy');
  const resolver = createZoneResolver({
    ...zone,
    'mail.other.example': {A: ['192.0.2.99']},
    'mx1.example.com': {A: ['192.0.2.1'], AAAA: ['2001:db8::1']},
    [DOMAIN]: {
      TXT: [record.replace(' -all', ' a mx a:mail.other.example -all')],
      A: ['192.0.2.80'],
      MX: [{preference: 1, exchange: 'mx1.example.com'}],
    },
  });
  const today = await inspectSpf(DOMAIN, resolver);
  const own = await planLookups(today, resolver, DAY);
  expect(own?.steps).toMatchObject([
    {
      kind: 'servers',
      records: [
        {
          record: record.replace(
            ' -all',
            ' ip4:192.0.2.80 ip4:192.0.2.1 ip6:2001:db8::1 a:mail.other.example -all',
          ),
          lookups: 10,
        },
      ],
    },
  ]);
});

test('mailboxes stay, and a name that has a record is not taken', async () => {
  const {zone, record} = services([6, 4]);
  const {plan: found} = await plan(
    record.replace('v=spf1', 'v=spf1 include:_spf.google.com'),
    {
      ...zone,
      '_spf.google.com': {TXT: ['v=spf1 ip4:192.0.2.0/24 ~all']},
      [`service0.${DOMAIN}`]: {TXT: ['v=spf1 -all']},
    },
  );
  const split = found?.steps.find(({kind}) => kind === 'split');
  expect(split?.records[0]?.record).toContain('include:_spf.google.com');
  expect(split?.records[1]?.name).toBe(`service0-mail.${DOMAIN}`);
});

test('what depends on the message is never written out', async () => {
  const {zone, record} = services([11]);
  const {plan: found} = await plan(record, {
    ...zone,
    'n3.service0.example': {TXT: ['v=spf1 exists:%{i}.list.example ~all']},
  });
  expect(found?.steps).toEqual([]);
});

test('a record with a fault that only its owner can decide has no plan', async () => {
  const {zone, record} = services([6, 6]);
  expect((await plan(record.replace(' -all', ' x:foo -all'), zone)).plan).toBeUndefined();
});

describe('for any tree of records', () => {
  const term = fc.oneof(
    {weight: 3, arbitrary: fc.nat(60).map((n) => `ip4:192.0.2.${n}`)},
    {weight: 5, arbitrary: fc.nat(19).map((n) => `include:s${n}.example`)},
    {weight: 1, arbitrary: fc.nat(5).map((n) => `a:h${n}.example.com`)},
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'mx',
        'a',
        'a:gone.example',
        'include:gone.example',
        '-ip4:192.0.2.0/27',
        '?include:s1.example',
        'exists:%{i}.list.example',
      ),
    },
  );
  const ending = fc.constantFrom('-all', '~all', '?all', 'redirect=s3.example', '');
  const recordOf = (least: number, most: number) =>
    fc
      .tuple(fc.array(term, {minLength: least, maxLength: most}), ending)
      .map(([terms, end]) => ['v=spf1', ...terms, end].join(' ').trim());
  const world = fc.record({
    own: recordOf(6, 12),
    others: fc.array(recordOf(1, 3), {minLength: 20, maxLength: 20}),
  });

  test('a step that ends a plan fits, and all who are named today pass', async () => {
    let ended = 0;
    await fc.assert(
      fc.asyncProperty(world, async ({own, others}) => {
        const zone: Zone = {
          ...Object.fromEntries(
            others.map((record, index) => [
              `s${index}.example`,
              // Each leads to later ones only, so that there are no loops.
              {
                TXT: [
                  record.replace(/s(\d+)\.example/g, (_, n: string) =>
                    Number(n) > index ? `s${n}.example` : 'leaf.example',
                  ),
                ],
              },
            ]),
          ),
          'leaf.example': {TXT: ['v=spf1 ip4:198.51.100.0/24 ~all']},
          'h1.example.com': {A: ['203.0.113.1']},
          'h2.example.com': {A: ['203.0.113.2', '203.0.113.3']},
        };
        const {today, resolver, plan: found} = await plan(own, zone);
        for (const step of found?.steps ?? []) {
          for (const {name, record, lookups} of step.records) {
            const {lookups: counted} = await countLookups(record, resolver, {
              domain: name,
            });
            expect(lookups).toBe(counted);
          }
          const isLast = step.kind === 'split' || step.kind === 'flatten';
          if (!isLast) {
            continue;
          }
          ended += 1;
          const then = withRecords(
            resolver,
            new Map(step.records.map(({name, strings}) => [name, strings])),
          );
          expect(
            Math.max(...step.records.map(({lookups}) => lookups)),
          ).toBeLessThanOrEqual(10);
          for (const {network} of today.networks?.list ?? []) {
            const results = await Promise.all(
              step.records.map(({name}) =>
                checkHost(
                  {ip: network.address, sender: `a@${name}`, helo: name},
                  then,
                ).then(({result}) => result),
              ),
            );
            if (!own.includes('-ip4') && !others.some((text) => text.includes('-ip4'))) {
              expect([network.address, results]).toEqual([
                network.address,
                expect.arrayContaining(['pass']),
              ]);
            }
          }
        }
      }),
      // Each is a few hundred checks.
      {numRuns: 30},
    );
    expect(ended).toBeGreaterThan(0);
  });
});
