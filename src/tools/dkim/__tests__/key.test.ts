// cspell:ignore ABAA
import {execFileSync} from 'node:child_process';
import {createPublicKey, generateKeyPairSync} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {parseDkimKey} from '..';
import {rsaKey} from './signMessage';

/** A public key with a modulus of so many bits. It is no product of primes; nobody asks. */
function spkiOf(bits: number, exponent = 'AQAB'): string {
  const modulus = Buffer.alloc(Math.ceil(bits / 8), 0xa5);
  modulus[0] = 0xff >> ((8 - (bits % 8)) % 8);
  const key = createPublicKey({
    key: {kty: 'RSA', n: modulus.toString('base64url'), e: exponent},
    format: 'jwk',
  });
  return key.export({type: 'spki', format: 'der'}).toString('base64');
}

const GOOD = spkiOf(2048);
const ED25519 = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';

function codes(record: string): string[] {
  return parseDkimKey(record).problems.map(({code}) => code);
}

function problem(record: string, code: string) {
  return parseDkimKey(record).problems.find((one) => one.code === code);
}

describe('a good record', () => {
  test('RSA with 2048 bits', () => {
    const key = parseDkimKey(`v=DKIM1; k=rsa; t=s; p=${GOOD}`);
    expect(key).toMatchObject({
      valid: true,
      keyType: 'rsa',
      bits: 2048,
      revoked: false,
      testing: false,
      strict: true,
      tags: {v: 'DKIM1', k: 'rsa', t: 's', p: GOOD},
    });
    expect(key.list.map(({name, column}) => [name, column])).toEqual([
      ['v', 1],
      ['k', 10],
      ['t', 17],
      ['p', 22],
    ]);
    expect(codes(`v=DKIM1; k=rsa; p=${GOOD}`)).toEqual(['good-rsa']);
  });

  test('the defaults: k is rsa, h and s allow all', () => {
    expect(parseDkimKey(`p=${GOOD}`)).toMatchObject({valid: true, keyType: 'rsa'});
    expect(codes(`p=${GOOD}`)).toEqual(['no-version', 'good-rsa']);
  });

  test('Ed25519 is the bare 32 octets (RFC 8463, A.2)', () => {
    expect(parseDkimKey(`v=DKIM1; k=ed25519; p=${ED25519}`)).toMatchObject({
      valid: true,
      keyType: 'ed25519',
      bits: 256,
    });
    expect(codes(`v=DKIM1; k=ed25519; p=${ED25519}`)).toEqual(['ed25519-key']);
  });

  test('blanks around and within values do not matter (RFC 6376, 3.2)', () => {
    const spread = `v = DKIM1 ;\t k = rsa;\r\n p = ${GOOD.slice(0, 90)} ${GOOD.slice(90)} ;`;
    expect(parseDkimKey(spread)).toMatchObject({
      valid: true,
      bits: 2048,
      tags: {p: GOOD},
    });
    expect(codes(spread)).toEqual(['good-rsa']);
  });

  test('names that any object has are tags like others', () => {
    const key = parseDkimKey(`v=DKIM1; constructor=1; toString=2; p=${GOOD}`);
    expect(key.valid).toBe(true);
    expect(key.problems.filter(({code}) => code === 'unknown-tag')).toHaveLength(2);
  });
});

describe('length of the key (RFC 8301, 3.2)', () => {
  test.each([
    [512, false, 'short-rsa'],
    [1016, false, 'short-rsa'],
    [1024, true, 'weak-rsa'],
    [1536, true, 'weak-rsa'],
    [2048, true, 'good-rsa'],
    [4096, true, 'good-rsa'],
    [4104, true, 'long-rsa'],
  ])('%i bits: valid %p, %s', (bits, valid, code) => {
    const record = `v=DKIM1; p=${spkiOf(bits)}`;
    expect(parseDkimKey(record)).toMatchObject({valid, bits});
    expect(codes(record)).toContain(code);
  });

  test('an exponent that is not 65537 is noted', () => {
    expect(
      problem(`v=DKIM1; p=${spkiOf(2048, 'Aw')}`, 'odd-exponent')?.message,
    ).toContain('is 3.');
  });

  test.each(['AQ', 'Ag'])('exponent %s protects nothing', (exponent) => {
    const record = `v=DKIM1; p=${spkiOf(2048, exponent)}`;
    expect(parseDkimKey(record).valid).toBe(false);
    expect(codes(record)).toContain('weak-exponent');
  });

  test('a record that does not fit 512 octets is noted', () => {
    expect(codes(`v=DKIM1; p=${spkiOf(4096)}`)).toContain('large-answer');
    expect(codes(`v=DKIM1; k=rsa; t=s; p=${GOOD}`)).not.toContain('large-answer');
  });
});

