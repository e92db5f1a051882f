import type {ChoiceOf} from '../choices';
/** Who takes part, from left to right. */
export const LANES = ['Your server', 'The API', 'Ana’s mail server'] as const;

type Lane = 0 | 1 | 2;

/** A message from one to the next, or a time in which nothing happens. */
export type Step =
  | {
      at: string;
      from: Lane;
      to: Lane;
      text: string;
      note?: string;
      /** `again` what is repeated, `bad` a failure or refusal, `good` an end. */
      tone?: 'again' | 'bad' | 'good';
      /** It never arrives. */
      lost?: true;
    }
  | {wait: string};

interface Scenario {
  id: ChoiceOf<'scenario'>;
  label: string;
  steps: readonly Step[];
  /** What counts in the end: requests you make, emails Ana gets, events you handle. */
  counts: {requests: number; emails: number; events: number};
  lesson: string;
}

const KEY = 'Idempotency-Key: export-2041';
const EMAIL = 'em_7Qx2mB41';
const EVENT = 'webhook-id: msg_4Tz6kQ18';

const request = (at: string, tone?: 'again'): Step => ({
  at,
  from: 0,
  to: 1,
  text: 'POST /v1/emails',
  note: tone ? `${KEY}, as before` : KEY,
  ...(tone && {tone}),
});

const accepted = (at: string, note = `${EMAIL}, queued`): Step => ({
  at,
  from: 1,
  to: 0,
  text: '202 Accepted',
  note,
});

/** The email itself and the response of the mail server. */
const mailed = (at: string, then: string): readonly Step[] => [
  {at, from: 1, to: 2, text: 'The signed email', note: 'DKIM for acme.example'},
  {at: then, from: 2, to: 1, text: '250 2.0.0 OK', tone: 'good'},
];

/** The event, and your response to it. */
const told = (at: string, type = 'email.delivered'): readonly Step[] => [
  {at, from: 1, to: 0, text: type, note: EVENT},
  {at, from: 0, to: 1, text: '204', note: 'The event is acknowledged.', tone: 'good'},
];

/**
 * One request, five times: fields, statuses and events are those of `src/api/openapi.yaml`,
 * and what is repeated when follows /docs/api/errors/#retries and /docs/webhooks/. The times
 * are an example.
 */
export const scenarios: readonly Scenario[] = [
  {
    id: 'works',
    label: 'Everything works',
    steps: [
      request('09:41:07'),
      accepted('09:41:07'),
      ...mailed('09:41:08', '09:41:09'),
      ...told('09:41:10'),
    ],
    counts: {requests: 1, emails: 1, events: 1},
    lesson:
      'Your server gets the ID immediately and the result as soon as the mail server responds, so it never has to ask.',
  },
  {
    id: 'lost',
    label: 'The response gets lost',
    steps: [
      request('09:41:07'),
      {at: '09:41:07', from: 1, to: 0, text: '202 Accepted', tone: 'bad', lost: true},
      ...mailed('09:41:08', '09:41:09'),
      ...told('09:41:10'),
      {wait: '10 seconds without a response, then a short wait'},
      request('09:41:18', 'again'),
      accepted('09:41:18', `${EMAIL} again, nothing is sent`),
    ],
    counts: {requests: 2, emails: 1, events: 1},
    lesson:
      'Your code can’t know whether the first request arrived, so it repeats it with the same key. It gets the first response again, and no second email is sent.',
  },
  {
    id: 'limit',
    label: 'You send too fast',
    steps: [
      request('09:41:07'),
      {
        at: '09:41:07',
        from: 1,
        to: 0,
        text: '429 rate_limited',
        note: 'Retry-After: 1',
        tone: 'bad',
      },
      {wait: '1 second, as the response asks'},
      request('09:41:08', 'again'),
      accepted('09:41:08'),
      ...mailed('09:41:09', '09:41:10'),
      ...told('09:41:11'),
    ],
    counts: {requests: 2, emails: 1, events: 1},
    lesson:
      'The response says how many seconds to wait, so your code needs no guesswork. The email is a second late, and nothing else changes.',
  },
  {
    id: 'bounce',
    label: 'The address is wrong',
    steps: [
      request('09:41:07'),
      accepted('09:41:07'),
      {at: '09:41:08', from: 1, to: 2, text: 'The signed email'},
      {
        at: '09:41:09',
        from: 2,
        to: 1,
        text: '550 5.1.1 User unknown',
        note: 'kept word for word in reply',
        tone: 'bad',
      },
      ...told('09:41:10', 'email.bounced'),
    ],
    counts: {requests: 1, emails: 0, events: 1},
    lesson:
      'A mailbox that doesn’t exist won’t appear on the second try, so nothing is repeated. You get the mail server’s own words and can ask for another address.',
  },
  {
    id: 'down',
    label: 'Your server is down',
    steps: [
      request('09:41:07'),
      accepted('09:41:07'),
      ...mailed('09:41:08', '09:41:09'),
      {at: '09:41:10', from: 1, to: 0, text: 'email.delivered', note: EVENT},
      {at: '09:41:10', from: 0, to: 1, text: '503', tone: 'bad'},
      {wait: 'A while, and longer after each attempt'},
      {
        at: 'Later',
        from: 1,
        to: 0,
        text: 'email.delivered',
        note: `${EVENT}, as before`,
        tone: 'again',
      },
      {
        at: 'Later',
        from: 0,
        to: 1,
        text: '204',
        note: 'The event is acknowledged.',
        tone: 'good',
      },
    ],
    counts: {requests: 1, emails: 1, events: 1},
    lesson:
      'The email doesn’t depend on your endpoint, and the event comes again with the same ID, so your code can skip it if it was already handled.',
  },
];
