import {brand} from '../../../site';
import {readDomain} from '../../../tools/dns';
import {
  CRLF,
  dateHeader,
  encodedText,
  foldedHeader,
  oneLine,
  quotedPrintable,
} from '../../../tools/kit';

/** What the reader writes: fields of the request. */
export interface Draft {
  to: string;
  subject: string;
  text: string;
}

/** What the receiving server makes of it. */
export const FATES = [
  {value: 'delivered', label: 'Accepts it'},
  {value: 'full', label: 'Mailbox full at first'},
  {value: 'unknown', label: 'No such mailbox'},
  {value: 'late', label: 'Accepts it, then bounces'},
] as const;
export type Fate = (typeof FATES)[number]['value'];

/** The API's response to the request. */
export interface Answer {
  /** Status line without the protocol: `202 Accepted`. */
  title: string;
  body: unknown;
}

export interface Station {
  id: 'request' | 'response' | 'message' | 'smtp' | 'bounce' | 'webhook';
  /** What happens here, in a sentence or two. */
  note: string;
  /** What goes over the wire; none where the email does not come by. */
  bytes?: string;
  /** How often the service waits for the receiving server; of the SMTP session only. */
  roundTrips?: number;
}

export const FROM = {name: 'Acme', address: 'hello@acme.example'} as const;
const EMAIL_ID = 'em_7Qx2mB41';
const SENT = new Date('2026-11-19T09:41:08Z');
const MINUTE = 60_000;
const RETRY = 15 * MINUTE;
const LATER = 4 * MINUTE;
const OUR_HOST = `out1.${brand.domain}`;
/** A new one for each email, so that a bounce message names the email it is about. */
const RETURN_PATH = `bounce+${EMAIL_ID}@post.acme.example`;
const ACCEPTED = '250 2.0.0 OK';

const encoder = new TextEncoder();
const octets = (text: string) => encoder.encode(text).length;
const lines = (...texts: readonly string[]) => texts.join(CRLF);
const seconds = (time: Date) => String(Math.floor(time.getTime() / 1000));
const after = (milliseconds: number) => new Date(SENT.getTime() + milliseconds);
const iso = (time: Date) => time.toISOString().replace('.000', '');

/** The body of the request, as it is sent. */
export const requestBody = ({to, subject, text}: Draft) =>
  JSON.stringify({from: `${FROM.name} <${FROM.address}>`, to, subject, text}, null, 2);

interface Recipient {
  local: string;
  /** As DNS is asked; none where there can be no such domain. */
  domain: string | undefined;
  /** The address alone. */
  address: string;
  /** How the message names the recipient. */
  header: string;
}