describe('what p= can be', () => {
  const {publicKey, privateKey} = generateKeyPairSync('rsa', {modulusLength: 2048});

  test('empty: revoked, and a valid record', () => {
    expect(parseDkimKey('v=DKIM1; p=')).toMatchObject({valid: true, revoked: true});
    expect(codes('v=DKIM1; p=;')).toEqual(['revoked']);
    expect(codes('v=DKIM1; p= ;')).toEqual(['revoked']);
  });

  test('missing', () => {
    expect(parseDkimKey('v=DKIM1; k=rsa')).toMatchObject({valid: false, revoked: false});
    expect(codes('v=DKIM1; k=rsa')).toEqual(['no-p']);
  });

  test('a bare RSAPublicKey, as the RFC has it (erratum 3017)', () => {
    const pkcs1 = publicKey.export({type: 'pkcs1', format: 'der'}).toString('base64');
    expect(parseDkimKey(`v=DKIM1; p=${pkcs1}`)).toMatchObject({valid: true, bits: 2048});
    expect(codes(`v=DKIM1; p=${pkcs1}`)).toEqual(['bare-rsa', 'good-rsa']);
  });

  test.each<['pkcs1' | 'pkcs8']>([['pkcs1'], ['pkcs8']])('a private key: %s', (type) => {
    const der = privateKey.export({type, format: 'der'}).toString('base64');
    expect(parseDkimKey(`v=DKIM1; p=${der}`).valid).toBe(false);
    expect(codes(`v=DKIM1; p=${der}`)).toContain('private-key');
  });

  test('an ECDSA key', () => {
    const ec = generateKeyPairSync('ec', {namedCurve: 'P-256'}).publicKey;
    const der = ec.export({type: 'spki', format: 'der'}).toString('base64');
    expect(codes(`v=DKIM1; p=${der}`)).toEqual(['other-algorithm']);
  });

  test('Ed25519 as SubjectPublicKeyInfo', () => {
    const ed = generateKeyPairSync('ed25519').publicKey;
    const der = ed.export({type: 'spki', format: 'der'}).toString('base64');
    expect(codes(`v=DKIM1; k=ed25519; p=${der}`)).toEqual(['ed25519-wrapped']);
    expect(codes(`v=DKIM1; k=rsa; p=${der}`)).toEqual(['key-type-mismatch']);
  });

  test('the other kind than k= says', () => {
    expect(codes(`v=DKIM1; k=ed25519; p=${GOOD}`)).toEqual(['key-type-mismatch']);
    expect(codes(`v=DKIM1; p=${ED25519}`)).toEqual(['missing-k']);
    expect(codes(`v=DKIM1; k=ed25519; p=${ED25519.slice(0, 20)}`)).toContain(
      'ed25519-length',
    );
  });

  test('a certificate', () => {
    // The beginning of one: a TBSCertificate opens with [0] (RFC 5280, 4.1).
    const certificate = Buffer.from('300830060a0401020304', 'hex');
    certificate[4] = 0xa0;
    expect(codes(`v=DKIM1; p=${certificate.toString('base64')}`)).toEqual([
      'certificate',
    ]);
  });

  test('cut where one string ends', () => {
    const record = `v=DKIM1; k=rsa; p=${GOOD}`.slice(0, 255);
    expect(codes(record)).toEqual(expect.arrayContaining(['cut-key']));
    expect(problem(record, 'cut-key')?.message).toMatch(
      /octets are missing.*255 characters/,
    );
  });

  test('no key at all', () => {
    expect(codes('v=DKIM1; p=aGVsbG8=')).toEqual(['not-a-key']);
    expect(codes('v=DKIM1; p=MAA=')).toEqual(['not-a-key']);
  });

  test('octets after the key', () => {
    const longer = Buffer.concat([Buffer.from(GOOD, 'base64'), Buffer.from([1, 2, 3])]);
    expect(codes(`v=DKIM1; p=${longer.toString('base64')}`)).toEqual([
      'trailing-octets',
      'good-rsa',
    ]);
  });

  test('base64 that is none', () => {
    expect(problem('v=DKIM1; p=MII*', 'bad-base64')?.message).toContain('“*”');
    expect(problem('v=DKIM1; p=MII-_', 'bad-base64')?.message).toContain('base64url');
    expect(problem('v=DKIM1; p=aGVsb', 'bad-base64')?.message).toContain('is missing');
    const unpadded = spkiOf(1024).replace(/=+$/, '');
    expect(
      codes(`v=DKIM1; p=${unpadded.length % 4 ? unpadded : `${unpadded}=`}`),
    ).toContain('no-padding');
  });

  test('a length that lies is never followed', () => {
    for (const hex of [
      '30',
      '3080',
      '3084ffffffff',
      '30820122',
      '3083ffffff30',
      '3003020101',
    ]) {
      const p = Buffer.from(hex, 'hex').toString('base64');
      expect(parseDkimKey(`v=DKIM1; p=${p}`).valid).toBe(false);
    }
  });
});

