import {authenticate} from 'mailauth';
import {sealMessage} from 'mailauth/lib/arc';
import fc from 'fast-check';
import {recordsOf} from '../../dns';
import {createZoneResolver, type Zone} from '../../dns/testing';
import {verifyArc} from '..';
import {sealMessage as sealAny, type SealOptions} from './sealMessage';
import {ed25519Key, rsaKey} from './signMessage';

const MESSAGE =
  'From: Ada <ada@example.com>\r\nTo: bob@example.net\r\nSubject: Lunch\r\nDate: Mon, 23 Nov 2026 10:00:00 +0000\r\n\r\nLunch is at one.\r\n';
const key = rsaKey();
const privateKey = key.privateKey.export({type: 'pkcs8', format: 'pem'}).toString();
const zone: Zone = {'arc._domainkey.list.example': {TXT: [key.record]}};

/** Lets mailauth put one more ARC set on a message. */
async function sealed(message: string, i: number, cv = i === 1 ? 'none' : 'pass') {
  // Its types do not know the number of the set.
  const options = {
    i,
    cv,
    signingDomain: 'list.example',
    selector: 'arc',
    privateKey,
    authResults: `mx.list.example; spf=pass smtp.mailfrom=ada@example.com; dkim=none (${i})`,
    signTime: new Date('2026-11-23T10:00:00Z'),
  };
  const fields = await sealMessage(message, options);
  return fields.toString() + message;
}

const verify = (message: string, records: Zone = zone) =>
  verifyArc(message, createZoneResolver(records));

let chain: string;

beforeAll(async () => {
  chain = MESSAGE;
  for (const i of [1, 2, 3]) {
    chain = await sealed(chain, i);
  }
});

test('a message without ARC has no chain', async () => {
  expect(await verify(MESSAGE)).toEqual({result: 'none', sets: []});
});

test('a chain of three sets passes, and each is shown', async () => {
  const {result, sets, fault} = await verify(chain);
  expect(fault).toBeUndefined();
  expect(result).toBe('pass');
  expect(sets.map(({instance, chain: cv}) => [instance, cv])).toEqual([
    [1, 'none'],
    [2, 'pass'],
    [3, 'pass'],
  ]);
  expect(sets[0]?.results).toBe(
    'mx.list.example; spf=pass smtp.mailfrom=ada@example.com; dkim=none (1)',
  );
  expect(sets[0]?.seal.domain).toBe('list.example');
});

test.each([
  ['the body', (text: string) => text.replace('at one', 'at two'), 3, /body/],
  ['a signed field', (text: string) => text.replace('Lunch\r', 'Dinner\r'), 3, /header/],
  ['what the first server saw', (text: string) => text.replace('(1)', '(9)'), 3, /seal/],
  ['a whole set', (text: string) => text.replaceAll(/i=2;/g, 'i=4;'), 2, /missing/],
  [
    'the number of a seal',
    (text: string) => text.replace('ARC-Seal: i=3', 'ARC-Seal: i=2'),
    2,
    /two arc-seal/,
  ],
  ['cv of a seal', (text: string) => text.replace('cv=none', 'cv=pass'), 1, /cv=none/],
  ['no number', (text: string) => text.replace('i=1;', 'j=1;'), undefined, /no number/],
])('%s changed: the chain fails, and says why', async (_, change, instance, says) => {
  const changed = change(chain);
  expect(changed).not.toBe(chain);
  const {result, fault} = await verify(changed);
  expect(result).toBe('fail');
  expect(fault?.instance).toBe(instance);
  expect(fault?.says).toMatch(says);
});

test('a chain that was sealed as failed stays failed', async () => {
  const failed = await sealed(await sealed(MESSAGE, 1), 2, 'fail');
  expect(await verify(failed)).toMatchObject({
    result: 'fail',
    fault: {instance: 2, says: expect.stringContaining('sealed it as such') as string},
  });
});

