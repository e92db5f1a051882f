/** How a stop went: the colour beside the word follows it. */
export type Mood = 'moving' | 'good' | 'waiting' | 'bad';

/** One line of the board. */
export interface Stop {
  /** Clock time in UTC; none where nobody says when. */
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
  state: 'called',
  mood: 'moving',
  wire: 'POST /v1/emails, a second after Ada pressed the button',
};
const ACCEPTED: Stop = {
  time: '09:41:07',
  place: 'Email API',
  state: 'queued',
  mood: 'moving',
  wire: '202 Accepted: every check passed, nothing has left yet',
};
const SENT: Stop = {
  time: '09:41:08',
  place: 'Sending server',
  state: 'sent',
  mood: 'moving',
  wire: 'Signs with DKIM, asks DNS for the MX, opens an SMTP connection',
};
const INBOX: Stop = {
  place: 'Filter',
  state: 'sorted',
  mood: 'good',
  wire: 'Inbox or spam: the receiver decides and tells nobody',
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
        wire: 'Known only where open tracking is on',
      },
    ],
    lesson: 'Two seconds from call to mailbox. Keep the id: it finds the email again.',
  },
  {
    id: 'late',
    title: 'Held up',
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
        wire: 'Second try, same message, same Message-ID',
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
      'A code that expires in ten minutes is dead on arrival. Give it longer, and let people ask for another.',
  },
  {
    id: 'bounced',
    title: 'Returned',
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
        state: 'told',
        mood: 'moving',
        wire: 'Webhook email.bounced with that reply, word for word',
      },
    ],
    lesson: 'Stop writing to that address, and ask for another one inside the product.',
  },
  {
    id: 'refused',
    title: 'Never left',
    stops: [
      CALL,
      {
        time: '09:41:07',
        place: 'Email API',
        state: 'refused',
        mood: 'bad',
        wire: '422 invalid_recipient: There is no @ in "you.acme.example".',
      },
    ],
    lesson: 'Mend the request. To send it again unchanged gives the same answer.',
  },
];
