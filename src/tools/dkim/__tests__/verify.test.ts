import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {dkimVerify} from 'mailauth/lib/dkim/verify';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {DnsError} from '../../dns';
import {createZoneResolver, type Zone} from '../../dns/testing';
import {verifyMessage, type VerifiedSignature} from '..';
import {mailauthSign} from './mailauthSign';
import {ed25519Key, rsaKey, signMessage, type SignOptions} from './signMessage';

const RSA = rsaKey();
const OTHER = rsaKey();
const ED25519 = ed25519Key();

const PLAIN = [
  'From: Ada <ada@example.com>',
  'To: Bob <bob@example.org>',
  'Subject: Lunch  at   one',
  'Date: Sat, 21 Nov 2026 10:00:00 +0000',
  '',
  'Hello Bob,',
  '',
  'lunch is at  one. ',
  'Ada',
  '',
  '',
].join('\r\n');

function zoneOf(record: string, name = 's1._domainkey.example.com'): Zone {
  return {[name]: {TXT: [record.match(/.{1,255}/gs) ?? ['']]}};
}

const KEYS = zoneOf(RSA.record);

async function verify(
  message: string | Uint8Array,
  zone: Zone = KEYS,
  now = 1_795_229_300,
): Promise<VerifiedSignature> {
  const {signatures} = await verifyMessage(message, createZoneResolver(zone), {now});
  const [first] = signatures;
  if (!first) {
    throw new Error('There is no signature.');
  }
  return first;
}

const signed = (options: Partial<SignOptions> = {}, message = PLAIN) =>
  signMessage(message, {key: RSA, ...options});

describe('messages of the RFCs', () => {
  const body = 'Hi.\r\n\r\nWe lost the game. Are you hungry yet?\r\n\r\nJoe.\r\n';
  const header = [
    'From: Joe SixPack <joe@football.example.com>',
    'To: Suzie Q <suzie@shopping.example.net>',
    'Subject: Is dinner ready?',
    'Date: Fri, 11 Jul 2003 21:00:37 -0700 (PDT)',
    'Message-ID: <20030712040037.46341.5F8J@football.example.com>',
    '',
    '',
  ].join('\r\n');

  test('RFC 6376, A: simple form, RSA with 1024 bits', async () => {
    const message = [
      'DKIM-Signature: v=1; a=rsa-sha256; s=brisbane; d=example.com;',
      '      c=simple/simple; q=dns/txt; i=joe@football.example.com;',
      '      h=Received : From : To : Subject : Date : Message-ID;',
      '      bh=2jUSOH9NhtVGCQWNr9BrIAPreKQjO6Sn7XIkfJVOzv8=;',
      '      b=AuUoFEfDxTDkHlLXSZEpZj79LICEps6eda7W3deTVFOk4yAUoqOB',
      '      4nujc7YopdG5dWLSdNg6xNAZpOPr+kHxt1IrE+NahM6L/LbvaHut',
      '      KVdkLLkpVaVVQPzeRDI009SO2Il5Lu7rDNH6mZckBdrIx0orEtZV',
      '      4bmp/YzhwvcubU4=;',
      'Received: from client1.football.example.com  [192.0.2.1]',
      '      by submitserver.example.com with SUBMISSION;',
      '      Fri, 11 Jul 2003 21:01:54 -0700 (PDT)',
      header + body,
    ].join('\r\n');
    const zone = zoneOf(
      'v=DKIM1; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDwIRP/UC3SBsEmGqZ9ZJW3/DkMoGeLnQg1fWn7/zYtIxN2SnFCjxOCKG9v3b4jYfcTNh5ijSsq631uBItLa7od+v/RtdC2UzJ1lWT947qR+Rcac2gbto/NMqJ0fzfVjH4OuKhitdY9tf6mcwGjaNBcWToIMmPSPDdQPNUYckcQ2QIDAQAB',
      'brisbane._domainkey.example.com',
    );
    const {result, reason, signature, record} = await verify(message, zone);
    expect({result, code: reason.code}).toEqual({result: 'pass', code: 'signature-good'});
    expect(signature.identityDomain).toBe('football.example.com');
    expect(record?.key.bits).toBe(1024);
    // One blank more in the body, and the simple form no longer fits.
    const changed = await verify(message.replace('game. Are', 'game.  Are'), zone);
    expect(changed).toMatchObject({result: 'fail', reason: {code: 'body-blanks'}});
  });

  test('RFC 8463, A: the same message signed with Ed25519 and RSA', async () => {
    const message = [
      'DKIM-Signature: v=1; a=ed25519-sha256; c=relaxed/relaxed;',
      ' d=football.example.com; i=@football.example.com;',
      ' q=dns/txt; s=brisbane; t=1528637909; h=from : to :',
      ' subject : date : message-id : from : subject : date;',
      ' bh=2jUSOH9NhtVGCQWNr9BrIAPreKQjO6Sn7XIkfJVOzv8=;',
      ' b=/gCrinpcQOoIfuHNQIbq4pgh9kyIK3AQUdt9OdqQehSwhEIug4D11Bus',
      ' Fa3bT3FY5OsU7ZbnKELq+eXdp1Q1Dw==',
      'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed;',
      ' d=football.example.com; i=@football.example.com;',
      ' q=dns/txt; s=test; t=1528637909; h=from : to : subject :',
      ' date : message-id : from : subject : date;',
      ' bh=2jUSOH9NhtVGCQWNr9BrIAPreKQjO6Sn7XIkfJVOzv8=;',
      ' b=F45dVWDfMbQDGHJFlXUNB2HKfbCeLRyhDXgFpEL8GwpsRe0IeIixNTe3',
      ' DhCVlUrSjV4BwcVcOF6+FF3Zo9Rpo1tFOeS9mPYQTnGdaSGsgeefOsk2Jz',
      ' dA+L10TeYt9BgDfQNZtKdN1WO//KgIqXP7OdEFE4LjFYNcUxZQ4FADY+8=',
      header + body.replace('game. Are', 'game.  Are'),
    ].join('\r\n');
    const zone = {
      ...zoneOf(
        'v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
        'brisbane._domainkey.football.example.com',
      ),
      ...zoneOf(
        'v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDkHlOQoBTzWRiGs5V6NpP3idY6Wk08a5qhdR6wy5bdOKb2jLQiY/J16JYi0Qvx/byYzCNb3W91y3FutACDfzwQ/BC/e/8uBsCR+yz1Lxj+PL6lHvqMKrM3rG4hstT5QjvHO9PzoxZyVYLzBfO2EeC3Ip3G+2kryOTIKT+l/K4w3QIDAQAB',
        'test._domainkey.football.example.com',
      ),
    };
    const {signatures, fromDomain} = await verifyMessage(
      message,
      createZoneResolver(zone),
    );
    expect(signatures.map(({result}) => result)).toEqual(['pass', 'pass']);
    expect(fromDomain).toBe('football.example.com');
  });
});

