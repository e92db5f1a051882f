import {checkHost, type CheckInput, type TraceStep} from '..';
import {DnsError} from '../../dns';
import {createZoneResolver, type Zone} from '../../dns/testing';

const IP4 = '192.0.2.25';
const IP6 = '2001:db8::25';
const reverse = '25.2.0.192.in-addr.arpa';
const timeout = new DnsError('timeout', 'No response.');

/** The check of example.org with this record. */
async function check(record: string, more: Zone = {}, given: Partial<CheckInput> = {}) {
  const resolver = createZoneResolver({'example.org': {TXT: [record]}, ...more});
  const input = {ip: IP4, sender: 'someone@example.org', helo: 'mail.example.com'};
  return {...(await checkHost({...input, ...given}, resolver)), asked: resolver.asked};
}

/** The last step, or the one before it. */
async function step(at: number, ...args: Parameters<typeof check>) {
  return (await check(...args)).trace.at(at);
}

const ten = 'a:near.example '.repeat(10).trim();
const near: Zone = {'near.example': {A: ['192.0.2.99'], AAAA: ['2001:db8::99']}};

describe('the last step of a check', () => {
  const at = {domain: 'example.org', depth: 0};

  test.each<[string, string, Zone, TraceStep]>([
    [
      'a fault in the record',
      'v=spf1 +all foo',
      {},
      {...at, kind: 'error', says: expect.stringContaining('at column 13.') as string},
    ],
    [
      'no record',
      'something',
      {},
      {...at, kind: 'end', says: 'example.org has no SPF record.'},
    ],
    [
      'two records',
      '',
      {'example.org': {TXT: ['v=spf1', 'v=spf1 -all']}},
      {
        ...at,
        kind: 'error',
        says: expect.stringContaining('has 2 SPF records') as string,
      },
    ],
    [
      'nothing matched',
      'v=spf1 -ip4:192.0.2.24',
      {},
      {...at, kind: 'end', says: expect.stringContaining('neutral') as string},
    ],
    [
      'no response',
      '',
      {'example.org': timeout},
      {...at, kind: 'error', says: 'No response.'},
    ],
    [
      'no response for a host',
      'v=spf1 a:busy.example',
      {'busy.example': timeout},
      {
        ...at,
        kind: 'error',
        text: 'a:busy.example',
        target: 'busy.example',
        lookup: 1,
        says: 'No response.',
      },
    ],
    [
      'a redirect without a record',
      'v=spf1 redirect=gone.example',
      {},
      {
        ...at,
        kind: 'error',
        text: 'redirect=gone.example',
        lookup: 1,
        says: expect.stringContaining('redirect') as string,
      },
    ],
    [
      'an include without a record',
      'v=spf1 include:gone.example',
      {},
      {
        ...at,
        kind: 'error',
        text: 'include:gone.example',
        lookup: 1,
        says: expect.stringContaining('include') as string,
      },
    ],
    [
      'the eleventh lookup',
      `v=spf1 ${ten} mx:near.example`,
      near,
      {
        ...at,
        kind: 'error',
        text: 'mx:near.example',
        lookup: 11,
        says: expect.stringContaining('number 11') as string,
      },
    ],
    [
      'the third lookup that finds nothing',
      'v=spf1 a:g1.example exists:g2.example mx:g3.example',
      {},
      {
        ...at,
        kind: 'error',
        text: 'mx:g3.example',
        target: 'g3.example',
        lookup: 3,
        voidLookup: 3,
        says: expect.stringContaining('g3.example does not exist. ') as string,
      },
    ],
    [
      'an eleventh mail host',
      'v=spf1 mx:many.example',
      {
        'many.example': {
          MX: 'b c d e f g h i j k l'.split(' ').map((letter, preference) => ({
            preference,
            exchange: `${letter}.example`,
          })),
        },
      },
      {
        ...at,
        kind: 'error',
        text: 'mx:many.example',
        target: 'many.example',
        lookup: 1,
        says: expect.stringContaining('has 11 mail hosts') as string,
      },
    ],
  ])('%s', async (_, record, zone, last) => {
    expect(await step(-1, record, zone)).toStrictEqual(last);
  });

  test.each<[string, string, string]>([
    ['@localhost', '', 'localhost'],
    ['a@[192.0.2.1]', '', '[192.0.2.1]'],
    ['a@b@x..example', '', 'x..example'],
    // No more than one pair of brackets, and only around the whole address, is taken off.
    ['a<b>@x..example', '', 'x..example'],
    ['<a@x..example>y', '', 'x..example>y'],
    ['x<a@localhost>', '', 'localhost>'],
    ['  <a@localhost>  ', '', 'localhost'],
    ['', 'localhost', 'localhost'],
    // Beyond ASCII, and no name.
    ['a@bü..cher', '', 'bü..cher'],
  ])('the sender %j, HELO %j: %s is no domain', async (sender, helo, domain) => {
    const {result, trace, asked} = await check('v=spf1 -all', {}, {sender, helo});
    expect({result, asked}).toEqual({result: 'none', asked: []});
    expect(trace).toMatchObject([{kind: 'end', domain, depth: 0}]);
    expect(trace[0]?.says).toContain(`“${domain}”`);
  });
});

