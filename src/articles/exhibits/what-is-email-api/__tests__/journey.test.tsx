import rules from '@generated/api-reference/default/send-rules.json';
import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import type * as api from '../../../../api/build';
import type * as site from '../../../../site';
import {MessageJourney} from '../MessageJourney';
import {FATES, follow, requestBody, summaryOf, type Draft, type Fate} from '../journey';

jest.mock('@docusaurus/Head', () => 'head', {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => ({}), {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => ({}), {virtual: true});
jest.mock(
  '@generated/api-reference/default/send-rules.json',
  () => {
    const {readDocument, readSendRules, readSpec} = jest.requireActual<typeof api>(
      '../../../../api/build',
    );
    const {facts} = jest.requireActual<typeof site>('../../../../site');
    const document = readDocument();
    return readSendRules(document, readSpec(document, facts), facts);
  },
  {virtual: true},
);

const DRAFT: Draft = {to: 'ada@customer.example', subject: 'Hello', text: 'Hi Ada'};
const ACCEPTED = rules.accepted;
const utf8 = (text: string) => Buffer.byteLength(text, 'utf8');

function stationsOf(draft: Partial<Draft> = {}, fate: Fate = 'delivered') {
  const all = follow({...DRAFT, ...draft}, ACCEPTED, fate);
  return Object.fromEntries(all.map((station) => [station.id, station]));
}

test('the lengths that the request and the webhook announce are those of their bodies', () => {
  const {request, webhook} = stationsOf({subject: 'Grüße', text: 'Zoë\n…'});
  for (const bytes of [request?.bytes ?? '', webhook?.bytes ?? '']) {
    const [head = '', body = ''] = bytes.split('\r\n\r\n');
    expect(head).toContain(`Content-Length: ${String(utf8(body))}`);
  }
});

test('what is not ASCII is encoded in the message, and nothing else is', () => {
  expect(stationsOf()['message']?.bytes).toContain('Encoding: 7bit\r\n\r\nHi Ada');
  const {bytes = ''} = stationsOf({subject: 'Grüße', text: 'Zoë'})['message'] ?? {};
  expect(bytes.replace('bh=…; b=…', '')).toMatch(/^[\r\n -~]*$/);
  expect(bytes).toContain('Subject: =?UTF-8?B?R3LDvMOfZQ==?=');
  expect(bytes).toContain('quoted-printable\r\n\r\nZo=C3=AB');
});

test('SMTP names the domain as DNS does, and says how often it waits', () => {
  const {smtp} = stationsOf({to: 'Ada <ada@bücher.example>'});
  expect(smtp?.bytes).toContain('C: RCPT TO:<ada@xn--bcher-kva.example>');
  expect(smtp?.bytes).not.toContain('SMTPUTF8\r\nC: RCPT');
  // Greeting, EHLO, STARTTLS, handshake, EHLO, envelope, message, QUIT.
  expect(smtp?.roundTrips).toBe(8);
  expect(stationsOf({to: 'zoë@a.example'})['smtp']?.bytes).toContain('> SMTPUTF8\r\n');
});

test('a line that begins with a dot gets a second one', () => {
  expect(stationsOf({text: '.hidden\n..\nend'})['smtp']?.bytes).toContain(
    'second dot before 2 lines',
  );
});

test('a bounce message names the recipient, the status and the reply', () => {
  const {bounce, webhook} = stationsOf({}, 'late');
  expect(bounce?.bytes).toContain(
    [
      'Final-Recipient: rfc822; ada@customer.example',
      'Action: failed',
      'Status: 5.2.1',
      'Diagnostic-Code: smtp; 550 5.2.1 Mailbox disabled',
    ].join('\r\n'),
  );
  expect(webhook?.bytes).toContain('"type": "email.bounced"');
  expect(stationsOf({to: 'zoë@a.example'}, 'late')['bounce']?.bytes).toContain(
    'Final-Recipient: utf-8; zoë@a.example',
  );
});

test.each([
  ['delivered', 'delivered: 250 2.0.0 OK.'],
  ['full', 'delivered: 250 2.0.0 OK.'],
  ['unknown', 'bounced: 550 5.1.1 No such mailbox.'],
  ['late', 'bounced: 550 5.2.1 Mailbox disabled.'],
] as const)('%s: the email is %s', (fate, end) => {
  expect(summaryOf(follow(DRAFT, ACCEPTED, fate), ACCEPTED)).toContain(end);
});

test('a full mailbox is tried a second time, and one that does not exist is not', () => {
  const tries = (fate: Fate) => stationsOf({}, fate)['smtp']?.bytes?.match(/C: QUIT/g);
  expect(tries('full')).toHaveLength(2);
  expect(tries('unknown')).toHaveLength(1);
});

test('no server is asked about what is no domain, and none accepts a broken local part', () => {
  for (const to of ['ada@', 'ada@no domain', 'ada@https://a.example']) {
    expect([to, stationsOf({to})['smtp']?.bytes]).toEqual([to, undefined]);
  }
  for (const to of ['a b@c.example', 'a\rQUIT@c.example']) {
    expect(stationsOf({to})['smtp']?.bytes).toContain('S: 553 5.1.3');
  }
});

test('a rejected request leads nowhere', () => {
  const {title, body} = rules.problems['invalid_recipient'] ?? ACCEPTED;
  const stations = follow(DRAFT, {title, body}, 'late');
  expect(stations.map(({bytes}) => bytes !== undefined)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(summaryOf(stations, {title, body})).toContain('no email is sent');
});

test('the request shows its headers, and its body names the sender', () => {
  const {request} = stationsOf();
  const [head = '', body = ''] = request?.bytes?.split('\r\n\r\n') ?? [];
  expect(head).toContain('Content-Type: application/json\r\n');
  expect(head).toMatch(/\r\nAuthorization: Bearer \w+_live_…\r\n/);
  expect(head).toMatch(/\r\nIdempotency-Key: \S+$/);
  expect(JSON.parse(body)).toMatchObject({from: 'Acme <hello@acme.example>', ...DRAFT});
});

test('the response has the content type of its kind', () => {
  expect(stationsOf()['response']?.bytes).toContain('\r\nContent-Type: application/json');
  const [, rejected] = follow(DRAFT, {title: '422 No', body: {}}, 'delivered');
  expect(rejected?.bytes).toContain(
    'HTTP/1.1 422 No\r\nContent-Type: application/problem+json\r\nContent-Length: 2\r\n\r\n{}',
  );
});

test('the message has every header that a receiver looks for', () => {
  const [head = '', body] = stationsOf()['message']?.bytes?.split('\r\n\r\n') ?? [];
  expect(head.split('\r\n')).toEqual([
    'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=acme.example;',
    ' s=pw1; h=from:to:subject:date:message-id; bh=…; b=…',
    'Date: Thu, 19 Nov 2026 09:41:08 +0000',
    'From: Acme <hello@acme.example>',
    'To: ada@customer.example',
    'Subject: Hello',
    expect.stringMatching(/^Message-ID: <\w+@acme\.example>$/),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 7bit',
  ]);
  expect(body).toBe('Hi Ada');
});

test.each([
  ['Ada <ada@a.example>', 'To: Ada <ada@a.example>'],
  ['  Ada   <ada@a.example>  ', 'To: Ada <ada@a.example>'],
  ['<ada@a.example>', 'To: ada@a.example'],
  ['ada@a.example', 'To: ada@a.example'],
  ['ada@no domain', 'To: ada@no domain'],
])('%j: the message says %j', (to, header) => {
  expect(stationsOf({to})['message']?.bytes?.split('\r\n')).toContain(header);
});

test('SMTP gets the address in the brackets, without the name', () => {
  const {smtp} = stationsOf({to: 'Ada <ada@a.example>  '});
  expect(smtp?.bytes).toContain('C: RCPT TO:<ada@a.example>\r\n');
  expect(smtp?.bytes).toContain('S: 220 mx.a.example ESMTP');
  // Words behind the bracket make it no address.
  expect(stationsOf({to: 'Ada <ada@a.example> and'})['smtp']?.bytes).toBeUndefined();
});

test('the session follows the order of SMTP, and only the last feature ends the list', () => {
  const dialogue = stationsOf()['smtp']?.bytes?.split('\r\n') ?? [];
  const host = 'mx.customer.example';
  expect(dialogue.map((line) => line.replace(/(EHLO|FROM:) ?\S+/, '$1'))).toEqual([
    `S: 220 ${host} ESMTP`,
    'C: EHLO',
    `S: 250-${host}`,
    'S: 250-PIPELINING',
    'S: 250-8BITMIME',
    'S: 250-ENHANCEDSTATUSCODES',
    'S: 250-SMTPUTF8',
    'S: 250 STARTTLS',
    'C: STARTTLS',
    'S: 220 2.0.0 Ready to start TLS',
    'C: (TLS handshake)',
    'S: (TLS handshake)',
    'C: EHLO',
    `S: 250-${host}`,
    'S: 250-PIPELINING',
    'S: 250-8BITMIME',
    'S: 250-ENHANCEDSTATUSCODES',
    'S: 250 SMTPUTF8',
    'C: MAIL FROM:',
    'C: RCPT TO:<ada@customer.example>',
    'C: DATA',
    'S: 250 2.1.0 Sender OK',
    'S: 250 2.1.5 Recipient OK',
    'S: 354 End data with <CR><LF>.<CR><LF>',
    expect.stringMatching(/^C: \(the message, \d+ bytes\)$/),
    'C: .',
    'S: 250 2.0.0 OK',
    'C: QUIT',
    'S: 221 2.0.0 Bye',
  ]);
});

test('the bounce message is a report with three parts, sent to the return path', () => {
  const {bounce, smtp, message} = stationsOf({}, 'late');
  const [, returnPath = 'none'] = /MAIL FROM:<(.+)>/.exec(smtp?.bytes ?? '') ?? [];
  const [top = '', text, status, original, ...end] =
    bounce?.bytes?.split(/(?:^|\r\n)--report(?:\r\n|--$)/) ?? [];
  expect(top.split('\r\n')).toEqual([
    'Return-Path: <>',
    'Date: Thu, 19 Nov 2026 09:45:08 +0000',
    'From: Mail Delivery System <MAILER-DAEMON@mx.customer.example>',
    `To: ${returnPath}`,
    'Subject: Undelivered mail returned to sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    ' boundary="report"',
    '',
  ]);
  expect(text).toBe(
    '\r\nYour message could not be delivered to ada@customer.example.\r\n',
  );
  expect(status).toBe(
    [
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.customer.example',
      'Arrival-Date: Thu, 19 Nov 2026 09:41:08 +0000',
      '',
      'Final-Recipient: rfc822; ada@customer.example',
      'Action: failed',
      'Status: 5.2.1',
      'Diagnostic-Code: smtp; 550 5.2.1 Mailbox disabled',
      '',
    ].join('\r\n'),
  );
  const headers = message?.bytes?.split('\r\n\r\n')[0] ?? '';
  expect(original).toBe(`Content-Type: text/rfc822-headers\r\n\r\n${headers}\r\n`);
  expect(end).toEqual(['']);
  expect(stationsOf({to: 'zoë@a.example'}, 'late')['bounce']?.bytes).toContain(
    'Content-Type: message/global-delivery-status',
  );
});

test.each([
  ['delivered', '2026-11-19T09:41:09Z'],
  ['unknown', '2026-11-19T09:41:09Z'],
  ['full', '2026-11-19T09:56:09Z'],
  ['late', '2026-11-19T09:45:09Z'],
] as const)('%s: the webhook is called at %s', (fate, time) => {
  const [head = '', body = ''] =
    stationsOf({}, fate)['webhook']?.bytes?.split('\r\n\r\n') ?? [];
  expect(JSON.parse(body)).toMatchObject({
    timestamp: time,
    data: {
      recipient: DRAFT.to,
      subject: DRAFT.subject,
      template: null,
      tags: [],
      metadata: {},
      test: false,
    },
  });
  expect(head).toMatch(/^POST \/hooks\/\w+ HTTP\/1\.1\r\nHost: app\.acme\.example\r\n/);
  expect(head).toContain('\r\nContent-Type: application/json\r\n');
  expect(head).toContain(
    `\r\nwebhook-timestamp: ${String(Date.parse(time) / 1000)}\r\nwebhook-signature: v1,`,
  );
});

test('an email to no domain bounces, and stations without a visit say nothing of the wire', () => {
  const stations = follow({...DRAFT, to: 'ada@'}, ACCEPTED, 'delivered');
  expect(stations.map(({id, bytes}) => [id, bytes !== undefined])).toEqual([
    ['request', true],
    ['response', true],
    ['message', true],
    ['smtp', false],
    ['bounce', false],
    ['webhook', true],
  ]);
  expect(summaryOf(stations, ACCEPTED)).toContain('bounced: 550 5.1.2 No such domain.');
});

test('any email can be followed, and no field ends a line of SMTP', () => {
  const fates = fc.constantFrom(...FATES.map(({value}) => value));
  fc.assert(
    fc.property(
      fc.string({unit: 'binary'}),
      fc.string(),
      fc.string({unit: 'binary'}),
      fates,
      (to, subject, text, fate) => {
        const draft = {to: `${to}@a.example`, subject, text};
        expect(JSON.parse(requestBody(draft))).toMatchObject({subject, text});
        const smtp = follow(draft, ACCEPTED, fate).find(({id}) => id === 'smtp')?.bytes;
        expect(
          smtp?.split(/\r\n|\r|\n/).every((line) => /^(?:[SC]: |\(|$)/.test(line)),
        ).toBe(smtp === undefined ? undefined : true);
      },
    ),
  );
});

test('the example stands in the HTML, station by station', () => {
  const html = renderToStaticMarkup(<MessageJourney />);
  expect(html).toContain('202 Accepted');
  expect(html).toContain('RCPT TO:&lt;zoe@customer.example&gt;');
  expect(html).toContain('email.delivered');
});