describe('constraints', () => {
  const rest = `p=${spkiOf(2048)}`;

  test.each([
    [`v=DKIM1; h=sha1; ${rest}`, 'no-sha256', false],
    [`v=DKIM1; h=sha1:sha256; ${rest}`, 'sha1-listed', true],
    [`v=DKIM1; h=SHA256; ${rest}`, 'letter-case', true],
    [`v=DKIM1; s=tlsrpt; ${rest}`, 'no-email-service', false],
    [`v=DKIM1; t=y; ${rest}`, 'testing', true],
    [`v=DKIM1; t=y:s; ${rest}`, 'strict-identity', true],
    [`v=DKIM1; g=*; ${rest}`, 'granularity', true],
    [`v=DKIM1; x=1; ${rest}`, 'unknown-tag', true],
    [`v=DKIM1; k=RSA; ${rest}`, 'letter-case', true],
    [`v=DKIM1; k=dsa; ${rest}`, 'unknown-key-type', false],
  ])('%s', (record, code, valid) => {
    expect(parseDkimKey(record).valid).toBe(valid);
    expect(codes(record)).toContain(code);
  });

  test.each([
    `v=DKIM1; s=*; ${rest}`,
    `v=DKIM1; s=email; ${rest}`,
    `v=DKIM1; s=other : email; ${rest}`,
    `v=DKIM1; h=sha256; ${rest}`,
    `v=DKIM1; h=sha256:sha512; ${rest}`,
    `v=DKIM1; t=x; ${rest}`,
    `v=DKIM1; n=a=20note "here"; ${rest}`,
  ])('%s is in order', (record) => {
    expect(codes(record)).toEqual(['good-rsa']);
  });
});

describe('syntax, with its column', () => {
  test.each([
    ['v=DKIM1; p=; p=', 'duplicate-tag', 14],
    ['v=DKIM1;; p=', 'empty-tag', 9],
    [';v=DKIM1; p=', 'empty-tag', 1],
    ['v=DKIM1; nonsense; p=', 'no-equals', 10],
    ['v=DKIM1, k=rsa; p', 'no-equals', 17],
    ['v=DKIM1; 1k=rsa; p=', 'bad-tag-name', 10],
    ['v=DKIM1; =rsa; p=', 'bad-tag-name', 10],
    ['v=DKIM1; k=rs\u00e4; p=', 'bad-character', 14],
    ['v=DKIM1; k=r\nsa; p=', 'bad-character', 13],
    ['k=rsa; v=DKIM1; p=', 'version-not-first', 8],
    ['v=dkim1; p=', 'bad-version', 1],
    ['v=DKIM1; p=; ', 'blank-at-end', 13],
  ])('%j: %s at %i', (record, code, position) => {
    expect(problem(record, code)).toMatchObject({position});
  });

  test('the last semicolon may be left out, or stand there', () => {
    expect(codes('v=DKIM1; p=')).toEqual(codes('v=DKIM1; p=;'));
  });
});