describe('the article’s messages', () => {
  const record = [
    ...readFileSync('blog/what-is-dkim/key-record.txt', 'utf8').matchAll(/"([^"]*)"/g),
  ].map(([, string]) => string ?? '');
  const zone: Zone = {'pw1._domainkey.acme.example': {TXT: [record]}};

  test.each(['signed-message.eml', 'signed-message-simple.eml'])('%s', async (file) => {
    const octets = readFileSync(`blog/what-is-dkim/${file}`);
    expect(await verify(octets, zone)).toMatchObject({result: 'pass'});
    // As a text field gives it: with LF.
    const pasted = octets.toString('utf8').replaceAll('\r\n', '\n');
    expect(await verify(pasted, zone)).toMatchObject({result: 'pass'});
  });
});

describe('forms (RFC 6376, 3.4)', () => {
  test.each(['simple/simple', 'simple/relaxed', 'relaxed/simple', 'relaxed/relaxed'])(
    '%s, with both kinds of key',
    async (form) => {
      expect(await verify(signed({form}))).toMatchObject({result: 'pass'});
      const zone = zoneOf(ED25519.record);
      expect(await verify(signed({form, key: ED25519}), zone)).toMatchObject({
        result: 'pass',
      });
    },
  );

  test('one form named: the body is simple; none: both are', async () => {
    expect(await verify(signed({form: 'relaxed'}))).toMatchObject({
      result: 'pass',
      signature: {canonicalization: {header: 'relaxed', body: 'simple'}},
    });
    const without = signed({form: 'simple/simple'}).replace('c=simple/simple; ', '');
    // Taking the tag out changes the signed data, so only what is read of it is compared.
    expect((await verify(without)).signature.canonicalization).toEqual({
      header: 'simple',
      body: 'simple',
    });
  });

  test.each([
    ['no lines', ''],
    ['one empty line', '\r\n'],
    ['empty lines', '\r\n\r\n\r\n'],
    ['blanks only', ' \r\n\t\r\n'],
    ['no line end', 'text'],
    ['a line of blanks at the end', 'text\r\n \r\n'],
    ['empty lines within', 'a\r\n\r\n\r\nb\r\n\r\n'],
  ])('a body with %s', async (_, body) => {
    const message = PLAIN.slice(0, PLAIN.indexOf('\r\n\r\n') + 4) + body;
    for (const form of ['relaxed/relaxed', 'simple/simple']) {
      expect(await verify(signed({form}, message))).toMatchObject({result: 'pass'});
    }
  });

  test('relaxed lets blanks and folds change, simple does not', async () => {
    const reflow = (text: string) =>
      text
        .replace('Subject: Lunch  at   one', 'SUBJECT:\tLunch at\r\n\tone ')
        .replace('at  one. ', 'at one.');
    expect(await verify(reflow(signed()))).toMatchObject({result: 'pass'});
    expect(await verify(reflow(signed({form: 'simple/simple'})))).toMatchObject({
      result: 'fail',
    });
  });
});

