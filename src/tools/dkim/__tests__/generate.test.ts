import {execFileSync} from 'node:child_process';
import {createPrivateKey, createPublicKey, sign, webcrypto} from 'node:crypto';
import fc from 'fast-check';
import {dkimVerify} from 'mailauth/lib/dkim/verify';
import nodemailer from 'nodemailer';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {createZoneResolver} from '../../dns/testing';
import {splitStrings} from '../../kit';
import {
  composeRecord,
  generateKeyPair,
  keyAlgorithms,
  KeyPairError,
  parseDkimKey,
  verifyMessage,
  type DkimKeyPair,
} from '..';
import {mailauthSign} from './mailauthSign';

const FOR = {selector: 's202611', domain: 'example.com'};
const MESSAGE =
  'From: Ada <ada@example.com>\r\nTo: Bob <bob@example.org>\r\nSubject: Hello\r\n\r\nHi.\r\n';

function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version']);
    return true;
  } catch {
    return false;
  }
}

const pairs = new Map<string, DkimKeyPair>();

beforeAll(async () => {
  for (const algorithm of keyAlgorithms) {
    pairs.set(algorithm, await generateKeyPair({algorithm, ...FOR}));
  }
}, 60_000);

function pairOf(algorithm: string): DkimKeyPair {
  const pair = pairs.get(algorithm);
  if (!pair) {
    throw new Error(`No pair for ${algorithm}.`);
  }
  return pair;
}

describe.each(keyAlgorithms)('%s', (algorithm) => {
  test('record, name and parts', () => {
    const pair = pairOf(algorithm);
    const bits = algorithm === 'ed25519' ? 256 : Number(algorithm.slice(4));
    expect(pair).toMatchObject({
      algorithm,
      bits,
      keyType: algorithm === 'ed25519' ? 'ed25519' : 'rsa',
      hostName: 's202611._domainkey.example.com',
      record: `v=DKIM1; k=${pair.keyType}; p=${pair.publicKey}`,
    });
    expect(pair.strings.join('')).toBe(pair.record);
    expect(pair.strings.every(({length}) => length <= 255)).toBe(true);
    expect(parseDkimKey(pair.record)).toMatchObject({valid: true, bits});
    expect('privateKeyPkcs1' in pair).toBe(algorithm !== 'ed25519');
    expect('privateKeySeed' in pair).toBe(algorithm === 'ed25519');
  });

  test('all forms of the private key belong to the public key', () => {
    const pair = pairOf(algorithm);
    const forms = [pair.privateKeyPkcs8, pair.privateKeyPkcs1].filter(
      (form) => form !== undefined,
    );
    const spki = createPublicKey(pair.publicKeyPem).export({type: 'spki', format: 'der'});
    for (const form of forms) {
      const key = createPublicKey(createPrivateKey(form));
      expect(key.export({type: 'spki', format: 'der'}).equals(spki)).toBe(true);
    }
    if (pair.privateKeySeed !== undefined) {
      const pkcs8 = Buffer.concat([
        Buffer.from('302e020100300506032b657004220420', 'hex'),
        Buffer.from(pair.privateKeySeed, 'base64'),
      ]);
      const key = createPrivateKey({key: pkcs8, format: 'der', type: 'pkcs8'});
      expect(
        createPublicKey(key).export({type: 'spki', format: 'der'}).equals(spki),
      ).toBe(true);
      expect(sign(null, Buffer.from('a'), key)).toHaveLength(64);
    }
  });

  test('PEM has lines of 64 characters and its label', () => {
    const {privateKeyPkcs8, privateKeyPkcs1} = pairOf(algorithm);
    const lines = privateKeyPkcs8.trimEnd().split('\n');
    expect(lines[0]).toBe('-----BEGIN PRIVATE KEY-----');
    expect(lines.at(-1)).toBe('-----END PRIVATE KEY-----');
    expect(lines.slice(1, -2).every(({length}) => length === 64)).toBe(true);
    if (privateKeyPkcs1 !== undefined) {
      expect(privateKeyPkcs1).toMatch(/^-----BEGIN RSA PRIVATE KEY-----\n/);
    }
  });

  test('mailauth signs with it, and both of us verify', async () => {
    const pair = pairOf(algorithm);
    const signed = await mailauthSign(MESSAGE, {
      ...pair,
      privateKey: pair.privateKeyPkcs8,
    });
    const zone = {[pair.hostName]: {TXT: [pair.strings]}};
    const ours = await verifyMessage(signed, createZoneResolver(zone));
    expect(ours.signatures[0]?.result).toBe('pass');
    const theirs = await dkimVerify(signed, {
      resolver: () => Promise.resolve([pair.strings]),
    });
    expect(theirs.results[0]?.status.result).toBe('pass');
  });

  const check = hasOpenssl() ? test : test.skip;
  check('openssl pkey -check (skipped without openssl)', () => {
    const {privateKeyPkcs8, privateKeyPkcs1, algorithm: name} = pairOf(algorithm);
    for (const input of [privateKeyPkcs8, privateKeyPkcs1]) {
      if (input !== undefined) {
        const said = execFileSync('openssl', ['pkey', '-check', '-noout'], {
          input,
          encoding: 'utf8',
          stdio: 'pipe',
        });
        expect(`${name}: ${said}`).toContain('Key is valid');
      }
    }
  });
});

