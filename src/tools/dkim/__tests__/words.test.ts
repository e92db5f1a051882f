import {
  keyReport,
  keyTagInWords,
  messageReport,
  parseDkimKey,
  parseSignature,
  signatureTagInWords,
  timeInWords,
  verifyMessage,
} from '..';
import {createZoneResolver} from '../../dns/testing';
import {ed25519Key, rsaKey, signMessage} from './signMessage';

const KEY = rsaKey(2048, 't=y:s:z; h=sha256; s=email:*; n=a; g=*; x=1; ');

test('each tag of a key record says something', () => {
  const key = parseDkimKey(KEY.record);
  const words = Object.fromEntries(
    key.list.map((tag) => [tag.name, keyTagInWords(tag, key)]),
  );
  expect(words).toMatchObject({
    p: 'The public key: RSA with 2048 bits.',
    s: 'What the key is for: email, everything.',
    t: expect.stringMatching(/^Flags\. y: .*; s: .*; z: unknown\.$/) as string,
  });
  expect(Object.values(words).every((text) => text.endsWith('.'))).toBe(true);
  const revoked = parseDkimKey('v=DKIM1; p=');
  expect(revoked.list.map((tag) => keyTagInWords(tag, revoked))[1]).toContain('revoked');
});

test('each tag of a signature says something', () => {
  const signature = parseSignature(
    'v=1; a=rsa-sha256; c=relaxed/simple; d=example.com; s=s1; t=1795229201; x=1795300000; l=5; q=dns/txt; i=@example.com; h=from:to; bh=YQ==; z=a:b; foo=1; b=YQ==',
  );
  const words = Object.fromEntries(
    signature.list.map((tag) => [tag.name, signatureTagInWords(tag, signature)]),
  );
  expect(words).toMatchObject({
    t: 'When it was signed: 2026-11-21 02:46 UTC.',
    h: 'The signed header fields: 2.',
    c: expect.stringMatching(/^Header fields.*normalized.*exactly/) as string,
  });
  expect(Object.values(words).every((text) => text.endsWith('.'))).toBe(true);
});

test.each([
  ['k=ed25519', /^The key type: Ed25519/],
  ['k=RSA', /^The key type: RSA, .* default/],
  ['k=dsa', /do not support this one/],
  ['h=sha1 : sha256', /can use: sha1, sha256\.$/],
  ['s=tlsrpt', /is for: tlsrpt\.$/],
  ['n=a', /^A note/],
  ['g=*', /2007/],
  ['x=1', /^Not a tag/],
])('the tag %s of a key record', (tag, says) => {
  const key = parseDkimKey(`v=DKIM1; ${tag}; p=`);
  const [version, second] = key.list.map((one) => keyTagInWords(one, key));
  expect(version).toMatch(/version .* always DKIM1/);
  expect(second).toMatch(says);
});

test('the key itself is told by what it is', () => {
  const said = (record: string) => {
    const key = parseDkimKey(record);
    return key.list
      .filter(({name}) => name === 'p')
      .map((tag) => keyTagInWords(tag, key));
  };
  expect(said(ed25519Key().record)).toEqual(['The public key: Ed25519.']);
  expect(said('v=DKIM1; p=AAAA')).toEqual([expect.stringContaining('cannot be read')]);
});

test.each([
  ['v=1', /^The version/],
  ['a=rsa-sha256', /key type and the hash/],
  ['d=example.com', /takes responsibility/],
  ['s=s1', /^The selector/],
  ['c=simple/relaxed', /compared exactly .* body with spaces/],
  ['c=relaxed', /compared with spaces .* body exactly/],
  ['bh=YQ==', /hash of the body/],
  ['b=YQ==', /^The signature itself/],
  ['i=@example.com', /^The address or domain/],
  ['l=5', /first 5 octets/],
  ['q=dns/txt', /from DNS/],
  ['t=soon', /^When it was signed\.$/],
  ['x=never', /^When it expires\.$/],
  ['x=1795229201', /^Valid until 2026-11-21 02:46 UTC\.$/],
  ['z=From:a', /^Copies/],
  ['foo=1', /^Not a tag/],
])('the tag %s of a signature', (tag, says) => {
  const signature = parseSignature(tag);
  const [first] = signature.list.map((one) => signatureTagInWords(one, signature));
  expect(first).toMatch(says);
});

test('a time that is none stays a number', () => {
  expect(timeInWords(999_999_999_999_999)).toBe('999999999999999');
  expect(timeInWords(8_640_000_000_001)).toBe('8640000000001');
});

test.each([
  [0, '1970-01-01 00:00 UTC'],
  [1_795_229_201, '2026-11-21 02:46 UTC'],
  [999_999_999_999, '+033658-09-27 01:46 UTC'],
])('%d seconds after 1970 began, it is %s', (seconds, time) => {
  expect(timeInWords(seconds)).toBe(time);
});

test('reports name the result and hold nothing of the message', async () => {
  const message = signMessage(
    'From: Ada <ada@example.com>\r\nSubject: secret plan\r\n\r\nsecret text\r\n',
    {key: KEY},
  );
  const zone = {'s1._domainkey.example.com': {TXT: [KEY.record]}};
  const report = messageReport(await verifyMessage(message, createZoneResolver(zone)));
  expect(report).toContain('dkim=pass header.d=example.com header.s=s1');
  expect(report).not.toMatch(/secret/);
  expect(
    keyReport('s1._domainkey.example.com', parseDkimKey('v=DKIM1').problems),
  ).toMatch(
    /^DKIM key at s1\._domainkey\.example\.com\n\n- error: The record has no p=\./,
  );
});