test('a later server cannot repair a broken seal', async () => {
  const first = (await sealed(MESSAGE, 1)).replace('(1)', '(9)');
  const {result, fault} = await verify(await sealed(first, 2));
  expect(result).toBe('fail');
  expect(fault).toEqual({
    instance: 1,
    says: expect.stringContaining('does not match') as string,
  });
});

test.each([
  ['i=0', /no number \(i=\) from 1 to 50/],
  ['i=51', /no number \(i=\) from 1 to 50/],
  ['i=', /no number \(i=\) from 1 to 50/],
  ['i=50', /three fields is missing/],
  ['i=1', /three fields is missing/],
  ['a=rsa-sha256; i=1', /three fields is missing/],
  ['a=rsa-sha256;\r\n i\t=\r\n  1', /three fields is missing/],
  ['ai=1', /no number/],
])('a seal on its own, numbered %j', async (tags, says) => {
  expect(await verify(`ARC-Seal: ${tags}\r\n${MESSAGE}`)).toEqual({
    result: 'fail',
    sets: [],
    fault: expect.objectContaining({
      says: expect.stringMatching(says) as string,
    }) as object,
  });
});

test('two seals with the same number fail the chain, and no set is returned', async () => {
  const seal = 'ARC-Seal: i=1; cv=none\r\n';
  expect(await verify(seal + seal + MESSAGE)).toEqual({
    result: 'fail',
    sets: [],
    fault: {instance: 1, says: expect.stringContaining('two') as string},
  });
});

describe('what RFC 8617 does not allow in a set', () => {
  const messageField = /(ARC-Message-Signature: [^]*?)h=from/;

  test.each<[string, (text: string) => string, RegExp]>([
    ['no cv=', (text) => text.replace(' cv=none;', ''), /cv=\(nothing\)/],
    [
      'a long cv=',
      (text) => text.replace('cv=none', `cv=${'x'.repeat(30)}`),
      /cv=x{20},/,
    ],
    ['h= in the seal', (text) => text.replace('cv=none;', 'cv=none; h=from;'), /h= tag/],
    [
      'a message signature that signs a seal',
      (text) => text.replace(messageField, '$1h=arc-seal:from'),
      /includes ARC-Seal/,
    ],
    [
      'a message signature without s=',
      (text) => text.replace(/(ARC-Message-Signature: [^]*?) s=arc;/, '$1'),
      /no s=/,
    ],
    [
      'a seal without s=',
      (text) => text.replace(/(ARC-Seal: [^]*?) s=arc;/, '$1'),
      /no s=/,
    ],
    [
      'a seal that names no domain',
      (text) => text.replace(/(ARC-Seal: [^]*?) d=list\.example;/, '$1 d=a b;'),
      /not a domain name/,
    ],
  ])('%s', async (_, change, says) => {
    const good = sealAny(MESSAGE, {messageKey: key, sealKey: key});
    const changed = change(good);
    expect(changed).not.toBe(good);
    const {result, fault, sets} = await verify(changed);
    expect(result).toBe('fail');
    expect(fault).toEqual({instance: 1, says: expect.stringMatching(says) as string});
    expect(sets).toHaveLength(1);
  });

  test('cv= can be in upper case', async () => {
    const good = await sealed(MESSAGE, 1, 'NONE');
    expect(await verify(good)).toMatchObject({result: 'pass', sets: [{chain: 'none'}]});
  });

  test('a warning about the message signature does not break the chain', async () => {
    const good = sealAny(MESSAGE, {messageKey: key, sealKey: key, extra: 'l=5; '});
    const {result, sets} = await verify(good);
    expect(result).toBe('pass');
    expect(sets[0]?.message.problems.map(({code}) => code)).toContain('length-limit');
  });
});

