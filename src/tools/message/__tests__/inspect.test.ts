import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {createZoneResolver} from '../../dns/testing';
import {inspectMessage, messageReport, verdictOf, type TypedEnvelope} from '..';
import {message, NOW, resolver, SIGNED, TRACE, zone, type MessageOptions} from './world';

const inspect = (text: string | Uint8Array, typed?: TypedEnvelope) =>
  inspectMessage(text, resolver(), {now: NOW, ...(typed && {typed})});

const codes = async (options: MessageOptions, typed?: TypedEnvelope) =>
  (await inspect(message(options), typed)).findings.map(({code}) => code);

/** What a good message has to show. */
const GOOD = ['dmarc-pass', 'spf-pass', 'dkim-pass', 'one-click'];

test('a good message: everything passes, and nothing needs fixing', async () => {
  const result = await inspect(message());
  expect(result.findings.map(({code}) => code)).toEqual(GOOD);
  expect(result.dmarc?.checks).toEqual([
    {kind: 'dkim', domain: 'example.com', mode: 'r', aligned: 'yes'},
    {kind: 'spf', domain: 'bounce.example.com', mode: 'r', aligned: 'yes'},
  ]);
  expect(verdictOf(result)).toMatchObject({tone: 'good', stamp: 'Pass'});
  expect(result.route).toMatchObject([
    {
      helo: 'mail.example.com',
      ip: '192.0.2.10',
      by: 'mx.example.net',
      protocol: 'ESMTPS',
    },
  ]);
});

test('DNS is asked for names only', async () => {
  const dns = resolver();
  await inspectMessage(message(), dns, {now: NOW});
  expect(new Set(dns.asked)).toEqual(
    new Set([
      'TXT s1._domainkey.example.com',
      'TXT bounce.example.com',
      'TXT _dmarc.example.com',
      'TXT _dmarc.com',
      'TXT _dmarc.bounce.example.com',
    ]),
  );
});

const html = (octets: number) => ({
  fields: {'Content-Type': 'text/html'},
  body: '<p>Lunch is at one.</p>\r\n'.repeat(Math.ceil(octets / 25)),
});
const from = (value: string): MessageOptions => ({fields: {From: value}});
const trace = (value: string): MessageOptions => ({trace: value});

