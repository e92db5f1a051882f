import {brand} from '../../../site';

/** One message of an exchange: a request, an answer, or silence. */
export interface Message {
  from: 'you' | 'api';
  /** Its first line, as on the wire. */
  line: string;
  /** Headers that matter here. */
  headers?: readonly string[];
  /** JSON; none where there is no body. */
  body?: Readonly<Record<string, unknown>>;
  /** What it means, in one sentence. */
  note: string;
}

export interface Exchange {
  id: string;
  title: string;
  messages: readonly Message[];
}

/** The sample "HTML" of the API reference. */
const BODY = {
  from: 'Acme <hello@acme.example>',
  to: 'you@acme.example',
  subject: 'It works',
  html: '<p>Sent with <b>one call</b>.</p>',
};
const ACCEPTED = {id: 'em_7Qx2mB41', status: 'queued'};
const KEY = 'Idempotency-Key: trial-ends-42';

const POST = 'POST /v1/emails';
const WEBHOOK = `POST /hooks/${brand.slug}`;

/** Bodies are the samples of `src/api/openapi.yaml`; a test compares them. */
export const exchanges: readonly Exchange[] = [
  {
    id: 'delivered',
    title: 'It works',
    messages: [
      {
        from: 'you',
        line: POST,
        headers: [`Authorization: Bearer ${brand.keyPrefix}_live_…`],
        body: BODY,
        note: 'One request holds sender, recipient and words.',
      },
      {
        from: 'api',
        line: '202 Accepted',
        body: ACCEPTED,
        note: 'Checked and queued. Store the id beside your own record.',
      },
      {
        from: 'api',
        line: WEBHOOK,
        headers: ['webhook-id: msg_4Tz6kQ18', 'webhook-signature: v1,ctTMRBZR…'],
        body: {
          type: 'email.delivered',
          timestamp: '2026-11-19T09:41:09Z',
          data: {
            emailId: 'em_7Qx2mB41',
            recipient: 'you@acme.example',
            reply: '250 2.0.0 OK',
            subject: 'It works',
            template: null,
            tags: ['onboarding'],
            metadata: {userId: '42'},
            test: false,
          },
        },
        note: 'Two seconds later the API calls you, with what the receiver said.',
      },
      {
        from: 'you',
        line: '204 No Content',
        note: 'Answer first, then do the work.',
      },
    ],
  },
  {
    id: 'lost',
    title: 'The answer gets lost',
    messages: [
      {
        from: 'you',
        line: POST,
        headers: [KEY],
        body: BODY,
        note: 'The key names this one email, whatever happens to the call.',
      },
      {
        from: 'api',
        line: '(the connection breaks)',
        note: 'Queued or not? You cannot know.',
      },
      {
        from: 'you',
        line: POST,
        headers: [KEY],
        body: BODY,
        note: 'So you ask again: same key, same body.',
      },
      {
        from: 'api',
        line: '202 Accepted',
        body: ACCEPTED,
        note: 'The first answer once more. One email goes out, not two.',
      },
    ],
  },
  {
    id: 'wrong',
    title: 'The address is wrong',
    messages: [
      {
        from: 'you',
        line: POST,
        body: {...BODY, to: 'you.acme.example'},
        note: 'A dot where the @ should be.',
      },
      {
        from: 'api',
        line: '422 Unprocessable Content',
        headers: ['Content-Type: application/problem+json'],
        body: {
          type: `${brand.url}/docs/api/errors/#invalid_recipient`,
          title: 'Invalid recipient',
          status: 422,
          detail: 'One recipient is not an address.',
          code: 'invalid_recipient',
          requestId: 'req_3Fb6yK82',
          errors: [{pointer: '#/to', detail: 'There is no @ in "you.acme.example".'}],
        },
        note: 'Read `code` in your program and show `detail` to people. Do not repeat it.',
      },
    ],
  },
  {
    id: 'fast',
    title: 'Too fast',
    messages: [
      {
        from: 'you',
        line: POST,
        headers: [KEY],
        body: BODY,
        note: 'One of many in the same second.',
      },
      {
        from: 'api',
        line: '429 Too Many Requests',
        headers: ['Retry-After: 1'],
        body: {
          type: `${brand.url}/docs/api/errors/#rate_limited`,
          title: 'Too many requests',
          status: 429,
          detail: 'Wait 1 second.',
          code: 'rate_limited',
          requestId: 'req_3Fb6yK82',
        },
        note: 'Nothing was queued. Wait as long as it says, then go on.',
      },
      {
        from: 'you',
        line: POST,
        headers: [KEY],
        body: BODY,
        note: 'A second later.',
      },
      {
        from: 'api',
        line: '202 Accepted',
        body: ACCEPTED,
        note: 'For many emails, one batch request is better than many single ones.',
      },
    ],
  },
];

/** Whether a message has the body of an earlier one: then it need not be shown again. */
export function repeats(messages: readonly Message[], index: number): boolean {
  const body = messages[index]?.body;
  return (
    body !== undefined &&
    messages
      .slice(0, index)
      .some((earlier) => JSON.stringify(earlier.body) === JSON.stringify(body))
  );
}