describe('what is signed of the header (RFC 6376, 5.4.2)', () => {
  const twice = `Subject: upper\r\n${PLAIN}`;

  test('a name once takes the lowest field', async () => {
    const message = signed({}, twice);
    expect(await verify(message)).toMatchObject({result: 'pass'});
    expect(await verify(message.replace('upper', 'other'))).toMatchObject({
      result: 'pass',
    });
    expect(await verify(message.replace('Lunch', 'Dinner'))).toMatchObject({
      result: 'fail',
    });
  });

  test('a name twice takes the next above', async () => {
    const message = signed({headers: 'from:subject:subject'}, twice);
    expect(await verify(message)).toMatchObject({result: 'pass'});
    expect(await verify(message.replace('upper', 'other'))).toMatchObject({
      result: 'fail',
    });
  });

  test('a name once more than there are fields keeps others out', async () => {
    const message = signed({headers: 'from:from:subject:subject:reply-to'});
    expect(await verify(message)).toMatchObject({result: 'pass'});
    const added = message.replace('Subject:', 'Subject: added\r\nSubject:');
    expect(await verify(added)).toMatchObject({
      result: 'fail',
      reason: {
        code: 'header-added',
        message: expect.stringContaining('Subject') as string,
      },
    });
    const reply = message.replace('Subject:', 'Reply-To: x@example.net\r\nSubject:');
    expect(await verify(reply)).toMatchObject({
      reason: {
        code: 'header-added',
        message: expect.stringContaining('Reply-To') as string,
      },
    });
  });

  test('says which of the names the message has', async () => {
    const {signedHeaders} = await verify(signed({headers: 'from:from:subject'}));
    expect(signedHeaders).toEqual([
      {name: 'from', present: true},
      {name: 'from', present: false},
      {name: 'subject', present: true},
    ]);
  });
});

describe('l= and x= (RFC 6376, 3.5)', () => {
  test('text below l= is not signed, and that is said', async () => {
    const message = signed({extra: 'l=5; ', form: 'relaxed/simple'});
    const longer = `${message}Added.\r\n`;
    for (const text of [message, longer]) {
      const {result, notes} = await verify(text);
      expect(result).toBe('pass');
      expect(notes.map(({code}) => code)).toContain('length-limit');
    }
  });

  test('a body shorter than l=', async () => {
    const message = signed({extra: 'l=5000; '});
    expect(await verify(message)).toMatchObject({
      result: 'permerror',
      reason: {code: 'body-short'},
    });
  });

  test('x= in the past', async () => {
    const message = signed({extra: 't=1795229201; x=1795229299; '});
    expect(await verify(message)).toMatchObject({
      result: 'neutral',
      reason: {code: 'expired'},
    });
    expect(await verify(message, KEYS, 1_795_229_250)).toMatchObject({result: 'pass'});
    const wrong = signed({extra: 't=1795229201; x=1795229200; '});
    expect(await verify(wrong)).toMatchObject({reason: {code: 'expires-before'}});
  });

  test('a body can be exactly as long as l= says', async () => {
    const message = signed({extra: 'l=37; '});
    const {result, bodyHash} = await verify(message);
    expect(result).toBe('pass');
    expect(bodyHash?.matches).toBe(true);
    expect(await verify(signed({extra: 'l=38; '}))).toMatchObject({
      result: 'permerror',
      reason: {message: 'l= says 38 octets, but the body has 37.'},
    });
  });

  test('a signature is valid until the second in x=, and the reason has the date', async () => {
    const message = signed({extra: 'x=1795229299; '});
    expect(await verify(message, KEYS, 1_795_229_299)).toMatchObject({result: 'pass'});
    expect(await verify(message, KEYS, 1_795_229_300)).toMatchObject({
      result: 'neutral',
      reason: {message: expect.stringContaining('until 2026-11-21.') as string},
    });
  });

  test('a signature that is both expired and wrong fails', async () => {
    const message = signed({extra: 'x=1795229299; '}).replace('Lunch', 'Dinner');
    expect(await verify(message)).toMatchObject({
      result: 'fail',
      reason: {code: 'headers-changed'},
    });
  });

  test('by default, the clock decides whether a signature has expired', async () => {
    const soon = Math.floor(Date.now() / 1_000) + 3_600;
    const resolver = createZoneResolver(KEYS);
    const results = await Promise.all(
      [1, soon].map(async (time) => {
        const message = signed({extra: `x=${time}; `});
        const {signatures} = await verifyMessage(message, resolver);
        return signatures.map(({result}) => result);
      }),
    );
    expect(results).toEqual([['neutral'], ['pass']]);
  });

  test('t= in the future is noted unless it is within five minutes', async () => {
    const {notes, result} = await verify(signed({extra: 't=1895229201; '}));
    expect(result).toBe('pass');
    expect(notes).toEqual([
      expect.objectContaining({
        code: 'signed-later',
        message: 'It was signed on 2030-01-21.',
      }),
      expect.objectContaining({code: 'aligned'}),
    ]);
    const later = async (seconds: number) =>
      (
        await verify(signed({extra: `t=${1_000_000_000 + seconds}; `}), KEYS, 1e9)
      ).notes.map(({code}) => code);
    expect(await later(300)).toEqual(['aligned']);
    expect(await later(301)).toEqual(['signed-later', 'aligned']);
  });

  test('the latest possible t= is shown as a date', async () => {
    const {notes} = await verify(signed({extra: 't=999999999999; '}));
    expect(notes[0]?.message).toBe('It was signed on +033658-09-27.');
  });
});

