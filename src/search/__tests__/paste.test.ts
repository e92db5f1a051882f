import fc from 'fast-check';
import {parse} from 'yaml';
import {existsSync, readFileSync} from 'node:fs';
import {anyCharacter} from '../../../tests/support/anyCharacter';
import {OPENAPI_FILE, readDocument, readSendRules, readSpec} from '../../api/build';
import {facts, isPagePath} from '../../site';
import {locate} from '../paste/locate';
import {looksPasted} from '../paste/looksPasted';
import {markBody} from '../paste/mark';
import {pasteDataOf} from '../paste/pasteData';
import {readPaste, type Reading} from '../paste/readPaste';
import {readSmtpReply} from '../paste/smtp';
import {
  AGAIN,
  BASICS,
  DETAILS,
  LATER,
  NOTHING,
  PROVIDERS,
  REMOVE,
  SUBJECTS,
} from '../paste/smtpCodes';

const document = readDocument();
const spec = readSpec(document, facts);
const data = pasteDataOf(spec, readSendRules(document, spec, facts), '/');
const NOW = Date.UTC(2026, 10, 19);
const read = (text: string) => readPaste(text, data, NOW);

/** The text that is marked in a reading. */
const marksOf = (reading: Reading | undefined) =>
  reading && 'body' in reading
    ? (reading.body?.lines.flatMap(({segments}) =>
        segments.filter(({marked}) => marked).map(({text}) => text),
      ) ?? [])
    : [];