test('nodemailer signs with the PKCS #8 key', async () => {
  const pair = pairOf('rsa-2048');
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    dkim: {
      domainName: pair.domain,
      keySelector: pair.selector,
      privateKey: pair.privateKeyPkcs8,
    },
  });
  const {message} = await transport.sendMail({
    from: 'ada@example.com',
    to: 'bob@example.org',
    subject: 'Hello ☕',
    text: 'Hi.\n',
  });
  const zone = {[pair.hostName]: {TXT: [pair.strings]}};
  const {signatures} = await verifyMessage(
    new Uint8Array(message as Buffer),
    createZoneResolver(zone),
  );
  expect(signatures[0]?.result).toBe('pass');
});

test('two pairs are never the same', async () => {
  const second = await generateKeyPair({algorithm: 'ed25519', ...FOR});
  expect(second.publicKey).not.toBe(pairOf('ed25519').publicKey);
});

describe('selector and domain as people type them', () => {
  test.each([
    ['S202611', 'https://Example.com/', 's202611._domainkey.example.com'],
    ['s=s1;', 'ada@example.com', 's1._domainkey.example.com'],
    ['s1._domainkey.example.com', 'example.com', 's1._domainkey.example.com'],
    ['a.b', 'münchen.example', 'a.b._domainkey.xn--mnchen-3ya.example'],
  ])('%s at %s', async (selector, domain, hostName) => {
    const pair = await generateKeyPair({algorithm: 'ed25519', selector, domain});
    expect(pair.hostName).toBe(hostName);
  });

  test.each([
    ['', 'example.com', 'bad-selector'],
    ['a b', 'example.com', 'bad-selector'],
    ['-a', 'example.com', 'bad-selector'],
    ['a..b', 'example.com', 'bad-selector'],
    ['a'.repeat(64), 'example.com', 'bad-selector'],
    ['a'.repeat(63), `${'b'.repeat(60)}.`.repeat(3) + 'example', 'bad-selector'],
    ['s1', 'nothing', 'bad-domain'],
    ['s1', '', 'bad-domain'],
  ])('%j at %j: %s', async (selector, domain, code) => {
    const attempt = generateKeyPair({algorithm: 'ed25519', selector, domain});
    await expect(attempt).rejects.toBeInstanceOf(KeyPairError);
    await expect(attempt).rejects.toMatchObject({code});
  });
});

