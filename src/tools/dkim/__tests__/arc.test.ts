import {authenticate} from 'mailauth';
import {sealMessage} from 'mailauth/lib/arc';
import fc from 'fast-check';
import {recordsOf} from '../../dns';
import {createZoneResolver, type Zone} from '../../dns/testing';
import {verifyArc} from '..';
import {rsaKey} from './signMessage';

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
  expect(sets[0]?.results).toMatch(/^mx\.list\.example; spf=pass/);
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
  expect(await verify(failed)).toMatchObject({result: 'fail', fault: {instance: 2}});
});

test.each([
  ['SERVFAIL', {'arc._domainkey.list.example': 'SERVFAIL'}, 'temperror'],
  ['no key', {}, 'fail'],
  ['another key', {'arc._domainkey.list.example': {TXT: [rsaKey().record]}}, 'fail'],
  ['a revoked key', {'arc._domainkey.list.example': {TXT: ['v=DKIM1; p=']}}, 'fail'],
] as const)('%s at the name of the key: %s', async (_, records, result) => {
  expect((await verify(chain, records as Zone)).result).toBe(result);
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