describe('what comes along by copying', () => {
  test.each([
    [`"v=DKIM1; k=rsa; p=${GOOD}"`, 'quotes'],
    [`v=DKIM1; k=rsa; p=${GOOD.slice(0, 200)}" "${GOOD.slice(200)}`, 'quotes'],
    [`“v=DKIM1; k=rsa; p=${GOOD}”`, 'quotes'],
    [`v=DKIM1\\; k=rsa\\; p=${GOOD}`, 'backslash'],
    [`s1._domainkey IN TXT v=DKIM1; p=${GOOD}`, 'zone-line'],
    [`s1._domainkey.example.com. 3600 IN TXT "v=DKIM1; p=${GOOD}"`, 'zone-line'],
    [
      `v=DKIM1; p=-----BEGIN PUBLIC KEY-----${GOOD}-----END PUBLIC KEY-----`,
      'pem-armour',
    ],
    ['v=DKIM1; p=-----BEGIN PRIVATE KEY-----MII', 'private-key'],
  ])('%.60s', (record, code) => {
    const key = parseDkimKey(record);
    expect(key.valid).toBe(false);
    expect(key.problems[0]?.code).toBe(code);
  });

  test('the key behind the damage is read all the same', () => {
    expect(parseDkimKey(`"v=DKIM1; k=rsa; p=${GOOD}"`).bits).toBe(2048);
    expect(parseDkimKey(`v=DKIM1\\; k=rsa\\; p=${GOOD}`).bits).toBe(2048);
    expect(
      parseDkimKey(`v=DKIM1; p=-----BEGIN PUBLIC KEY-----${GOOD}-----END PUBLIC KEY-----`)
        .bits,
    ).toBe(2048);
  });

  test.each([
    ['v=spf1 -all', 'other-record'],
    ['v=DMARC1; p=none', 'other-record'],
    ['', 'empty'],
    ['  ', 'empty'],
  ])('%j is no key record', (text, code) => {
    expect(parseDkimKey(text).valid).toBe(false);
    expect(codes(text)).toEqual([code]);
  });
});