describe('notes next to the result', () => {
  test.each<[string, Partial<SignOptions>, string[]]>([
    [
      'Subject, Date and To not signed',
      {headers: 'from'},
      [
        'subject-not-signed: Not signed: Subject, Date, To.',
        'aligned: d=example.com is the domain of the From address.',
      ],
    ],
    [
      'Date not signed, and Cc neither there nor signed',
      {headers: 'from:to:subject'},
      [
        'subject-not-signed: Not signed: Date.',
        'aligned: d=example.com is the domain of the From address.',
      ],
    ],
    [
      'a subdomain',
      {domain: 'mail.example.com'},
      [
        'aligned: d=mail.example.com is below the domain of the From address, example.com. A pass normally counts for DMARC, but not with adkim=s.',
      ],
    ],
    [
      'another domain',
      {domain: 'example.net'},
      [
        'unaligned: d=example.net is not the domain of the From address, example.com. A pass counts for DMARC only if both belong to the same organization.',
      ],
    ],
  ])('%s', async (_, options, told) => {
    const {notes} = await verify(signed(options));
    expect(notes.map(({code, message}) => `${code}: ${message}`)).toEqual(told);
  });

  test('a From address at a subdomain of the signing domain is aligned', async () => {
    const message = signed({}, PLAIN.replace('ada@example.com', 'ada@mail.example.com'));
    const {notes} = await verify(message);
    expect(notes.map(({code, message: said}) => `${code}: ${said}`)).toEqual([
      'aligned: d=example.com is above the domain of the From address, mail.example.com. A pass normally counts for DMARC, but not with adkim=s.',
    ]);
  });

  test('a field that the message does not have does not need to be signed', async () => {
    const message = signed({headers: 'from'}, 'From: ada@example.com\r\n\r\nHi.\r\n');
    const {notes} = await verify(message);
    expect(notes.map(({code}) => code)).toEqual(['aligned']);
  });

  test('without h= or a From address, there are no notes about them', async () => {
    const {notes} = await verify(signed().replace(/h=[^;]*;/, ''));
    expect(notes.map(({code}) => code)).toEqual(['aligned']);
    const nameless = await verify(signed({}, PLAIN.replace('<ada@example.com>', '')));
    expect(nameless.notes).toEqual([]);
  });

  test('an error in the signature is the reason and not also a note', async () => {
    const {reason, notes} = await verify(signed({extra: 'l=5; q=http; '}));
    expect(reason.code).toBe('unknown-query');
    expect(notes.map(({code}) => code)).toEqual(['length-limit', 'aligned']);
  });
});

