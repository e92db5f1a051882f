/** How a stop went: the color beside the word follows it. */
export type Mood = 'moving' | 'good' | 'waiting' | 'bad';

/** One line of the board. */
export interface Stop {
  /** Clock time in UTC; missing where no system reports it. */
  time?: string;
  place: string;
  /** The state, in the API's word where it has one. */
  state: string;
  mood: Mood;
  /** What stands on the wire, or what happens there. */
  wire: string;
}

export interface Journey {
  id: string;
  title: string;
  stops: readonly [Stop, ...Stop[]];
  /** What to do, in one sentence. */
  lesson: string;
}

const CALL: Stop = {
  time: '09:41:07',
  place: 'Your server',
  state: 'requested',
  mood: 'moving',
  wire: 'POST /v1/emails, a second after Ada clicked the button',
};
const ACCEPTED: Stop = {
  time: '09:41:07',
  place: 'Email API',
  state: 'queued',
  mood: 'moving',
  wire: '202 Accepted: every check passed, but nothing has been sent yet',
};
const SENT: Stop = {
  time: '09:41:08',
  place: 'Sending server',
  state: 'sent',
  mood: 'moving',
  wire: 'Signs with DKIM, looks up the MX record, opens an SMTP connection',
};
const INBOX: Stop = {
  place: 'Spam filter',
  state: 'filtered',
  mood: 'good',
  wire: 'Inbox or spam folder: the receiver decides and does not report it',
};

/**
 * The same email on four days. The times of the first and the third are those of the
 * samples in the API reference; the other two are examples.
 */
export const journeys: readonly Journey[] = [
  {
    id: 'delivered',
    title: 'On time',
    stops: [
      CALL,
      ACCEPTED,
      SENT,
      {
        time: '09:41:09',
        place: 'Receiving server',
        state: 'delivered',
        mood: 'good',
        wire: '250 2.0.0 OK',
      },
      INBOX,
      {
        time: '10:02:41',
        place: 'Reader',
        state: 'opened',
        mood: 'good',
        wire: 'Only known if open tracking is on',
      },
    ],
    lesson:
      'It took two seconds from the API call to the mailbox. Store the ID, because you can use it to look the email up later.',
  },
  {
    id: 'late',
    title: 'Delayed',
    stops: [
      CALL,
      ACCEPTED,
      SENT,
      {
        time: '09:41:09',
        place: 'Receiving server',
        state: 'sent',
        mood: 'waiting',
        wire: '451 4.7.1 Greylisted, please come back later',
      },
      {
        time: '09:56:09',
        place: 'Sending server',
        state: 'sent',
        mood: 'moving',
        wire: 'Second attempt with the same message and Message-ID',
      },
      {
        time: '09:56:10',
        place: 'Receiving server',
        state: 'delivered',
        mood: 'good',
        wire: '250 2.0.0 OK',
      },
      INBOX,
    ],
    lesson:
      'A code that is valid for ten minutes has expired before this email arrives, so give people a button to request another one.',
  },
  {
    id: 'bounced',
    title: 'Bounced',
    stops: [
      CALL,
      ACCEPTED,
      SENT,
      {
        time: '09:41:09',
        place: 'Receiving server',
        state: 'bounced',
        mood: 'bad',
        wire: '550 5.1.1 No such mailbox',
      },
      {
        time: '09:41:09',
        place: 'Your endpoint',
        state: 'notified',
        mood: 'moving',
        wire: 'The email.bounced webhook contains the exact SMTP reply',
      },
    ],
    lesson:
      'Stop sending to that address, and ask for a different one inside your product.',
  },
  {
    id: 'refused',
    title: 'Rejected',
    stops: [
      CALL,
      {
        time: '09:41:07',
        place: 'Email API',
        state: 'rejected',
        mood: 'bad',
        wire: '422 invalid_recipient: There is no @ in "you.acme.example".',
      },
    ],
    lesson: 'Fix the request. If you send it again unchanged, you get the same response.',
  },
];
