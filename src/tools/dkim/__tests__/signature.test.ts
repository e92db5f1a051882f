import {parseSignature} from '..';
import {copiedHeaders} from '../signature';

const GOOD = 'v=1; a=rsa-sha256; d=example.com; s=s1; h=from:subject; bh=YWJj; b=Zm9v';

/** The good signature with some tags replaced or added; an empty text removes a tag. */
function signature(changes: Record<string, string> = {}) {
  const tags = new Map(
    GOOD.split('; ').map((tag) => [tag.slice(0, tag.indexOf('=')), tag]),
  );
  for (const [name, tag] of Object.entries(changes)) {
    tags.set(name, tag);
  }
  const list = [...tags.values()].filter((tag) => tag !== '');
  return parseSignature(` ${list.join('; ')}`);
}

const told = ({problems}: ReturnType<typeof parseSignature>) =>
  problems.map(({code, message}) => `${code}: ${message}`);

const codes = ({problems}: ReturnType<typeof parseSignature>) =>
  problems.map(({code}) => code);

test('every part of a signature is read', () => {
  const read = parseSignature(
    'DKIM-Signature: v=1; a=RSA-SHA256; c=relaxed/simple; d=Example.COM; s=S1;\r\n i=ada@sub.example.com; h=From : Subject:\r\n To; l=12; t=1795229201; x=1795300000;\r\n bh=YW\r\n Jj; b=Zm9\r\n v',
  );
  expect(read).toMatchObject({
    valid: true,
    algorithm: 'rsa-sha256',
    domain: 'example.com',
    selector: 's1',
    keyName: 's1._domainkey.example.com',
    identityDomain: 'sub.example.com',
    headers: ['from', 'subject', 'to'],
    canonicalization: {header: 'relaxed', body: 'simple'},
    bodyLength: 12,
    signedAt: 1_795_229_201,
    expiresAt: 1_795_300_000,
  });
  expect(read.signature).toEqual(new TextEncoder().encode('foo'));
  expect(read.bodyHash).toEqual(new TextEncoder().encode('abc'));
  expect(read.tags['h']).toBe('From : Subject:\r\n To');
});

test('missing optional tags have their defaults', () => {
  const read = signature();
  expect(read).toMatchObject({
    valid: true,
    problems: [],
    identityDomain: 'example.com',
    canonicalization: {header: 'simple', body: 'simple'},
  });
  for (const name of ['bodyLength', 'signedAt', 'expiresAt']) {
    expect(read).not.toHaveProperty(name);
  }
});

test.each([
  'DKIM-Signature: ',
  'dkim-signature:',
  'DKIM-Signature \t:',
  '\r\n DKIM-Signature: ',
  ' ',
])('the field name in front of the value is optional: %j', (lead) => {
  const {valid, list} = parseSignature(lead + GOOD);
  expect(valid).toBe(true);
  expect(list[0]).toMatchObject({name: 'v', value: '1'});
});

describe('required tags', () => {
  test.each([
    ['dkim', ['v', 'a', 'b', 'bh', 'd', 'h', 's']],
    ['arc-message', ['a', 'b', 'bh', 'd', 'h', 's']],
    ['arc-seal', ['a', 'b', 'd', 's']],
  ] as const)('%s: %j', (form, names) => {
    const read = parseSignature('i=1', form);
    expect(told(read)).toEqual(
      names.map((name) => `missing-tag: The signature has no ${name}=.`),
    );
    expect(read).toMatchObject({
      valid: false,
      algorithm: '',
      domain: '',
      selector: '',
      identityDomain: '',
      headers: [],
    });
    expect(read).not.toHaveProperty('keyName');
    expect([read.signature.length, read.bodyHash.length]).toEqual([0, 0]);
  });

  test('an empty tag counts as missing', () => {
    expect(codes(signature({h: 'h=', b: 'b=', d: 'd='}))).toEqual([
      'missing-tag',
      'missing-tag',
      'missing-tag',
    ]);
  });
});

test.each([
  ['v=2', ['signature-version: The version is v=2 instead of v=1.']],
  ['v=1', []],
  ['a=rsa-sha1', ['rsa-sha1: The signature uses rsa-sha1.']],
  ['a=RSA-SHA1', ['rsa-sha1: The signature uses rsa-sha1.']],
  ['a=ed25519-sha256', []],
  ['a=RSA-sha512', ['unknown-algorithm: The algorithm a=RSA-sha512 is unknown.']],
  ['q=dns/txt', []],
  ['q=DNS/TXT', []],
  ['q=http : dns/txt', []],
  ['q=http', ['unknown-query: q=http does not include dns/txt.']],
  ['q=', ['unknown-query: q= does not include dns/txt.']],
  ['h=subject', ['from-not-signed: h= does not include From.']],
  ['h=FROM', []],
  ['d=example', ['bad-domain: d=example is not a domain name.']],
  ['d=a b.example', ['bad-domain: d=a b.example is not a domain name.']],
  ['d=ada@example.com', ['bad-domain: d=ada@example.com is not a domain name.']],
  ['d=example.com/a', ['bad-domain: d=example.com/a is not a domain name.']],
])('%s is reported as %j', (tag, problems) => {
  expect(told(signature({[tag.slice(0, 1)]: tag}))).toEqual(problems);
});

test('with an invalid domain or selector, there is no name to look up', () => {
  const noDomain = signature({d: 'd=a b', i: 'i=@example.net'});
  expect(noDomain).toMatchObject({valid: false, domain: '', identityDomain: ''});
  expect(noDomain).not.toHaveProperty('keyName');
  expect(codes(noDomain)).toEqual(['bad-domain']);
  const noSelector = signature({s: 's=a..b'});
  expect(noSelector).toMatchObject({valid: false, selector: '', domain: 'example.com'});
  expect(noSelector).not.toHaveProperty('keyName');
  expect(codes(noSelector)).toEqual(['bad-selector']);
});

