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
import {rsaKey, signMessage} from './signMessage';

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

test('a time that is none stays a number', () => {
  expect(timeInWords(999_999_999_999_999)).toBe('999999999999999');
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