describe('why it fails', () => {
  test.each<[string, string, (message: string) => string, Partial<SignOptions>?]>([
    [
      'a word of the body',
      'body-changed',
      (text) => text.replace('lunch is', 'lunch was'),
    ],
    ['a footer', 'body-appended', (text) => `${text}\r\n--\r\nThe list\r\n`],
    [
      'blanks, simple',
      'body-blanks',
      (text) => text.replace('Hello Bob,', 'Hello  Bob, '),
      {form: 'relaxed/simple'},
    ],
    [
      'a list’s name',
      'header-edited',
      (text) => text.replace('Subject: ', 'Subject: [Staff] '),
    ],
    [
      'a word of the subject',
      'headers-changed',
      (text) => text.replace('Lunch', 'Dinner'),
    ],
    [
      'folds, simple',
      'header-blanks',
      (text) => text.replace('Lunch at', 'Lunch\r\n at'),
      {form: 'simple/relaxed'},
    ],
    [
      'both',
      'all-changed',
      (text) => text.replace('Lunch', 'Dinner').replace('lunch is', 'was'),
    ],
    [
      'b=',
      'wrong-key',
      (text) =>
        text.replace(/ b=(.)/, (_, first: string) => ` b=${first === 'A' ? 'B' : 'A'}`),
    ],
  ])('%s changed: %s', async (_, code, change, options = {}) => {
    // A body that relaxed leaves as it is, so that added blanks are all that differs.
    const plain = PLAIN.replace('at  one. ', 'at one.').replace(
      'Lunch  at   one',
      options.form === 'simple/relaxed' ? 'Lunch at one' : 'Lunch  at   one',
    );
    const message = change(signed(options, plain));
    expect(await verify(message)).toMatchObject({result: 'fail', reason: {code}});
  });

  test('an empty body was signed', async () => {
    const bodyHash = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
    expect(await verify(signed({bodyHash}))).toMatchObject({
      reason: {code: 'body-empty-signed'},
      bodyHash: {matches: false},
      headerMatches: true,
    });
  });

  test('a mailbox file’s > before From', async () => {
    const text = PLAIN.replace('Ada\r\n', 'From here on\r\nAda\r\n');
    const message = signed({}, text).replace('\r\nFrom here', '\r\n>From here');
    expect(await verify(message)).toMatchObject({reason: {code: 'body-quoted-from'}});
  });

  test('the key of somebody else', async () => {
    expect(await verify(signed(), zoneOf(OTHER.record))).toMatchObject({
      result: 'fail',
      reason: {code: 'wrong-key'},
    });
    const short = await verify(signed(), zoneOf(rsaKey(1024).record));
    expect(short.reason.message).toMatch(/2048 bits.*1024/);
  });

  test('the reason compares key lengths only if they differ', async () => {
    const {reason} = await verify(signed(), zoneOf(OTHER.record));
    expect(reason.message).toBe(
      'The signature does not match the key at s1._domainkey.example.com.',
    );
  });

  test('the expected and the computed body hash are returned', async () => {
    const good = await verify(signed());
    const {bodyHash: hashes} = good;
    expect(hashes).toEqual({
      expected: good.signature.tags['bh'],
      computed: good.signature.tags['bh'],
      matches: true,
    });
    const changed = await verify(signed().replace('lunch is', 'lunch was'));
    expect(changed.bodyHash).toMatchObject({expected: hashes?.expected, matches: false});
    expect(changed.bodyHash?.computed).not.toBe(hashes?.expected);
    expect(changed.headerMatches).toBe(true);
  });

  test('if both header and body were changed, the reason names both', async () => {
    const message = signed().replace('Lunch', 'Dinner').replace('lunch is', 'was');
    const {reason, headerMatches, bodyHash} = await verify(message);
    expect(reason.message).toMatch(
      /header field was changed.* The body was changed, too\.$/,
    );
    expect(headerMatches).toBe(false);
    expect(bodyHash?.matches).toBe(false);
  });

  test('an Ed25519 signature made with another key', async () => {
    const message = signed({key: ED25519});
    expect(await verify(message, zoneOf(ed25519Key().record))).toMatchObject({
      result: 'fail',
      reason: {code: 'headers-changed'},
      headerMatches: false,
    });
  });

  test('copies in z= show what changed', async () => {
    const message = signed({
      extra: 'z=From:Ada=20<ada@example.com>|Subject:Lunch=20=20at=20=20=20one; ',
    });
    expect(await verify(message)).toMatchObject({result: 'pass'});
    expect(await verify(message.replace('Subject: Lunch', 'Subject: Tea'))).toMatchObject(
      {
        reason: {
          code: 'header-copied',
          message: expect.stringContaining('changed: Subject.') as string,
        },
      },
    );
  });

  test('Ed25519: what changed is found as well', async () => {
    const message = signed({key: ED25519}).replace('Subject: ', 'Subject: [Staff] ');
    expect(await verify(message, zoneOf(ED25519.record))).toMatchObject({
      reason: {code: 'header-edited'},
    });
  });
});

