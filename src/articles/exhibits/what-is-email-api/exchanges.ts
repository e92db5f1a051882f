import {brand} from '../../../site';

/** One message of an exchange: a request, a response, or a broken connection. */
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

/** Bodies are the samples of `src/api/openapi.yaml`; a test compares them. */
export const exchanges: readonly Exchange[] = [
  {
    id: 'lost',
    title: 'The response is lost',
    messages: [
      {
        from: 'you',
        line: POST,
        headers: [KEY],
        body: BODY,
        note: 'The key identifies this one email, whatever happens to the request.',
      },
      {
        from: 'api',
        line: '(the connection breaks)',
        note: 'You cannot know whether the email was queued.',
      },
      {
        from: 'you',
        line: POST,
        headers: [KEY],
        body: BODY,
        note: 'So you send the request again, with the same key and the same body.',
      },
      {
        from: 'api',
        line: '202 Accepted',
        body: ACCEPTED,
        note: 'You get the first response again. One email is sent, not two.',
      },
    ],
  },
  {
    id: 'wrong',
    title: 'The address is invalid',
    messages: [
      {
        from: 'you',
        line: POST,
        body: {...BODY, to: 'you.acme.example'},
        note: 'The address has a dot where the @ should be.',
      },
      {
        from: 'api',
        line: '422 Unprocessable Content',
        headers: ['Content-Type: application/problem+json'],
        body: {
          type: `${brand.url}/docs/api/errors/#invalid_recipient`,
          title: 'Invalid recipient',
          status: 422,
          detail: 'One recipient is not a valid address.',
          code: 'invalid_recipient',
          requestId: 'req_3Fb6yK82',
          errors: [{pointer: '#/to', detail: 'There is no @ in "you.acme.example".'}],
        },
        note: 'Use `code` in your program, and show `detail` to people. Do not retry.',
      },
    ],
  },
  {
    id: 'fast',
    title: 'The rate limit is exceeded',
    messages: [
      {
        from: 'you',
        line: POST,
        headers: [KEY],
        body: BODY,
        note: 'This is one of many requests in the same second.',
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
        note: 'Nothing was queued. Wait for the number of seconds in `Retry-After`, then try again.',
      },
      {
        from: 'you',
        line: POST,
        headers: [KEY],
        body: BODY,
        note: 'You send the request again a second later.',
      },
      {
        from: 'api',
        line: '202 Accepted',
        body: ACCEPTED,
        note: 'If you have many emails to send, use a batch instead of single requests.',
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