/** Replies as they stand in bounces and logs. */
const REPLIES: readonly [
  from: string,
  text: string,
  code: string,
  outcome: 'accepted' | 'temporary' | 'permanent',
][] = [
  [
    'plain',
    '550 5.1.1 <ana@acme.example>: Recipient address rejected: User unknown in virtual mailbox table',
    '550 5.1.1',
    'permanent',
  ],
  [
    'Postfix',
    'Nov 19 09:41:09 mx1 postfix/smtp[2211]: 4F3A: to=<ana@acme.example>, relay=mx.acme.example[192.0.2.7]:25, delay=1.2, delays=0.1/0/0.6/0.5, dsn=5.1.1, status=bounced (host mx.acme.example[192.0.2.7] said: 550 5.1.1 <ana@acme.example>: Recipient address rejected: User unknown (in reply to RCPT TO command))',
    '550 5.1.1',
    'permanent',
  ],
  [
    'Postfix, deferred',
    'postfix/smtp[99]: 9C1: to=<a@b.example>, relay=none, delay=30, dsn=4.4.1, status=deferred (connect to mx.b.example[192.0.2.9]:25: Connection timed out)',
    '4.4.1',
    'temporary',
  ],
  [
    'Postfix, greylisted',
    '450 4.2.0 <a@b.example>: Recipient address rejected: Greylisted, see https://postgrey.example/help',
    '450 4.2.0',
    'temporary',
  ],
  [
    'Postfix, null MX',
    '556 5.1.10 <a@b.example>: Recipient address rejected: Domain b.example does not accept mail (nullMX)',
    '556 5.1.10',
    'permanent',
  ],
  [
    'Postfix, over quota',
    '452 4.2.2 <a@b.example>: Recipient address rejected: Mailbox full',
    '452 4.2.2',
    'temporary',
  ],
  [
    'Exim',
    'SMTP error from remote mail server after RCPT TO:<a@b.example>: 550 No such user here',
    '550',
    'permanent',
  ],
  [
    'Exim, many lines',
    '  a@b.example\n    host mx.b.example [192.0.2.1]\n    SMTP error from remote mail server after end of data:\n    550-5.7.26 This mail has been blocked because the sender is unauthenticated.\n    550-5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM.\n    550 5.7.26 x-12 - gsmtp',
    '550 5.7.26',
    'permanent',
  ],
  ['Exim, relay', '550 relay not permitted', '550', 'permanent'],
  [
    'Exim, deferred',
    '451 Temporary local problem - please try later',
    '451',
    'temporary',
  ],
  [
    'Gmail, unknown',
    "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the recipient's email address for typos or\n550 5.1.1 unnecessary spaces. y12-20020a - gsmtp",
    '550 5.1.1',
    'permanent',
  ],
  [
    'Gmail, quota',
    "452-4.2.2 The recipient's inbox is out of storage space. Please direct the\n452 4.2.2 recipient to https://support.example/mail - gsmtp",
    '452 4.2.2',
    'temporary',
  ],
  [
    'Gmail, rate',
    '421-4.7.28 [192.0.2.1      15] Our system has detected an unusual rate of\n421 4.7.28 unsolicited mail originating from your IP address. - gsmtp',
    '421 4.7.28',
    'temporary',
  ],
  [
    'Gmail, DMARC',
    "550-5.7.26 Unauthenticated email from acme.example is not accepted due to domain's\n550 5.7.26 DMARC policy. - gsmtp",
    '550 5.7.26',
    'permanent',
  ],
  [
    'Outlook.com',
    '550 5.7.515 Access denied, sending domain ACME.EXAMPLE does not meet the required authentication level.',
    '550 5.7.515',
    'permanent',
  ],
  [
    'Outlook.com, address',
    "550 5.7.1 Unfortunately, messages from [192.0.2.1] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3140).",
    '550 5.7.1',
    'permanent',
  ],
  [
    'Exchange Online',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ana@acme.example not found by SMTP address lookup',
    '550 5.1.10',
    'permanent',
  ],
  [
    'Exchange Online, edge',
    '550 5.4.1 Recipient address rejected: Access denied. [AMS0EPF0000.eurprd05.prod.outlook.com]',
    '550 5.4.1',
    'permanent',
  ],
  [
    'Exchange Online, banned',
    '550 5.7.606 Access denied, banned sending IP [192.0.2.1]. To request removal from this list please visit',
    '550 5.7.606',
    'permanent',
  ],
  [
    'Exchange report',
    "Remote Server returned '550 5.2.2 mailbox full'",
    '550 5.2.2',
    'permanent',
  ],
  [
    'Exchange, relay',
    '#550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain ##',
    '550 5.7.54',
    'permanent',
  ],
  [
    'Exchange, group',
    '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required; Delivery restriction check failed',
    '550 5.7.133',
    'permanent',
  ],
  [
    'a report (RFC 3464)',
    'Final-Recipient: rfc822; ana@acme.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 unknown user',
    '550 5.1.1',
    'permanent',
  ],
  [
    'a report without a reply',
    'Final-Recipient: rfc822;a@b.example\nAction: delayed\nStatus: 4.4.7',
    '4.4.7',
    'temporary',
  ],
  [
    'SES, an event',
    '{"bounceType":"Permanent","bouncedRecipients":[{"emailAddress":"a@b.example","action":"failed","status":"5.1.1","diagnosticCode":"smtp; 550 5.1.1 user unknown"}]}',
    '550 5.1.1',
    'permanent',
  ],
  [
    'SES, throttled',
    '454 Throttling failure: Maximum sending rate exceeded.',
    '454',
    'temporary',
  ],
  [
    'SES, not verified',
    '554 Message rejected: Email address is not verified.',
    '554',
    'permanent',
  ],
  [
    'Yahoo, deferred',
    '421 4.7.0 [TSS04] Messages from 192.0.2.1 temporarily deferred due to unexpected volume or user complaints',
    '421 4.7.0',
    'temporary',
  ],
  [
    'Yahoo, unknown',
    "554 delivery error: dd This user doesn't have a yahoo.example account (a@b.example) [0]",
    '554',
    'permanent',
  ],
  [
    'a blocklist',
    '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
    '554 5.7.1',
    'permanent',
  ],
  ['Cisco', '550 #5.1.0 Address rejected.', '550 5.1.0', 'permanent'],
  [
    'Lotus Domino',
    'smtp; 550 5.1.1 <a@b.example>... User unknown',
    '550 5.1.1',
    'permanent',
  ],
  [
    'sendmail',
    '451 4.1.8 Domain of sender address x@nowhere.example does not resolve',
    '451 4.1.8',
    'temporary',
  ],
  [
    'qmail',
    "Remote host said: 553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    '553',
    'permanent',
  ],
  ['login', '535 5.7.8 Error: authentication failed:', '535 5.7.8', 'permanent'],
  ['TLS', '530 5.7.0 Must issue a STARTTLS command first', '530 5.7.0', 'permanent'],
  ['too large', '552 5.3.4 Message size exceeds fixed limit', '552 5.3.4', 'permanent'],
  ['accepted', '250 2.0.0 OK 1700000000 abc.12 - gsmtp', '250 2.0.0', 'accepted'],
  ['the code alone', '5.7.27', '5.7.27', 'permanent'],
  ['two codes that disagree', '421 5.7.1 Too many connections', '421 5.7.1', 'temporary'],
];