describe('the key (RFC 6376, 6.1.2)', () => {
  const flagged = (flags: string) => RSA.record.replace('k=rsa; ', `k=rsa; ${flags}`);

  test.each<[string, string, string, Zone]>([
    ['none', 'permerror', 'no-key', {}],
    ['name without TXT', 'permerror', 'no-key', {'s1._domainkey.example.com': {}}],
    ['revoked', 'permerror', 'key-revoked', zoneOf('v=DKIM1; p=')],
    ['broken', 'permerror', 'key-unusable', zoneOf('v=DKIM1; p=MII')],
    ['too short', 'permerror', 'key-unusable', zoneOf(rsaKey(512).record)],
    ['without SHA-256', 'permerror', 'key-unusable', zoneOf(flagged('h=sha1; '))],
    ['not for email', 'permerror', 'key-unusable', zoneOf(flagged('s=tlsrpt; '))],
    ['of another kind', 'permerror', 'key-type-differs', zoneOf(ED25519.record)],
    ['SERVFAIL', 'temperror', 'no-dns-answer', {'s1._domainkey.example.com': 'SERVFAIL'}],
    [
      'no answer',
      'temperror',
      'no-dns-answer',
      {'s1._domainkey.example.com': new DnsError('timeout', 'Too late.')},
    ],
  ])('%s: %s, %s', async (_, result, code, zone) => {
    expect(await verify(signed(), zone)).toMatchObject({result, reason: {code}});
  });

  test('t=s and a subdomain in i=', async () => {
    const zone = zoneOf(flagged('t=s; '));
    expect(await verify(signed({extra: 'i=@sub.example.com; '}), zone)).toMatchObject({
      result: 'permerror',
      reason: {code: 'identity-not-strict'},
    });
    expect(await verify(signed({extra: 'i=@example.com; '}), zone)).toMatchObject({
      result: 'pass',
    });
  });

  test('several records: the one that can be used', async () => {
    const zone: Zone = {
      's1._domainkey.example.com': {
        TXT: ['v=DKIM1; p=', RSA.record.match(/.{1,255}/gs) ?? []],
      },
    };
    expect(await verify(signed(), zone)).toMatchObject({result: 'pass'});
  });

  test.each<[string, string[], string]>([
    ['one broken, one good', ['v=DKIM1; p=MII', RSA.record], 'signature-good'],
    ['one revoked, one broken', ['v=DKIM1; p=', 'v=DKIM1; p=MII'], 'key-revoked'],
    ['one broken, one revoked', ['v=DKIM1; p=MII', 'v=DKIM1; p='], 'key-unusable'],
    ['revoked and wrong in its form', ['v=DKIM1; k=dsa; p='], 'key-unusable'],
  ])('%s', async (_, records, code) => {
    const zone = {
      's1._domainkey.example.com': {
        TXT: records.map((record) => record.match(/.{1,255}/gs) ?? []),
      },
    };
    const {reason, record} = await verify(signed(), zone);
    expect(reason.code).toBe(code);
    expect(record?.text).toBe(records[code === 'signature-good' ? 1 : 0]);
  });

  test.each<[string, Zone, string]>([
    ['none', {}, 'There is no key at s1._domainkey.example.com.'],
    [
      'revoked',
      zoneOf('v=DKIM1; p='),
      'The key at s1._domainkey.example.com is revoked.',
    ],
    [
      'without p=',
      zoneOf('v=DKIM1; n=a'),
      'The key at s1._domainkey.example.com cannot be used. The record has no p=.',
    ],
    [
      'of another kind',
      zoneOf(ED25519.record),
      'The signature is rsa-sha256, but the key is ed25519.',
    ],
    [
      'no answer',
      {'s1._domainkey.example.com': new DnsError('timeout', 'Too late.')},
      'No response for s1._domainkey.example.com. Too late.',
    ],
  ])('%s: the reason names the key', async (_, zone, says) => {
    expect((await verify(signed(), zone)).reason.message).toBe(says);
  });

  test('no key is looked up for a signature without d=', async () => {
    const resolver = createZoneResolver(KEYS);
    const message = signed().replace('d=example.com; ', '');
    const {signatures} = await verifyMessage(message, resolver);
    expect(resolver.asked).toEqual([]);
    expect(signatures).toMatchObject([
      {result: 'neutral', reason: {code: 'missing-tag'}},
    ]);
    expect(signatures[0]).not.toHaveProperty('record');
  });

  test('the key is returned even if the signature has an error', async () => {
    const {record, reason} = await verify(signed({extra: 'q=http; '}));
    expect(reason.code).toBe('unknown-query');
    expect(record?.key.bits).toBe(2048);
  });

  test('test mode passes, and the key says so', async () => {
    const {result, record} = await verify(signed(), zoneOf(flagged('t=y; ')));
    expect(result).toBe('pass');
    expect(record?.key.testing).toBe(true);
  });

  test('what the resolver throws beside DnsError is passed on', async () => {
    const reason = new Error('cancelled');
    const resolver = {query: () => Promise.reject(reason)};
    await expect(verifyMessage(signed(), resolver)).rejects.toBe(reason);
  });
});

describe('signatures that cannot be used', () => {
  test.each([
    ['rsa-sha1 (RFC 8301)', 'rsa-sha1', 'permerror', signed({hash: 'sha1'})],
    ['From not signed', 'from-not-signed', 'permerror', signed({headers: 'to:subject'})],
    ['i= outside', 'identity-outside', 'permerror', signed({extra: 'i=@example.net; '})],
    [
      'i= that only ends alike',
      'identity-outside',
      'permerror',
      signed({extra: 'i=@notexample.com; '}),
    ],
    ['v=2', 'signature-version', 'neutral', signed().replace('v=1;', 'v=2;')],
    ['no bh=', 'missing-tag', 'neutral', signed().replace(/bh=[^;]*;/, '')],
    [
      'a=rsa-sha512',
      'unknown-algorithm',
      'neutral',
      signed().replace('rsa-sha256', 'rsa-sha512'),
    ],
    [
      'c=strict',
      'bad-canonicalization',
      'neutral',
      signed().replace('relaxed/relaxed', 'strict'),
    ],
    ['q=ldap', 'unknown-query', 'neutral', signed({extra: 'q=ldap; '})],
    ['l=many', 'bad-number', 'neutral', signed({extra: 'l=many; '})],
    ['two d=', 'duplicate-tag', 'neutral', signed({extra: 'd=example.com; '})],
  ])('%s', async (_, code, result, message) => {
    expect(await verify(message)).toMatchObject({result, reason: {code}});
  });
});