describe('where the browser cannot', () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'crypto');

  afterEach(() => {
    if (real) {
      Object.defineProperty(globalThis, 'crypto', real);
    }
  });

  function pretend(crypto: unknown): void {
    Object.defineProperty(globalThis, 'crypto', {configurable: true, value: crypto});
  }

  test('without WebCrypto', async () => {
    pretend({});
    await expect(generateKeyPair({algorithm: 'rsa-2048', ...FOR})).rejects.toMatchObject({
      code: 'no-web-crypto',
      message: expect.stringContaining('https') as string,
    });
    const {signatures} = await verifyMessage(
      'DKIM-Signature: v=1; a=rsa-sha256; b=aaaa; bh=aaaa; d=example.com; h=from; s=s1\r\nFrom: a@example.com\r\n\r\nHi',
      createZoneResolver({
        's1._domainkey.example.com': {TXT: [pairOf('rsa-2048').strings]},
      }),
    );
    expect(signatures[0]?.reason.code).toBe('no-web-crypto');
  });

  test('without Ed25519', async () => {
    pretend({
      subtle: {
        generateKey: () => Promise.reject(new DOMException('no', 'NotSupportedError')),
      },
    });
    await expect(generateKeyPair({algorithm: 'ed25519', ...FOR})).rejects.toMatchObject({
      code: 'not-supported',
      message: expect.stringContaining('Ed25519') as string,
    });
    expect(webcrypto.subtle).toBeDefined();
  });

  test('without RSA keys of this length', async () => {
    pretend({subtle: {generateKey: () => Promise.reject(new DOMException('no'))}});
    await expect(generateKeyPair({algorithm: 'rsa-4096', ...FOR})).rejects.toMatchObject({
      code: 'not-supported',
      message: expect.stringContaining('RSA keys of 4096 bits') as string,
    });
  });

  test('where it creates a single key', async () => {
    pretend({subtle: {generateKey: () => Promise.resolve({type: 'secret'})}});
    await expect(generateKeyPair({algorithm: 'rsa-2048', ...FOR})).rejects.toMatchObject({
      name: 'KeyPairError',
      code: 'not-supported',
    });
  });
});

describe('the record', () => {
  const p = 'AAAA';

  test.each([
    [{}, 'v=DKIM1; k=rsa; p=AAAA'],
    [{testing: true}, 'v=DKIM1; k=rsa; t=y; p=AAAA'],
    [{strict: true}, 'v=DKIM1; k=rsa; t=s; p=AAAA'],
    [{testing: true, strict: true}, 'v=DKIM1; k=rsa; t=y:s; p=AAAA'],
    [{sha256Only: true, emailOnly: true}, 'v=DKIM1; k=rsa; h=sha256; s=email; p=AAAA'],
    [{note: 'web; shop=1'}, 'v=DKIM1; k=rsa; n=web=3B=20shop=3D1; p=AAAA'],
    [{note: '  '}, 'v=DKIM1; k=rsa; p=AAAA'],
    [{note: ' a '}, 'v=DKIM1; k=rsa; n=a; p=AAAA'],
    [{note: '!~'}, 'v=DKIM1; k=rsa; n=!~; p=AAAA'],
    [{note: '\u007f'}, 'v=DKIM1; k=rsa; n==7F; p=AAAA'],
    [{note: 'a\tb'}, 'v=DKIM1; k=rsa; n=a=09b; p=AAAA'],
    [{note: 'é'}, 'v=DKIM1; k=rsa; n==C3=A9; p=AAAA'],
    [{emailOnly: true}, 'v=DKIM1; k=rsa; s=email; p=AAAA'],
    [{sha256Only: true, note: 'a'}, 'v=DKIM1; k=rsa; h=sha256; n=a; p=AAAA'],
  ])('%j', (flags, record) => {
    expect(composeRecord('rsa', p, flags)).toBe(record);
  });

  test('a record has no flags by default, and an empty p= if it is revoked', () => {
    expect(composeRecord('ed25519', p)).toBe('v=DKIM1; k=ed25519; p=AAAA');
    expect(composeRecord('rsa', '')).toBe('v=DKIM1; k=rsa; p=');
  });

  test('whatever the note is, the record can be read', () => {
    const {publicKey} = pairOf('rsa-2048');
    fc.assert(
      fc.property(fc.string({unit: anyCharacter}), (note) => {
        const record = composeRecord('rsa', publicKey, {note, strict: true});
        expect(parseDkimKey(record)).toMatchObject({valid: true, strict: true});
        expect(splitStrings(record).join('')).toBe(record);
      }),
    );
  });
});