describe('a seal and a message signature with different keys', () => {
  const sealKey = rsaKey();
  const ownKey = (options: Partial<SealOptions> = {}) =>
    sealAny(MESSAGE, {messageKey: key, sealKey, sealSelector: 'seal', ...options});
  const withKey = (record: Zone[string]): Zone => ({
    ...zone,
    'seal._domainkey.list.example': record,
  });

  test('the chain passes if both keys are in DNS', async () => {
    expect(await verify(ownKey(), withKey({TXT: [sealKey.record]}))).toMatchObject({
      result: 'pass',
    });
  });

  test('an Ed25519 seal passes', async () => {
    const ed25519 = ed25519Key();
    const message = ownKey({sealKey: ed25519});
    expect(await verify(message, withKey({TXT: [ed25519.record]}))).toMatchObject({
      result: 'pass',
    });
  });

  test.each<[string, Zone[string], string, RegExp]>([
    ['no key', {}, 'fail', /There is no key at seal\._domainkey\.list\.example\.$/],
    ['a revoked key', {TXT: ['v=DKIM1; p=']}, 'fail', /revoked/],
    ['a broken key', {TXT: ['v=DKIM1; p=MII']}, 'fail', /cannot be used/],
    ['a key of another type', {TXT: [ed25519Key().record]}, 'fail', /ed25519/],
    ['another key', {TXT: [key.record]}, 'fail', /does not match/],
    ['SERVFAIL', 'SERVFAIL', 'temperror', /no usable response/],
  ])('%s', async (_, record, result, says) => {
    const verified = await verify(ownKey(), withKey(record));
    expect(verified.result).toBe(result);
    expect(verified.fault).toEqual({
      instance: 1,
      says: expect.stringMatching(says) as string,
    });
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('if the browser cannot verify Ed25519, the chain fails and the reason names the algorithm', async () => {
    const ed25519 = ed25519Key();
    const {subtle} = globalThis.crypto;
    const importKey = subtle.importKey.bind(subtle);
    jest
      .spyOn(subtle, 'importKey')
      .mockImplementation((...given: Parameters<typeof importKey>) =>
        given[0] === 'raw'
          ? Promise.reject(new DOMException('unknown', 'NotSupportedError'))
          : importKey(...given),
      );
    expect(
      await verify(ownKey({sealKey: ed25519}), withKey({TXT: [ed25519.record]})),
    ).toMatchObject({
      result: 'fail',
      fault: {instance: 1, says: expect.stringContaining('ed25519-sha256') as string},
    });
  });
});

test('mailauth gives the same results, whatever one changes', async () => {
  const cuts = [...Array(24).keys()].map((index) =>
    Math.floor((index * chain.length) / 24),
  );
  for (const cut of cuts) {
    const at = chain.charAt(cut);
    const changed = /[a-z\d]/i.test(at)
      ? `${chain.slice(0, cut)}${at === 'x' ? 'y' : 'x'}${chain.slice(cut + 1)}`
      : chain;
    const theirs = await authenticate(changed, {
      ip: '192.0.2.1',
      helo: 'mx.example.com',
      sender: 'ada@example.com',
      disableBimi: true,
      resolver: async (name: string) => {
        const answer = await createZoneResolver(zone).query(name, 'TXT');
        if (answer.answers.length === 0) {
          throw Object.assign(new Error('none'), {code: 'ENOTFOUND'});
        }
        return recordsOf(answer, 'TXT').map(({data}) => data);
      },
    });
    const ours = await verify(changed);
    expect([cut, ours.result]).toEqual([
      cut,
      theirs.arc === false ? 'none' : theirs.arc.status.result,
    ]);
  }
});

test('never throws on any text', async () => {
  const part = fc.constantFrom(
    'ARC-Seal: i=1; a=rsa-sha256; cv=none; d=x.example; s=s; b=AAAA\r\n',
    'ARC-Message-Signature: i=1; a=rsa-sha256; c=relaxed/relaxed; d=x.example; s=s; h=from; bh=AAAA; b=AA\r\n',
    'ARC-Authentication-Results: i=1; x.example; none\r\n',
    'ARC-Seal: i=\r\n',
    'From: a@x.example\r\n',
    '\r\n',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(part, fc.string())), async (parts) => {
      const {result} = await verify(parts.join(''));
      expect(['none', 'pass', 'fail', 'temperror']).toContain(result);
    }),
  );
});