describe('what is pasted', () => {
  test('only the header', async () => {
    const header = signed().split('\r\n\r\n')[0] ?? '';
    for (const text of [
      header,
      `${header}\r\n`,
      `${header}\r\n\r\n`,
      `${header}\r\n\r\n \r\n`,
      header.replaceAll('\r\n', '\n'),
    ]) {
      expect(await verify(text)).toMatchObject({
        result: 'neutral',
        reason: {code: 'body-not-given'},
        headerMatches: true,
      });
    }
    expect(await verify(header.replace('Lunch', 'Tea'))).toMatchObject({
      result: 'fail',
      reason: {code: 'headers-changed'},
    });
  });

  test('only the signature, with or without its name', async () => {
    const field = /^DKIM-Signature:(.*?)\r\n(?=\S)/s.exec(signed());
    for (const text of [field?.[0] ?? '', (field?.[1] ?? '').trim()]) {
      const verified = await verify(text);
      expect(verified).toMatchObject({
        result: 'neutral',
        reason: {code: 'message-not-given'},
        signature: {domain: 'example.com', selector: 's1'},
      });
      expect(verified.record?.key.valid).toBe(true);
    }
  });

  test('no signature', async () => {
    const {signatures, problems} = await verifyMessage(PLAIN, createZoneResolver({}));
    expect(signatures).toEqual([]);
    expect(problems.map(({code}) => code)).toContain('no-signature');
  });

  test('several signatures, each with its own result', async () => {
    const zone = {...KEYS, ...zoneOf(ED25519.record, 'e1._domainkey.example.net')};
    const message = signMessage(signed({}), {
      key: ED25519,
      domain: 'example.net',
      selector: 'e1',
      headers: 'from:subject:nothing',
    });
    const {signatures} = await verifyMessage(message, createZoneResolver(zone));
    expect(
      signatures.map(({result, notes, signature}) => [
        signature.domain,
        result,
        notes.map(({code}) => code).filter((code) => code.endsWith('aligned')),
      ]),
    ).toEqual([
      ['example.net', 'pass', ['unaligned']],
      ['example.com', 'pass', ['aligned']],
    ]);
  });

  test('more than ten signatures: the rest is left out', async () => {
    const one = signed();
    const field = one.slice(0, one.indexOf('From:'));
    const resolver = createZoneResolver(KEYS);
    const {signatures, problems} = await verifyMessage(field.repeat(14) + one, resolver);
    expect(signatures).toHaveLength(10);
    expect(problems.map(({code}) => code)).toContain('many-signatures');
  });

  test('a body in ISO 8859-1, pasted as text or given as a file', async () => {
    const latin = PLAIN.replace('lunch is', 'd\xe9jeuner');
    const message = signed({}, latin);
    expect(await verify(Buffer.from(message, 'latin1'))).toMatchObject({result: 'pass'});
    const {result, notes} = await verify(message);
    expect(result).toBe('pass');
    expect(notes.map(({code}) => code)).toContain('read-as-latin1');
  });

  test('a changed text in ISO 8859-1 has no note on its encoding', async () => {
    const message = signed({}, PLAIN.replace('lunch is', 'd\xe9jeuner'));
    const {result, notes} = await verify(message.replace('Lunch', 'Dinner'));
    expect(result).toBe('fail');
    expect(notes.map(({code}) => code)).toEqual(['aligned']);
    const mixed = await verify(message.replace('Hello Bob', 'Hello ☕'));
    expect(mixed.result).toBe('fail');
    expect(mixed.notes.map(({code}) => code)).toEqual(['aligned']);
  });

  test('a text in ISO 8859-1 keeps its other notes', async () => {
    const message = signed({headers: 'from'}, PLAIN.replace('lunch is', 'd\xe9jeuner'));
    const {notes} = await verify(message);
    expect(notes.map(({code}) => code)).toEqual([
      'subject-not-signed',
      'aligned',
      'read-as-latin1',
    ]);
  });

  test('the domain, the body and the problems of the message are returned', async () => {
    const known = async (text: string) => {
      const {signatures: _, ...rest} = await verifyMessage(text, createZoneResolver({}));
      return rest;
    };
    expect(await known(PLAIN)).toMatchObject({fromDomain: 'example.com', hasBody: true});
    const headless = await known('Subject: a\r\n');
    expect(headless).toMatchObject({hasBody: false, problems: [{code: 'no-signature'}]});
    expect(headless).not.toHaveProperty('fromDomain');
  });

  test('a signature is verified even if the message has only a body', async () => {
    const message = signed().replace(/From: [^]*?\r\n\r\n/, '\r\n');
    const {reason, bodyHash} = await verify(message);
    expect(bodyHash?.matches).toBe(true);
    expect(reason.code).toBe('headers-changed');
  });

  test('a body in UTF-8', async () => {
    const octets = Buffer.from(PLAIN.replace('lunch is', 'déjeuner ☕'), 'utf8');
    const message = signed({}, octets.toString('latin1'));
    const file = Buffer.from(message, 'latin1');
    expect(await verify(file)).toMatchObject({result: 'pass'});
    expect(await verify(file.toString('utf8'))).toMatchObject({result: 'pass'});
  });

  test('lines before the header', async () => {
    const text = `\n\nFrom ada@example.com Sat Nov 21 10:00:00 2026\n${signed()}`;
    const {signatures, problems} = await verifyMessage(text, createZoneResolver(KEYS));
    expect(signatures[0]?.result).toBe('pass');
    expect(problems.map(({code}) => code)).toEqual(['line-ends', 'stray-line']);
  });

  test.each([
    ['From: Ada <ada@Example.COM>', 'example.com'],
    ['From: "Ada <x@evil.example>" <ada@example.com>', 'example.com'],
    ['From: Ada (x@evil.example) <ada@example.com>', 'example.com'],
    ['From: ada@example.com', 'example.com'],
    ['From: ada@münchen.example', 'xn--mnchen-3ya.example'],
    ['From: nobody', undefined],
  ])('%s is from %s', async (from, domain) => {
    const {fromDomain} = await verifyMessage(`${from}\r\n\r\n`, createZoneResolver({}));
    expect(fromDomain).toBe(domain);
  });
});