const cases: [code: string, options: MessageOptions][] = [
  ['dmarc-fail', {...trace(TRACE.replace('192.0.2.10', '203.0.113.1')), sign: false}],
  ['dmarc-none', from('ada@other.example')],
  ['dmarc-permerror', from('ada@invalid.example')],
  ['dmarc-temperror', from('ada@down.example')],
  ['no-from', from('')],
  ['no-from', from('undisclosed')],
  ['several-from', trace(`${TRACE}From: eve@example.org\r\n`)],
  ['several-authors', from('ada@example.com, eve@example.org')],
  ['name-has-address', from('"service@bank.example" <ada@example.com>')],
  ['hidden-characters', {fields: {Subject: '=?utf-8?Q?Pay=E2=80=AEexe?='}}],
  ['reply-elsewhere', {fields: {'Reply-To': 'eve@example.org'}}],
  [
    'spf-unaligned',
    trace(TRACE.replace('news@bounce.example.com', 'n@provider.example')),
  ],
  ['spf-fail', trace(TRACE.replace('192.0.2.10', '203.0.113.1'))],
  [
    'spf-softfail',
    trace(
      TRACE.replace('192.0.2.10', '203.0.113.1').replace(
        'bounce.example.com',
        'provider.example',
      ),
    ),
  ],
  ['spf-none', trace(TRACE.replace('bounce.example.com', 'nothing.example'))],
  ['spf-permerror', trace(TRACE.replace('bounce.example.com', 'broken.example'))],
  ['spf-temperror', trace(TRACE.replace('bounce.example.com', 'down.example'))],
  ['spf-unknown', trace('')],
  ['dkim-unaligned', {sign: {domain: 'provider.example'}}],
  ['dkim-fail', {sign: {domain: 'keyless.example'}}],
  ['dkim-none', {sign: false}],
  ['no-date', {fields: {Date: ''}}],
  ['no-date', {fields: {Date: 'yesterday'}}],
  ['date-off', {fields: {Date: 'Mon, 23 Nov 2020 11:00:00 +0100'}}],
  ['date-off', {fields: {Date: 'Mon, 23 Nov 2026 15:00:00 +0100'}}],
  ['no-message-id', {fields: {'Message-ID': ''}}],
  ['no-mime-version', {fields: {'MIME-Version': ''}}],
  ['repeated-field', trace(`${TRACE}Subject: Dinner\r\n`)],
  ['no-received', trace('')],
  [
    'slow-hop',
    trace(
      `Received: from mx.example.net by store.example.net; Mon, 23 Nov 2026 10:20:00 +0000\r\n${TRACE}`,
    ),
  ],
  [
    'clock-off',
    trace(
      `Received: from mx.example.net by store.example.net; Mon, 23 Nov 2026 09:00:00 +0000\r\n${TRACE}`,
    ),
  ],
  ['unsubscribe-optional', {fields: {'List-Unsubscribe': ''}}],
  [
    'unsubscribe-missing',
    {fields: {'List-Unsubscribe': '', 'List-Id': '<news.example.com>'}},
  ],
  ['unsubscribe-no-https', {fields: {'List-Unsubscribe': '<mailto:leave@example.com>'}}],
  ['unsubscribe-no-post', {fields: {'List-Unsubscribe-Post': ''}}],
  ['unsubscribe-no-post', {fields: {'List-Unsubscribe-Post': 'One-Click'}}],
  ['unsubscribe-not-signed', {sign: {headers: 'from:date:list-unsubscribe'}}],
  ['unsubscribe-repeated', trace(`${TRACE}List-Unsubscribe: <https://example.com/>\r\n`)],
  ['html-clipped', html(105_000)],
  ['html-near-clipping', html(95_000)],
  ['no-plain-text', html(1_000)],
  ['long-line', {body: `${'x'.repeat(999)}\r\n`}],
];

test.each(cases)('%s', async (code, options) => {
  expect(await codes(options)).toContain(code);
  expect(GOOD).not.toContain(code);
});

test('a key that DNS does not give is no verdict on the signature', async () => {
  const {findings} = await inspect(message({sign: {domain: 'down.example'}}));
  const finding = findings.find(({code}) => code === 'dkim-unsure');
  expect(finding?.message).toMatch(/could not be checked/);
  expect(finding?.message).not.toMatch(/not valid/);
});

test('what a good message has is missed in a bad one', async () => {
  const found = await codes({sign: false, fields: {'List-Unsubscribe': ''}, trace: ''});
  expect(found.filter((code) => GOOD.includes(code))).toEqual([]);
});

test('a header alone: the rest is told to be missing, and no signature is called broken', async () => {
  const [header = ''] = message().split('\r\n\r\n');
  const {findings} = await inspect(header);
  const found = findings.map(({code}) => code);
  expect(found).toEqual(expect.arrayContaining(['header-only', 'dkim-unsure']));
  expect(found).not.toContain('dkim-fail');
});

test.each(['', 'hello', 'v=spf1 -all', '<html>', 'a: b'])(
  '%j is no message',
  async (text) => {
    const result = await inspect(text);
    expect(result.findings.map(({code}) => code)).toEqual(['not-a-message']);
    expect(verdictOf(result).tone).toBe('bad');
  },
);

test('a typed envelope goes before what the message shows', async () => {
  const result = await inspect(message(), {
    ip: '203.0.113.1',
    sender: 'x@provider.example',
  });
  expect(result.spf).toMatchObject({
    result: 'softfail',
    ip: '203.0.113.1',
    domain: 'provider.example',
  });
  expect(result.envelope.ip?.source).toBe('typed');
});