it.each(REPLIES)('reads a reply: %s', (_, text, code, outcome) => {
  const reply = readSmtpReply(text);
  expect([reply?.basic, reply?.enhanced].filter(Boolean).join(' ')).toBe(code);
  expect(reply).toMatchObject({outcome});
  expect(reply?.title).not.toBe('');
  expect(reply?.cure).not.toBe('');
  expect(read(text)?.kind).toBe('reply');
});

it('knows what single providers mean by a code', () => {
  const providerOf = (name: string) =>
    readSmtpReply(REPLIES.find(([from]) => from === name)?.[1] ?? '')?.provider;
  expect(providerOf('Gmail, DMARC')).toBe('Gmail');
  expect(providerOf('Exchange Online')).toBe('Exchange Online');
  expect(providerOf('Postfix, null MX')).toBeUndefined();
});

it.each([
  ['550-5.7.27 SPF did not pass. - gsmtp', 'SPF'],
  ['421-4.7.29 This message was not sent over a TLS connection. - gsmtp', 'TLS'],
  ['550-5.7.30 DKIM did not pass. - gsmtp', 'DKIM'],
  ['421-4.7.32 The From: header did not align. - gsmtp', 'aligns'],
  ['550 5.7.27 Sender address has null MX', 'null MX'],
])('reads a code of Gmail as Gmail means it: %s', (text, meant) => {
  expect(readSmtpReply(text)?.title).toContain(meant);
});

it('reads a text of any length and shape quickly', () => {
  const shapes = [
    '\n',
    '5.7.1 ',
    '421 4.7.28 x\n',
    '{"a":',
    '[',
    '{"to": "a"}\n',
    '"',
    'a',
  ];
  const start = performance.now();
  for (const shape of shapes) {
    read(shape.repeat(200_000 / shape.length));
  }
  expect(performance.now() - start).toBeLessThan(20_000);
});

it('gives no address up for a temporary error, and tries no permanent one again', () => {
  const cureOf = (text: string) => readSmtpReply(text)?.cure;
  expect(cureOf('550 5.1.1 User unknown')).toBe(REMOVE);
  expect(cureOf('450 4.1.1 Address not verified')).toBe(LATER);
  expect(cureOf('452 4.2.2 Mailbox full')).toBe(LATER);
  expect(cureOf('552 5.2.2 Mailbox full')).toBe(AGAIN);
});

it.each(['250 2.1.0 Sender OK', '250 2.1.5 Recipient OK', '250 2.6.0 Queued mail'])(
  'finds nothing to do about “%s”',
  (text) => {
    expect(readSmtpReply(text)?.cure).toContain(NOTHING);
  },
);

it.each([
  '250 emails a day',
  'version 5.1.1 of the library',
  'How do I send 550 emails?',
  '404 Not Found',
  '192.0.2.5.1.1',
  'at Object.<anonymous> (/app/index.js:550:12)',
  '',
])('takes “%s” for no reply', (text) => {
  expect(readSmtpReply(text)).toBeUndefined();
});