describe('on the way', () => {
  test('a record that another one leads to', async () => {
    const zone: Zone = {
      'i.example': {TXT: ['v=spf1 -all']},
      'r.example': {TXT: ['v=spf1 ?all']},
    };
    const {trace} = await check('v=spf1 include:i.example redirect=R.example.', zone);
    expect(
      trace.map(({kind, depth, domain, target = '-', lookup = 0}) => [
        kind,
        depth,
        domain,
        target,
        lookup,
      ]),
    ).toEqual([
      ['record', 0, 'example.org', '-', 0],
      ['enter', 0, 'example.org', 'i.example', 1],
      ['record', 1, 'i.example', '-', 0],
      ['match', 1, 'i.example', '-', 0],
      ['no-match', 0, 'example.org', '-', 0],
      ['enter', 0, 'example.org', 'r.example', 2],
      ['record', 0, 'R.example', '-', 0],
      ['match', 0, 'R.example', '-', 0],
    ]);
  });

  test.each<[string, string, Zone, string, number | undefined]>([
    // Record, kind, zone, a part of what is said, the number of the void lookup.
    ['ip4:192.0.2.25', 'match', {}, '192.0.2.25 is in it', undefined],
    ['ip4:192.0.2.24', 'no-match', {}, '192.0.2.25 is not in it', undefined],
    ['a:x..example', 'no-match', {}, '“x..example” is not a valid', undefined],
    ['a:x.example', 'no-match', {'x.example': {}}, 'has no IPv4 address', 1],
    ['a:x.example', 'no-match', {}, 'x.example does not exist', 1],
    [
      'a:x.example',
      'no-match',
      {'x.example': {A: ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']}},
      'x.example has 192.0.2.1, 192.0.2.2, 192.0.2.3, 192.0.2.4:',
      undefined,
    ],
    [
      'a:x.example',
      'match',
      {'x.example': {A: ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', IP4]}},
      '192.0.2.1, 192.0.2.2, 192.0.2.3, 192.0.2.4 and 1 more: pass',
      undefined,
    ],
    ['exists:x.example', 'no-match', {'x.example': {}}, 'has no IPv4 address', 1],
    ['mx:x.example', 'no-match', {'x.example': {}}, 'has no MX record', 1],
    [
      'mx:x.example',
      'no-match',
      {'x.example': {MX: [{preference: 0, exchange: '.'}]}},
      'x.example accepts no email',
      undefined,
    ],
    [
      'mx:x.example',
      'no-match',
      {
        'x.example': {
          MX: [
            {preference: 20, exchange: 'b.example.'},
            {preference: 5, exchange: '.'},
            {preference: 10, exchange: 'c.example'},
          ],
        },
      },
      'are different: c.example, b.example:',
      undefined,
    ],
    ['ptr', 'no-match', {}, '192.0.2.25 has no name', 1],
    ['ptr', 'no-match', {[reverse]: timeout}, `no response for ${reverse}`, undefined],
    [
      'ptr:b.example',
      'no-match',
      {[reverse]: {PTR: ['a.b.example']}},
      'no name within b.example',
      undefined,
    ],
    [
      'ptr:b.example',
      'match',
      {[reverse]: {PTR: ['a.b.example.']}, 'a.b.example': {A: [IP4]}},
      'has the name a.b.example,',
      undefined,
    ],
  ])('%s is a %s: %j', async (term, kind, zone, part, voidLookup) => {
    const last = await step(1, `v=spf1 ${term} ?all`, zone);
    expect(last).toMatchObject({kind, text: term, depth: 0, domain: 'example.org'});
    expect(last?.says).toContain(part);
    expect(last?.voidLookup).toBe(voidLookup);
  });

  test('mail hosts are asked in the order of their preference', async () => {
    const MX = [
      {preference: 30, exchange: 'c.example'},
      {preference: 10, exchange: 'a.example'},
      {preference: 20, exchange: 'b.example'},
    ];
    const zone: Zone = {'x.example': {MX}, 'b.example': {A: [IP4]}};
    const {result, asked} = await check('v=spf1 mx:x.example -all', zone);
    expect(result).toBe('pass');
    expect(asked.slice(1)).toEqual(['MX x.example', 'A a.example', 'A b.example']);
  });

  test('a local part beyond ASCII makes no name (RFC 8616, 4)', async () => {
    const given = {sender: 'ü@example.org'};
    const last = await step(1, 'v=spf1 a:%{l}.example -all', {}, given);
    expect(last).toMatchObject({kind: 'no-match', text: 'a:%{l}.example', lookup: 1});
    expect(last).not.toHaveProperty('target');
    expect(last?.says).toContain('non-ASCII');
    for (const record of [
      'v=spf1 include:%{l}.example',
      'v=spf1 redirect=%{l}.example',
    ]) {
      const {result, trace} = await check(record, {}, given);
      expect(result).toBe('permerror');
      expect(trace.map(({kind}) => kind)).toEqual(['record', 'enter', 'end', 'error']);
      expect(trace[1]?.target).toBe('a name that cannot be built');
      expect(trace[2]).toMatchObject({domain: ''});
    }
  });

  test('a name behind the address that is no domain is not asked for', async () => {
    const zone: Zone = {[reverse]: {PTR: ['a..b.example', 'b.example']}};
    const {result, asked} = await check('v=spf1 ptr:b.example ?all', zone);
    expect(result).toBe('neutral');
    expect(asked.slice(1)).toEqual([`PTR ${reverse}`, 'A b.example']);
  });

  test('a name behind an IPv6 address has to have that address', async () => {
    const name =
      '5.2.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa';
    const zone: Zone = {[name]: {PTR: ['a.b.example']}, 'a.b.example': {AAAA: [IP6]}};
    const {result, asked} = await check('v=spf1 ptr:b.example -all', zone, {ip: IP6});
    expect(result).toBe('pass');
    expect(asked.at(-1)).toBe('AAAA a.b.example');
  });
});

describe('the step of an explanation', () => {
  test.each<[string, Zone, string]>([
    ['why.example', {'why.example': {TXT: ['Go away.']}}, 'is: Go away.'],
    ['why.example', {}, 'why.example has no TXT records'],
    ['why.example', {'why.example': {TXT: ['a', 'b']}}, 'why.example has 2 TXT records'],
    ['why.example', {'why.example': timeout}, 'no response for why.example'],
    ['why.example', {'why.example': {TXT: ['a\nb']}}, 'cannot be sent'],
    ['why.example', {'why.example': {TXT: ['%']}}, 'cannot be sent'],
    ['why..example', {}, '“why..example” is not a valid'],
  ])('exp=%s', async (spec, zone, part) => {
    const last = await step(-1, `v=spf1 -all exp=${spec}`, zone);
    expect(last).toMatchObject({
      kind: 'explanation',
      domain: 'example.org',
      depth: 0,
      text: `exp=${spec}`,
      target: spec,
    });
    expect(last?.says).toContain(part);
  });

  test('a name that cannot be built is not asked for', async () => {
    const {trace, asked, result} = await check(
      'v=spf1 -all exp=%{l}.example',
      {},
      {sender: 'ü@example.org'},
    );
    expect(result).toBe('fail');
    expect(asked).toEqual(['TXT example.org']);
    expect(trace.at(-1)?.target).toBe('a name that cannot be built');
  });

  test('a modifier of another name explains nothing', async () => {
    const {trace} = await check('v=spf1 x=why.example -all', {
      'why.example': {TXT: ['Go away.']},
    });
    expect(trace.map(({kind}) => kind)).toEqual(['record', 'match']);
  });
});