test('a bounce is checked by its HELO name', async () => {
  const {spf} = await inspect(
    message({trace: TRACE.replace('news@bounce.example.com', '')}),
  );
  expect(spf).toMatchObject({byHelo: true, domain: 'mail.example.com'});
});

test.each([
  ['reject', 'example.com', 'bad', /reject/],
  ['quarantine', 'strict.example', 'bad', /spam folder/],
])('a failing message at p=%s', async (policy, domain, tone, says) => {
  const result = await inspect(
    message({fields: {From: `ada@${domain}`}, sign: false, trace: ''}),
  );
  expect(result.dmarc?.policy).toBe(policy);
  const verdict = verdictOf(result);
  expect(verdict.tone).toBe(tone);
  expect(verdict.title).toMatch(says);
});

test('strict alignment takes the same name only', async () => {
  const strict = {...zone, '_dmarc.example.com': {TXT: ['v=DMARC1; p=reject; aspf=s']}};
  const {dmarc} = await inspectMessage(
    message({sign: false}),
    createZoneResolver(strict),
    {now: NOW},
  );
  expect(dmarc?.result).toBe('fail');
  expect(dmarc?.checks).toEqual([
    {kind: 'spf', domain: 'bounce.example.com', mode: 's', aligned: 'no'},
  ]);
});

test('a signature that had not expired when the message came in counts', async () => {
  const until = Date.UTC(2026, 10, 23, 10, 5) / 1_000;
  const text = message();
  // The tag is signed, so the message is signed anew with it.
  const expiring = text.replace(/DKIM-Signature:[^]*?\r\n(?=From)/, '');
  const {signMessage} = await import('../../dkim/testing');
  const {key} = await import('./world');
  const body = expiring.slice(TRACE.length);
  const signed = signMessage(body, {key, headers: SIGNED, extra: `x=${until}; `});
  const result = async (now: number, received: string) =>
    (await inspectMessage(received + signed, resolver(), {now})).signatures[0]?.result;
  expect(await result(NOW, TRACE)).toBe('pass');
  expect(await result(NOW, TRACE.replace('10:00:09', '10:59:09'))).toBe('neutral');
});

test('a resolver that fails leaves no verdict, and throws nothing', async () => {
  const result = await inspectMessage(
    message(),
    {query: () => Promise.resolve({rcode: 'SERVFAIL', answers: []})},
    {now: NOW},
  );
  expect(verdictOf(result)).toMatchObject({tone: 'unsure', stamp: 'No response'});
});

test('the report has no part of the message but names', async () => {
  const report = messageReport(await inspect(message()));
  expect(report).toContain('DMARC: pass (example.com, policy reject)');
  expect(report).not.toMatch(/Lunch|bob@/);
});

test('never throws on any text, and every finding can be told', async () => {
  const line = fc.constantFrom(
    'From: Ada <ada@example.com>',
    'Received: from a ([192.0.2.1]) by b; Mon, 23 Nov 2026 10:00:09 +0000',
    'Content-Type: multipart/mixed; boundary=x',
    'Content-Type: multipart/mixed; boundary=""',
    '--x',
    '--x--',
    'List-Unsubscribe: <<>,<https:',
    'Return-Path: <<@',
    'Authentication-Results: x; spf=pass (sender IP is 1.2.3.4.) smtp.mailfrom=@',
    'Received-SPF: pass client-ip=::; envelope-from="',
    'Subject: =?utf-8?B?/w==?= =?x?Q?=?=',
    'DKIM-Signature: v=1; a=rsa-sha256; d=example.com; s=s1; h=from; bh=AA==; b=AA==',
    '',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(line, fc.string({unit: anyCharacter, maxLength: 40}))),
      fc.constantFrom('\n', '\r\n', '\r'),
      async (lines, end) => {
        const result = await inspect(lines.join(end));
        expect(verdictOf(result).title).not.toBe('');
        for (const {message: says} of result.findings) {
          expect(says.length).toBeLessThan(900);
        }
        messageReport(result);
      },
    ),
    {numRuns: 60},
  );
});
