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