describe('messages and their positions', () => {
  const rest = `p=${GOOD}`;

  test.each([
    [`v=DKIM2; ${rest}`, 'bad-version: The version is “DKIM2” instead of DKIM1.', 1],
    [`v=DKIM1; x=1; s=tlsrpt; ${rest}`, 's=tlsrpt does not allow email.', 15],
    [`v=DKIM1; x=1; h=sha1; ${rest}`, 'h=sha1 does not include SHA-256.', 15],
    [`v=DKIM1; x=1; h=sha1:sha256; ${rest}`, 'h= lists sha1.', 15],
    [`v=DKIM1; x=1; h=SHA256:SHA1; ${rest}`, '“sha256” in h=', 15],
    [`v=DKIM1; x=1; k=RSA; ${rest}`, '“rsa” in k=', 15],
    [`v=DKIM1; x=1; k=dsa; ${rest}`, 'unknown-key-type', 15],
    [`v=DKIM1; x=1; t=y; ${rest}`, 'testing', 15],
    [`v=DKIM1; x=1; t=s; ${rest}`, 'strict-identity', 15],
    [`v=DKIM1; x=1; g=*; ${rest}`, 'granularity', 15],
    [`v=DKIM1; x=1; ${rest}`, 'unknown-tag: x= is not a tag', 10],
    ['v=DKIM1; x=1; p=', 'revoked', 15],
    ['v=DKIM1; x=1; p=MI*I', 'p= is not valid base64: it contains “*” after 2 ', 15],
    ['v=DKIM1; x=1; p=MI_I', 'base64url, which DKIM does not allow: it contains “_”', 15],
    ['v=DKIM1; x=1; p=aGVsb', 'bad-base64', 15],
    ['v=DKIM1; x=1; p=aGVsbG8', 'no-padding', 15],
    ['v=DKIM1; x=1; p=aGVsbG8=', 'not-a-key', 15],
    [`v=DKIM1; x=1; p=${ED25519}`, 'missing-k', 15],
    [`v=DKIM1; k=ed25519; ${rest}`, 'key-type-mismatch: k= says ed25519', 21],
    ['v=DKIM1; k=ed25519; p=YWJj', 'p= has 3 octets, but an Ed25519 key has 32.', 21],
    [`v=DKIM1; k=ed25519; p=${ED25519}`, 'ed25519-key', 21],
    [`v=DKIM1; x=1; p=${spkiOf(1024, 'Aw==')}`, 'The RSA exponent is 3.', 15],
    [`v=DKIM1; x=1; p=${spkiOf(1024, 'Ag==')}`, 'weak-exponent', 15],
    [`v=DKIM1; x=1; p=${spkiOf(512)}`, 'has only 512 bits.', 15],
    [`v=DKIM1; x=1; p=${spkiOf(1024)}`, 'weak-rsa: The RSA key has 1024 bits.', 15],
    [`v=DKIM1; x=1; ${rest}`, 'good-rsa: The RSA key has 2048 bits.', 15],
    [`v=DKIM1; x=1; p=${spkiOf(4104)}`, 'long-rsa: The RSA key has 4104 bits.', 15],
    ['v=spf1 -all', 'does not begin with “v=spf1”', 1],
    ['', 'The record is empty.', 1],
  ])('%.40s: %s, at %i', (record, says, position) => {
    const told = parseDkimKey(record).problems.map(
      ({code, message, position: at}) => `${code}: ${message} (${at})`,
    );
    const matching = told.filter((text) => text.includes(says));
    expect(matching).toEqual([expect.stringContaining(`(${position})`)]);
  });

  test('a missing version has no position', () => {
    expect(problem(rest, 'no-version')).not.toHaveProperty('position');
  });

  test('up to ten unknown tags are reported', () => {
    const record = (count: number) =>
      `v=DKIM1; ${Array.from({length: count}, (_, index) => `x${index}=1; `).join('')}${rest}`;
    const told = (count: number) =>
      codes(record(count)).filter((code) => code === 'unknown-tag').length;
    expect([told(9), told(10), told(11)]).toEqual([9, 10, 10]);
  });
});

test.each([
  'v=spf1 -all',
  'V=SPF1 -all',
  '"v=spf1 -all"',
  '  v=DMARC1; p=none',
  'v=BIMI1; l=',
  'v=TLSRPTv1; rua=mailto:a@example.com',
  'v=STSv1; id=1',
  'spf2.0/pra -all',
])('%s is a record of another standard, so its tags are not read', (text) => {
  expect(parseDkimKey(text)).toEqual({
    valid: false,
    tags: {},
    list: [],
    keyType: 'rsa',
    revoked: false,
    testing: false,
    strict: false,
    problems: [expect.objectContaining({code: 'other-record'})],
  });
});