/** `Ada <ada@customer.example>`, or the address alone. */
function readRecipient(to: string): Recipient {
  const [, name = '', inBrackets] = /^([^<]*)<([^>]*)>\s*$/.exec(to) ?? [];
  const address = oneLine(inBrackets ?? to);
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const host = address.slice(at + 1);
  const reading = readDomain(host);
  const domain = reading.valid && !/[/:?#]/.test(host) ? reading.domain : undefined;
  const plain = `${local}@${domain ?? host}`;
  const shown = encodedText(name.trim());
  return {local, domain, address: plain, header: shown ? `${shown} <${plain}>` : plain};
}

/** The message as it is queued and signed. Its first two headers are added last. */
function messageOf(
  {subject, text}: Draft,
  {header}: Recipient,
): {headers: string; bytes: string} {
  const body = quotedPrintable(text);
  const isPlain = text.split(/\r\n|\r|\n/).join(CRLF) === body;
  const headers = lines(
    'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=acme.example;',
    ' s=pw1; h=from:to:subject:date:message-id; bh=…; b=…',
    foldedHeader('Date', dateHeader(SENT)),
    foldedHeader('From', `${FROM.name} <${FROM.address}>`),
    foldedHeader('To', header),
    foldedHeader('Subject', encodedText(subject)),
    foldedHeader('Message-ID', `<${EMAIL_ID}@acme.example>`),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Transfer-Encoding: ${isPlain ? '7bit' : 'quoted-printable'}`,
  );
  return {headers, bytes: lines(headers, '', body)};
}

/** Whether SMTP needs an extension for an address: RFC 6531. */
const needsUtf8 = (local: string) => /[^ -~]/.test(local);

/** An SMTP session: RFC 5321, with PIPELINING (RFC 2920) and STARTTLS (RFC 3207). */
function session(
  host: string,
  {local, domain = ''}: Recipient,
  message: string,
  rejection?: string,
): string[] {
  const size = octets(message);
  const stuffed = message.split(CRLF).filter((line) => line.startsWith('.')).length;
  const features = ['PIPELINING', '8BITMIME', 'ENHANCEDSTATUSCODES', 'SMTPUTF8'];
  return [
    `S: 220 ${host} ESMTP`,
    `C: EHLO ${OUR_HOST}`,
    `S: 250-${host}`,
    ...features.map((feature) => `S: 250-${feature}`),
    'S: 250 STARTTLS',
    'C: STARTTLS',
    'S: 220 2.0.0 Ready to start TLS',
    'C: (TLS handshake)',
    'S: (TLS handshake)',
    `C: EHLO ${OUR_HOST}`,
    `S: 250-${host}`,
    ...features.map(
      (feature, index) => `S: 250${index === features.length - 1 ? ' ' : '-'}${feature}`,
    ),
    `C: MAIL FROM:<${RETURN_PATH}>${needsUtf8(local) ? ' SMTPUTF8' : ''}`,
    `C: RCPT TO:<${local}@${domain}>`,
    'C: DATA',
    'S: 250 2.1.0 Sender OK',
    ...(rejection
      ? [`S: ${rejection}`, 'S: 554 5.5.1 No valid recipients']
      : [
          'S: 250 2.1.5 Recipient OK',
          'S: 354 End data with <CR><LF>.<CR><LF>',
          `C: (the message, ${String(size)} bytes${stuffed > 0 ? `, with a second dot before ${String(stuffed)} ${stuffed === 1 ? 'line that begins' : 'lines that begin'} with one` : ''})`,
          'C: .',
          `S: ${ACCEPTED}`,
        ]),
    'C: QUIT',
    'S: 221 2.0.0 Bye',
  ];
}

/** How often the client waits: each time the server's turn begins. */
function waitsIn(dialogue: readonly string[]): number {
  return dialogue.filter(
    (line, index) => line.startsWith('S') && !dialogue[index - 1]?.startsWith('S'),
  ).length;
}

/** A delivery status notification: RFC 3464, in a report by RFC 6522. */
function bounceMessage(
  host: string,
  {local, domain = ''}: Recipient,
  reply: string,
  headers: string,
): string {
  const [, status = ''] = /^\d+ (\S+)/.exec(reply) ?? [];
  const recipient = `${local}@${domain}`;
  // Addresses beyond ASCII have a type of their own: RFC 6533.
  const [kind, type] = needsUtf8(local)
    ? ['global-delivery-status', 'utf-8']
    : ['delivery-status', 'rfc822'];
  return lines(
    'Return-Path: <>',
    foldedHeader('Date', dateHeader(after(LATER))),
    `From: Mail Delivery System <MAILER-DAEMON@${host}>`,
    `To: ${RETURN_PATH}`,
    'Subject: Undelivered mail returned to sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    ' boundary="report"',
    '',
    '--report',
    '',
    `Your message could not be delivered to ${recipient}.`,
    '',
    '--report',
    `Content-Type: message/${kind}`,
    '',
    `Reporting-MTA: dns; ${host}`,
    `Arrival-Date: ${dateHeader(SENT)}`,
    '',
    `Final-Recipient: ${type}; ${recipient}`,
    'Action: failed',
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${reply}`,
    '',
    '--report',
    'Content-Type: text/rfc822-headers',
    '',
    headers,
    '',
    '--report--',
  );
}

function webhookCall(
  {subject}: Draft,
  {address}: Recipient,
  type: string,
  time: Date,
  reply: string,
): string {
  const body = JSON.stringify(
    {
      type,
      timestamp: iso(time),
      data: {
        emailId: EMAIL_ID,
        recipient: address,
        reply,
        subject,
        template: null,
        tags: [],
        metadata: {},
        test: false,
      },
    },
    null,
    2,
  );
  return lines(
    `POST /hooks/${brand.slug} HTTP/1.1`,
    'Host: app.acme.example',
    'Content-Type: application/json',
    `Content-Length: ${String(octets(body))}`,
    'webhook-id: msg_4Tz6kQ18',
    `webhook-timestamp: ${seconds(time)}`,
    'webhook-signature: v1,…',
    '',
    body,
  );
}

const SYNTAX_ERROR = '553 5.1.3 Bad recipient address syntax';
/** What may stand before the @ without quotes, also beyond ASCII (RFC 5322, 3.2.3; RFC 6531). */
const PLAIN_LOCAL = /^[^\s"(),:;<>@[\\\]\p{Cc}]+$/u;

/** What the end of the way looks like: the last four stations. */
function endOf(draft: Draft, fate: Fate): Station[] {
  const recipient = readRecipient(draft.to);
  const {local, domain} = recipient;
  const {headers, bytes} = messageOf(draft, recipient);
  const message: Station = {
    id: 'message',
    note: `The service turns the fields into a message${headers.includes('quoted-printable') ? ', encodes what is not plain ASCII or too long for a line' : ''}, and signs it with DKIM for your domain. The hashes are left out here.`,
    bytes,
  };
  const webhook = (type: string, wait: number, reply: string, note: string): Station => ({
    id: 'webhook',
    note: `${note} Respond with 204, then process the event.`,
    bytes: webhookCall(draft, recipient, type, after(wait), reply),
  });
  const noBounce: Station = {
    id: 'bounce',
    note: 'No bounce message comes back. The receiving server gave its final reply in the SMTP session. To see a bounce message come back later, choose “Accepts it, then bounces” above.',
  };
  if (domain === undefined) {
    const reply = '550 5.1.2 No such domain';
    return [
      message,
      {
        id: 'smtp',
        note: 'No server is contacted. What follows the @ is not a valid domain name, so DNS cannot name a server for it.',
      },
      {...noBounce, note: 'No server had the message, so no bounce message comes back.'},
      webhook('email.bounced', 1000, reply, 'The service reports the bounce to you.'),
    ];
  }
  const host = `mx.${domain}`;
  const smtp = (note: string, dialogue: readonly string[]): Station => ({
    id: 'smtp',
    note,
    bytes: lines(...dialogue),
    roundTrips: waitsIn(dialogue),
  });
  const rejection = !PLAIN_LOCAL.test(local)
    ? SYNTAX_ERROR
    : fate === 'unknown'
      ? '550 5.1.1 No such mailbox'
      : undefined;
  if (rejection) {
    return [
      message,
      smtp(
        'The receiving server rejects the recipient with a 5xx code, which is permanent, so the message itself is never transferred.',
        session(host, recipient, bytes, rejection),
      ),
      noBounce,
      webhook(
        'email.bounced',
        1000,
        rejection,
        'The API reports the bounce with the reply of the receiving server, and suppresses the address.',
      ),
    ];
  }
  const accepted = session(host, recipient, bytes);
  if (fate === 'full') {
    return [
      message,
      smtp(
        'A 4xx code means “try again later”, so the message stays in the queue. The next attempt is 15 minutes later.',
        [
          ...session(host, recipient, bytes, '452 4.2.2 Mailbox full'),
          '',
          '(15 minutes later)',
          '',
          ...accepted,
        ],
      ),
      noBounce,
      webhook(
        'email.delivered',
        RETRY + 1000,
        ACCEPTED,
        'No event reports the failed attempt. After email.sent, the next event you get is email.delivered, a quarter of an hour later.',
      ),
    ];
  }
  if (fate === 'late') {
    const reply = '550 5.2.1 Mailbox disabled';
    return [
      message,
      smtp(
        'The receiving server accepts the message before it looks for the mailbox, so this session looks like a delivery.',
        accepted,
      ),
      {
        id: 'bounce',
        note: 'Four minutes later, a report comes back to the return path. That address is unique to this email, so the service knows which one bounced.',
        bytes: bounceMessage(host, recipient, reply, headers),
      },
      webhook(
        'email.bounced',
        LATER + 1000,
        reply,
        'You get email.delivered first, and this event after it. A delivery that is reported is therefore not always the end.',
      ),
    ];
  }
  return [
    message,
    smtp(
      'The service looks up the server in DNS, connects to it and hands the message over. Your code does not wait for any of this.',
      accepted,
    ),
    noBounce,
    webhook(
      'email.delivered',
      1000,
      ACCEPTED,
      'The API calls your webhook with the reply of the receiving server.',
    ),
  ];
}

/**
 * Follows an email from the request to the webhook, with what goes over the wire at each
 * station. Addresses, hosts and times are examples. Never throws.
 */
export function follow(draft: Draft, answer: Answer, fate: Fate): Station[] {
  const body = requestBody(draft);
  const {pathname, host} = new URL(brand.api);
  const isAccepted = answer.title.startsWith('202');
  const response = JSON.stringify(answer.body, null, 2);
  const request: Station = {
    id: 'request',
    note: 'Your code sends one HTTP request and waits for its response.',
    bytes: lines(
      `POST ${pathname}/emails HTTP/1.1`,
      `Host: ${host}`,
      `Authorization: Bearer ${brand.keyPrefix}_live_…`,
      'Content-Type: application/json',
      `Content-Length: ${String(octets(body))}`,
      'Idempotency-Key: welcome-42',
      '',
      body,
    ),
  };
  const first: Station = {
    id: 'response',
    note: isAccepted
      ? 'The email is checked and queued. Store the ID: everything that happens later refers to it.'
      : 'The request is rejected, so nothing is queued and no email is sent. The response points to the field.',
    bytes: lines(
      `HTTP/1.1 ${answer.title}`,
      `Content-Type: application/${isAccepted ? '' : 'problem+'}json`,
      `Content-Length: ${String(octets(response))}`,
      '',
      response,
    ),
  };
  return [
    request,
    first,
    ...(isAccepted
      ? endOf(draft, fate)
      : (['message', 'smtp', 'bounce', 'webhook'] as const).map((id): Station => ({
          id,
          note: 'The email does not get this far, because the API rejected the request.',
        }))),
  ];
}

/** The result in a sentence, to be announced. */
export function summaryOf(stations: readonly Station[], {title}: Answer): string {
  const webhook = stations.find(({id}) => id === 'webhook')?.bytes ?? '';
  const [, type] = /"type": "email\.(\w+)"/.exec(webhook) ?? [];
  const [, reply] = /"reply": "([^"]*)"/.exec(webhook) ?? [];
  return type && reply
    ? `The API responds with ${title}, and the email is ${type}: ${reply}.`
    : `The API responds with ${title}, and no email is sent.`;
}