const PROBLEMS = Object.entries(
  (
    parse(readFileSync(OPENAPI_FILE, 'utf8')) as {
      components: {examples: Record<string, {value?: {code?: string}}>};
    }
  ).components.examples,
).flatMap(([name, {value}]) => (value?.code ? [[name, value] as const] : []));

it.each(PROBLEMS)('recognizes the problem %s of the contract', (_, value) => {
  for (const text of [
    JSON.stringify(value),
    JSON.stringify(value, null, 2),
    `HTTP/1.1 422 Unprocessable Content\r\nContent-Type: application/problem+json\r\n\r\n${JSON.stringify(value)}`,
    `Error: request failed ${JSON.stringify(value)} at send (app.js:12)`,
    JSON.stringify({...value, code: undefined}),
  ]) {
    expect(read(text)).toMatchObject({kind: 'problem', problem: {code: value.code}});
  }
});

it('finds a code of the contract in a log, and in no longer word', () => {
  const log = 'RuntimeError: 422 invalid_recipient\n    at send (app.rb:12)';
  expect(read(log)).toMatchObject({
    kind: 'problem',
    problem: {code: 'invalid_recipient'},
  });
  expect(read('my_invalid_recipient_list')).toBeUndefined();
});

const EMAIL = `{
  "from": "Acme <hello@acme.example>",
  "to": ["ana@acme.example", "you.acme.example"],
  "subject": "It works",
  "text": "Hello"
}`;

it('checks a body as the API does, and marks the field that is invalid', () => {
  const reading = read(EMAIL);
  expect(reading).toMatchObject({
    kind: 'body',
    problem: {code: 'invalid_recipient'},
    body: {faults: [{pointer: '#/to/1', line: 3}]},
  });
  expect(marksOf(reading)).toEqual(['"you.acme.example"']);
  const valid = read(EMAIL.replace('you.acme', 'you@acme'));
  expect(valid).toMatchObject({kind: 'body', body: {faults: []}});
  expect(valid).not.toHaveProperty('problem');
});

it.each<[what: string, text: string, code: string, marks: string[]]>([
  [
    'an unknown field',
    EMAIL.replace('"text"', '"body"').replace('you.acme', 'you@acme'),
    'invalid_field',
    ['"body": "Hello"'],
  ],
  ['a missing field', '{"to": "a@b.example", "text": "x"}', 'invalid_field', ['{']],
  [
    'a body in a command',
    `curl https://api.example/emails -d '${EMAIL}'`,
    'invalid_recipient',
    ['"you.acme.example"'],
  ],
  [
    'a comma too many',
    '{\n  "from": "a@b.example",\n  "to": "a@b.example",\n}',
    'invalid_json',
    ['}'],
  ],
  [
    'a body that breaks off',
    '{"from": "a@b.example", "to": "a@b.exa',
    'invalid_json',
    ['"'],
  ],
])('checks %s', (_, text, code, marks) => {
  const reading = read(text);
  expect(reading).toMatchObject({kind: 'body', problem: {code}});
  expect(marksOf(reading)).toEqual(marks);
});

it('knows nothing of the reader’s project, so its domain and templates are taken as there', () => {
  const body = {from: 'a@own.example', to: 'b@c.example', template: 'own-template'};
  expect(read(JSON.stringify(body))).not.toHaveProperty('problem');
});

it('checks every email of a batch', () => {
  const good = {from: 'a@b.example', to: 'a@b.example', subject: 'x', text: 'x'};
  const reading = read(JSON.stringify({emails: [good, {...good, to: 'nobody'}]}));
  expect(reading).toMatchObject({
    kind: 'body',
    isBatch: true,
    problem: {code: 'invalid_recipient'},
    body: {faults: [{pointer: '#/emails/1/to'}]},
  });
});