test('the name of the key can have up to 253 characters', () => {
  const label = 'a'.repeat(60);
  const domain = `${label}.${label}.${label}.example`;
  const room = 253 - `._domainkey.${domain}`.length;
  const fits = signature({d: `d=${domain}`, s: `s=${'s'.repeat(room)}`});
  expect(fits.keyName).toHaveLength(253);
  expect(fits.problems).toEqual([]);
  const long = signature({d: `d=${domain}`, s: `s=${'s'.repeat(room + 1)}`});
  expect(codes(long)).toEqual(['bad-selector']);
  expect(long).not.toHaveProperty('keyName');
});

test.each([
  ['b=Zm9*', 'bad-base64', 'b='],
  ['bh=YW-_', 'bad-base64', 'bh='],
  ['b=Zm9vY', 'bad-base64', 'b='],
])('%s is not base64', (tag, code, says) => {
  const name = tag.slice(0, tag.indexOf('='));
  const read = signature({[name]: tag});
  expect(read.valid).toBe(false);
  expect(told(read)).toEqual([expect.stringContaining(`${code}: ${says}`)]);
  expect(name === 'b' ? read.signature : read.bodyHash).toHaveLength(0);
});

describe('i=', () => {
  test.each([
    ['@example.com', 'example.com'],
    ['ada@Sub.Example.com', 'sub.example.com'],
    ['"a@b"@example.com', 'example.com'],
    ['example.com', 'example.com'],
  ])('%s is of %s', (identity, domain) => {
    const read = signature({i: `i=${identity}`});
    expect(read).toMatchObject({valid: true, identityDomain: domain});
  });

  test.each(['@example.net', '@notexample.com', '@com', 'a b', ''])(
    '%j is outside the domain',
    (identity) => {
      const read = signature({i: `i=${identity}`});
      expect(told(read)).toEqual([
        `identity-outside: i=${identity} is not within d=example.com.`,
      ]);
    },
  );

  test('is a number in ARC instead of an identity', () => {
    const read = parseSignature(GOOD.replace('v=1', 'i=2'), 'arc-message');
    expect(read).toMatchObject({valid: true, identityDomain: 'example.com'});
  });
});

describe('c=', () => {
  test.each([
    ['simple', 'simple', 'simple'],
    ['relaxed', 'relaxed', 'simple'],
    ['simple/relaxed', 'simple', 'relaxed'],
    ['Relaxed/RELAXED', 'relaxed', 'relaxed'],
  ])('%s', (value, header, body) => {
    const read = signature({c: `c=${value}`});
    expect(read.canonicalization).toEqual({header, body});
    expect(read.problems).toEqual([]);
  });

  test.each([
    'strict',
    'relaxed/strict',
    'strict/relaxed',
    'relaxed/',
    '',
    'simple/simple/simple',
  ])('%j is not supported', (value) => {
    const read = signature({c: `c=${value}`});
    expect(told(read)).toEqual([
      `bad-canonicalization: c=${value} is not a canonicalization that DKIM supports.`,
    ]);
    expect(read.canonicalization).toEqual({header: 'simple', body: 'simple'});
  });
});

describe('l=, t= and x=', () => {
  test.each([
    ['l', '0', 'bodyLength', 0],
    ['l', '9'.repeat(76), 'bodyLength', Number('9'.repeat(76))],
    ['t', '0', 'signedAt', 0],
    ['t', '999999999999', 'signedAt', 999_999_999_999],
    ['x', '999999999999', 'expiresAt', 999_999_999_999],
  ] as const)('%s=%s', (name, value, part, number) => {
    const read = signature({[name]: `${name}=${value}`});
    expect(read.valid).toBe(true);
    expect(read[part]).toBe(number);
  });

  test.each([
    ['l', '9'.repeat(77)],
    ['t', '1000000000000'],
    ['x', '1000000000000'],
    ['t', '-1'],
    ['t', '1.5'],
    ['l', '5a'],
    ['x', ''],
  ])('%s=%s is not a number', (name, value) => {
    const read = signature({[name]: `${name}=${value}`});
    expect(told(read)).toEqual([
      expect.stringMatching(`^bad-number: ${name}=.* is not a number\\.$`),
    ]);
    expect([read.bodyLength, read.signedAt, read.expiresAt]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a body limit is only a warning', () => {
    expect(signature({l: 'l=5'}).problems).toMatchObject([
      {
        code: 'length-limit',
        severity: 'warning',
        message: 'Only the first 5 octets of the body are signed.',
      },
    ]);
  });

  test.each([
    ['t=100', 'x=99', ['expires-before']],
    ['t=100', 'x=100', ['expires-before']],
    ['t=100', 'x=101', []],
    ['', 'x=1', []],
    ['t=100', '', []],
  ])('%s with %s: %j', (t, x, problems) => {
    expect(codes(signature({t, x}))).toEqual(problems);
  });
});

test.each([
  ['', []],
  ['From:ada@example.com', [{name: 'from', value: 'ada@example.com'}]],
  [
    'Subject:Lunch=20at=3A|\r\n To: bob@\r\n example.org',
    [
      {name: 'subject', value: 'Lunch at:'},
      {name: 'to', value: 'bob@example.org'},
    ],
  ],
  ['X:a=7Cb=3d', [{name: 'x', value: 'a|b=3d'}]],
  ['X:a:b', [{name: 'x', value: 'a:b'}]],
  ['nothing|:nobody|X:', [{name: 'x', value: ''}]],
])('the copies in z=%j', (value, copies) => {
  expect(copiedHeaders(signature({z: `z=${value}`}))).toEqual(copies);
});