describe('mailauth', () => {
  const pemOf = (key: typeof RSA) =>
    key.privateKey.export({type: 'pkcs8', format: 'pem'}).toString();

  test.each([
    ['RSA', RSA, 'relaxed/relaxed'],
    ['RSA', RSA, 'simple/simple'],
    ['Ed25519', ED25519, 'relaxed/relaxed'],
  ] as const)(
    'what it signs with %s verifies here: %#',
    async (_, key, canonicalization) => {
      const message = await mailauthSign(PLAIN, {
        domain: 'example.com',
        selector: 's1',
        privateKey: pemOf(key),
        canonicalization,
      });
      expect(await verify(message, zoneOf(key.record))).toMatchObject({result: 'pass'});
    },
  );

  test.each([
    ['good', signed()],
    ['simple', signed({form: 'simple/simple'})],
    ['Ed25519', signed({key: ED25519})],
    ['body changed', signed().replace('lunch is', 'was')],
    ['subject changed', signed().replace('Lunch', 'Tea')],
    ['over-signed', signed({headers: 'from:from:subject:subject'})],
    [
      'over-signed and added to',
      signed({headers: 'from:from'}).replace('To:', 'From: x@y.example\r\nTo:'),
    ],
    ['with l=', `${signed({extra: 'l=5; '})}more\r\n`],
  ])('agrees on a message that is %s', async (_, message) => {
    const record = message.includes('ed25519') ? ED25519.record : RSA.record;
    const ours = await verify(message, zoneOf(record));
    const theirs = await dkimVerify(message, {
      resolver: () => Promise.resolve([[record]]),
    });
    expect(ours.result === 'pass').toBe(theirs.results[0]?.status.result === 'pass');
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    signed(),
    PLAIN,
    'DKIM-Signature:',
    'DKIM-Signature: v=1; a=rsa-sha256; b=; bh=; d=example.com; h=from; s=s1',
    '\r\n',
    '\n',
    '\r',
    '\r\n\r\n',
    ' ',
    ':',
    ';',
    '=',
    'From: a@example.com',
    'l=9',
    'z=a:b|c',
    '\0',
    'é',
    '☕',
    '\ud800',
  );
  const texts = fc.oneof(
    fc.string({unit: anyCharacter}),
    fc.array(pieces, {maxLength: 12}).map((list) => list.join('')),
  );

  test('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const {signatures} = await verifyMessage(text, createZoneResolver(KEYS));
        for (const {result, reason} of signatures) {
          expect(result === 'pass').toBe(reason.code === 'signature-good');
        }
      }),
    );
  });

  test.each([
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\r\n ',
    'a:',
    'DKIM-Signature: v=1;\r\n',
    '(',
    '"',
    '<',
    '=',
  ])('a long run of %j is read in one go', async (piece) => {
    const run = piece.repeat(200_000 / piece.length);
    for (const text of [`${run}\r\n\r\n`, `From: ${run}\r\n\r\n`, signed() + run]) {
      // Where reading it took the square of its length, the test would not end.
      const {signatures} = await verifyMessage(text, createZoneResolver(KEYS));
      expect(signatures.length).toBeLessThanOrEqual(10);
    }
  });
});