describe('keys just inside and outside the limits', () => {
  test.each([
    [1023, 'short-rsa'],
    [1025, 'weak-rsa'],
    [2047, 'weak-rsa'],
    [2049, 'good-rsa'],
    [4097, 'long-rsa'],
  ])('%i bits: %s', (bits, code) => {
    expect(parseDkimKey(`v=DKIM1; p=${spkiOf(bits)}`).bits).toBe(bits);
    expect(codes(`v=DKIM1; p=${spkiOf(bits)}`)).toContain(code);
  });

  test.each([
    ['01', ['weak-exponent']],
    ['0101', ['odd-exponent: The RSA exponent is 257.']],
    ['010000', ['weak-exponent']],
    ['010001', []],
    ['0100000000000001', ['odd-exponent: The RSA exponent is 72057594037927937.']],
    ['010000000000000001', ['odd-exponent: The RSA exponent has 65 bits.']],
  ])('the exponent %s', (hex, told) => {
    const exponent = Buffer.from(hex, 'hex').toString('base64url');
    const {problems} = parseDkimKey(`v=DKIM1; p=${spkiOf(2048, exponent)}`);
    expect(
      problems
        .filter(({code}) => code.endsWith('exponent'))
        .map(({code, message}) =>
          code === 'odd-exponent' ? `${code}: ${message}` : code,
        ),
    ).toEqual(told);
  });

  test('a record of up to 450 characters fits into a plain DNS packet', () => {
    const record = (length: number) => {
      const fixed = `v=DKIM1; n=; p=${GOOD}`;
      return fixed.replace('n=', `n=${'a'.repeat(length - fixed.length)}`);
    };
    expect(codes(record(450))).toEqual(['good-rsa']);
    expect(problem(record(451), 'large-answer')?.message).toContain('451 characters');
  });
});

test.each([
  ['k=dsa; p=AAAA', 'dsa'],
  ['k=ed25519', 'ed25519'],
  ['k=ed25519; p=', 'ed25519'],
  ['k=ed25519; p=A*', 'ed25519'],
  ['k=ed25519; p=AAAA', 'ed25519'],
  [`k=rsa; p=${ED25519}`, 'rsa'],
  ['p=MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=', 'rsa'],
  ['p=AAAA', 'rsa'],
])('the key type is returned even if the key is unusable: %s', (tags, keyType) => {
  const key = parseDkimKey(`v=DKIM1; ${tags}`);
  expect(key.keyType).toBe(keyType);
  expect(key.publicKey).toBeUndefined();
});

test('a private key of 32 octets is not mistaken for an Ed25519 key', () => {
  const octets = Buffer.concat([Buffer.from('301e020100', 'hex'), Buffer.alloc(27)]);
  expect(octets).toHaveLength(32);
  expect(codes(`v=DKIM1; p=${octets.toString('base64')}`)).toEqual(['private-key']);
});

describe('a truncated record', () => {
  const keyOf = (length: number) => `v=DKIM1; k=rsa; p=${GOOD}`.slice(0, length);
  const message = (length: number) => problem(keyOf(length), 'cut-key')?.message;

  test.each([250, 251, 252, 253, 254, 255, 256])(
    'after %i characters, which is about where a string ends',
    (length) => {
      expect(message(length)).toContain(`${length} characters, which is about the limit`);
    },
  );

  test.each([100, 249, 257])('after %i characters', (length) => {
    expect(message(length)).toMatch(/^The key in p= is truncated: \d+ octets [a-z ]+\.$/);
  });

  test('the message counts the missing octets and has a position', () => {
    const octets = Buffer.from(GOOD, 'base64');
    const p = octets.subarray(0, octets.length - 30).toString('base64');
    const {problems, valid} = parseDkimKey(`v=DKIM1; p=${p}`);
    expect(valid).toBe(false);
    expect(problems).toMatchObject([
      {
        code: 'cut-key',
        position: 10,
        message: expect.stringContaining(': 30 octets') as string,
      },
    ]);
  });
});

describe('k=ed25519 with something else in p=', () => {
  const {privateKey} = generateKeyPairSync('ed25519');
  const der = privateKey.export({type: 'pkcs8', format: 'der'}).toString('base64');

  test.each([
    ['a private key', der, 'private-key'],
    ['a certificate', 'MAWgA6ABAA==', 'ed25519-length'],
    ['a certificate in its sequence', 'MAUwA6ABAA==', 'certificate'],
    ['text', 'aGVsbG8=', 'ed25519-length'],
  ])('%s', (_, p, code) => {
    expect(parseDkimKey(`v=DKIM1; k=ed25519; p=${p}`)).toMatchObject({
      valid: false,
      keyType: 'ed25519',
      problems: [{code, position: 21}],
    });
  });
});