it('marks the fields that a problem names in the body that was pasted with it', () => {
  const problem = {
    code: 'invalid_recipient',
    errors: [{pointer: '#/to/1', detail: 'There is no @.'}, {pointer: 5}, null],
  };
  for (const text of [
    `${JSON.stringify(problem)}\n\n${EMAIL}`,
    `${EMAIL}\n=> 422 ${JSON.stringify(problem)}`,
  ]) {
    const reading = read(text);
    expect(reading?.kind).toBe('problem');
    expect(marksOf(reading)).toEqual(['"you.acme.example"']);
  }
});

it('shows the lines around a mark of a long body, and cuts long lines', () => {
  const long = {
    from: 'a@b.example',
    to: 'nobody',
    subject: 'x',
    text: 'x'.repeat(5000),
    tags: Array.from({length: 9}, (_, at) => `tag${String(at)}`),
    metadata: Object.fromEntries(
      Array.from({length: 40}, (_, at) => [`k${String(at)}`, 'v']),
    ),
  };
  const spread = markBody(JSON.stringify(long, null, 2), [{pointer: '#/to', detail: ''}]);
  expect(spread.lines.map(({number}) => number)).toEqual([1, 2, 3, 4, 5]);
  const flat = markBody(JSON.stringify(long), [{pointer: '#/to', detail: ''}]);
  expect(flat.lines).toHaveLength(1);
  expect(flat.lines[0]?.segments.map(({text}) => text).join('').length).toBeLessThan(400);
});

it('finds the place of every value of a JSON text', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({maxDepth: 4}),
      fc.integer({min: 0, max: 4}),
      (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const {end, ranges} = locate(`  ${text} and more`, 2);
        expect(end).toBe(2 + text.length);
        expect(ranges.has('#')).toBe(true);
      },
    ),
  );
});

it('reads as JSON what JSON.parse does, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json().map((text) => text.slice(0, -1)),
      ),
      (text) => {
        const isJson = (() => {
          try {
            JSON.parse(text);
            return true;
          } catch {
            return false;
          }
        })();
        expect(locate(text).end === text.trimEnd().length && text.trim() !== '').toBe(
          isJson,
        );
      },
    ),
  );
});

it('never throws, whatever is pasted', () => {
  const odd = fc.oneof(
    fc.string({unit: anyCharacter, maxLength: 300}),
    fc.json(),
    fc.constantFrom(
      EMAIL,
      ...REPLIES.map(([, text]) => text),
      '{'.repeat(500),
      '['.repeat(9000),
    ),
  );
  fc.assert(
    fc.property(odd, odd, (one, other) => {
      read(one + other);
      looksPasted(one);
    }),
  );
  expect(() => read(`{"to":${'['.repeat(50_000)}`)).not.toThrow();
});

it('reads 100,000 characters of brackets in a moment', () => {
  expect(read('{'.repeat(100_000))).toBeUndefined();
  expect(read('5.1.1 '.repeat(20_000) + '550 '.repeat(20_000))).toBeDefined();
});

it.each([
  '550 5.1.1',
  '421-4.7.0 [192.0.2.1] try again',
  '5.7.515',
  '{"code":"x"}',
  'a\nb',
])('fetches the reader for “%s”', (text) => {
  expect(looksPasted(text)).toBe(true);
});

it.each([
  'webhook signature',
  '/docs',
  '422',
  'invalid_recipient',
  'node 18.2.1',
  '250 emails',
])('leaves “%s” to the search', (text) => {
  expect(looksPasted(text)).toBe(false);
});

it('leads to pages that are there', () => {
  const links = [
    ...Object.values({...DETAILS, ...SUBJECTS, ...BASICS}),
    ...PROVIDERS,
  ].flatMap(({page}) => page ?? []);
  const missing = links.filter(({path}) => {
    const [page = ''] = path.split('#');
    const [, name = ''] = /^\/(?:docs|articles)\/(.+)\/$/.exec(page) ?? [];
    return (
      !isPagePath(page) && !existsSync(`docs/${name}.mdx`) && !existsSync(`blog/${name}`)
    );
  });
  expect(missing).toEqual([]);
});