test('the public key has the numbers that a verifier needs', () => {
  const {publicKey} = generateKeyPairSync('rsa', {modulusLength: 1024});
  const jwk = publicKey.export({format: 'jwk'});
  const spki = publicKey.export({type: 'spki', format: 'der'}).toString('base64');
  const read = parseDkimKey(`v=DKIM1; p=${spki}`).publicKey;
  expect(read?.kind === 'rsa' && Buffer.from(read.modulus).toString('base64url')).toBe(
    jwk.n,
  );
  expect(read?.kind === 'rsa' && Buffer.from(read.exponent).toString('base64url')).toBe(
    jwk.e,
  );
  const edKey = parseDkimKey(`v=DKIM1; k=ed25519; p=${ED25519}`).publicKey;
  expect(edKey?.kind === 'ed25519' && Buffer.from(edKey.raw).toString('base64')).toBe(
    ED25519,
  );
});

test('bits agree with openssl', () => {
  let tool: string;
  try {
    tool = execFileSync('openssl', ['version'], {encoding: 'utf8'});
  } catch {
    console.warn('openssl is not here: the comparison is left out.');
    return;
  }
  expect(tool).toContain('OpenSSL');
  for (const bits of [1024, 2048, 3072]) {
    const {record} = rsaKey(bits);
    const der = Buffer.from(record.slice(record.indexOf('p=') + 2), 'base64');
    const text = execFileSync(
      'openssl',
      ['pkey', '-pubin', '-inform', 'DER', '-text', '-noout'],
      {
        input: der,
        encoding: 'utf8',
      },
    );
    expect(text).toContain(`(${bits} bit)`);
    expect(parseDkimKey(record).bits).toBe(bits);
  }
});

interface Row {
  record: string;
  expectRecord: boolean;
}

const suite = path.resolve(process.cwd(), '../shared/suites/dkim/mox.txt.json');
(existsSync(suite) ? test : test.skip)(
  'mox’s 12 key records (skipped without the suites)',
  () => {
    const rows = JSON.parse(readFileSync(suite, 'utf8')) as Row[];
    expect(rows).toHaveLength(12);
    const different = rows.filter(
      ({record, expectRecord}) => parseDkimKey(record).valid !== expectRecord,
    );
    // mox refuses the blank after the last semicolon; here it is a warning.
    expect(different.map(({record}) => record)).toEqual(['v=DKIM1; p=; ']);
    expect(codes('v=DKIM1; p=; ')).toContain('blank-at-end');
  },
);

describe('any text', () => {
  const pieces = fc.constantFrom(
    'v=DKIM1',
    'k=rsa',
    'k=ed25519',
    'p=',
    GOOD,
    GOOD.slice(0, 99),
    ED25519,
    ';',
    '; ',
    '=',
    '"',
    '\\;',
    ' ',
    '\t',
    '\r\n',
    '\n',
    't=y:s',
    'h=sha1',
    '-----BEGIN PUBLIC KEY-----',
    'é',
    '\0',
  );
  const texts = fc.oneof(
    fc.string({unit: anyCharacter}),
    fc.array(pieces, {maxLength: 30}).map((list) => list.join('')),
    fc
      .uint8Array({maxLength: 64})
      .map((octets) => `v=DKIM1; p=${Buffer.from(octets).toString('base64')}`),
  );

  test('never throws, and says why it is not valid', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const {valid, problems} = parseDkimKey(text);
        expect(valid).toBe(problems.every(({severity}) => severity !== 'error'));
        for (const {position} of problems) {
          expect(
            position === undefined || (position >= 1 && position <= text.length + 1),
          ).toBe(true);
        }
      }),
    );
  });

  test.each([
    '"',
    ' ',
    '\t',
    ';',
    '=',
    'p=',
    '\\;',
    '-----BEGIN ',
    'a=b;',
    'a;',
    'A',
    '" ',
  ])('a long run of %j is read in one go', (piece) => {
    // Where reading it took the square of its length, the test would not end.
    const text = `v=DKIM1; p=${piece.repeat(1_000_000 / piece.length)}`;
    expect(parseDkimKey(text).problems.length).toBeGreaterThan(0);
  });
});
