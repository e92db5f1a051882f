/** What a record of an open is worth, compared with what happened. */
export const VERDICTS = {
  right: 'Right',
  late: 'Right, at a wrong time',
  false: 'Says read, is not',
  missed: 'Read, not seen',
} as const;

export type Verdict = keyof typeof VERDICTS;

/** The three places a picture's request can pass, and what happens at each. */
export interface Route {
  program: string;
  /** Who asks in the reader's place, if anybody. */
  between: string;
  counter: string;
  /** How far the request for the picture gets. */
  reaches: 'nowhere' | 'program' | 'counter';
}

export interface Step {
  /** Time of the day in the example. */
  at: string;
  text: string;
}

/** One mail program, with an email that is read or left unread. */
export interface Case {
  route: Route;
  steps: readonly Step[];
  /** The time the platform notes, or nothing. */
  openedAt?: string;
  verdict: Verdict;
}

export interface Program {
  id: 'apple' | 'gmail' | 'asks' | 'loads' | 'text';
  name: string;
  /** What is known of it, and how sure that is. */
  note: string;
  read: Case;
  unread: Case;
}

const ARRIVED: Step = {
  at: '09:41',
  text: 'The receiving server takes the email. Its status is delivered.',
};
const NEVER: Step = {at: 'Never', text: 'Ana does not open it.'};

/**
 * What five kinds of mail program make of the picture. The sources stand in `sources.ts`;
 * the times are an example.
 */
export const programs: readonly Program[] = [
  {
    id: 'apple',
    name: 'Apple Mail, protected',
    note: 'With Protect Mail Activity on, remote content is loaded in the background by default, whatever the reader does. When that happens is up to Apple.',
    read: {
      route: {
        program: 'Fetches while the email lies unread',
        between: 'Two relays, which hide who asks',
        counter: 'Notes 09:44',
        reaches: 'counter',
      },
      steps: [
        ARRIVED,
        {
          at: '09:44',
          text: 'Mail loads all pictures in the background. The request comes to us from a relay.',
        },
        {
          at: '10:02',
          text: 'Ana reads. The picture is there already: no second request.',
        },
      ],
      openedAt: '09:44',
      verdict: 'late',
    },
    unread: {
      route: {
        program: 'Fetches all the same',
        between: 'Two relays, which hide who asks',
        counter: 'Notes 09:44',
        reaches: 'counter',
      },
      steps: [
        ARRIVED,
        {
          at: '09:44',
          text: 'Mail loads all pictures in the background. To us it looks like an open.',
        },
        NEVER,
      ],
      openedAt: '09:44',
      verdict: 'false',
    },
  },
  {
    id: 'gmail',
    name: 'Gmail',
    note: 'Pictures come through Google’s servers, so we see no address of Ana’s. Google says that senders may still learn of an open. Others report pictures fetched before anybody looked; from outside, the two cannot be told apart.',
    read: {
      route: {
        program: 'Shows pictures by default',
        between: 'Google’s image servers ask',
        counter: 'Notes 10:02',
        reaches: 'counter',
      },
      steps: [
        ARRIVED,
        {at: '10:02', text: 'Ana opens the email. Google’s server fetches the picture.'},
        {
          at: '10:40',
          text: 'Ana looks again. Google may show its own copy, and we note only the first time anyway.',
        },
      ],
      openedAt: '10:02',
      verdict: 'right',
    },
    unread: {
      route: {
        program: 'Lies unread',
        between: 'Google’s image servers wait',
        counter: 'Hears nothing, as a rule',
        reaches: 'nowhere',
      },
      steps: [ARRIVED, NEVER],
      verdict: 'right',
    },
  },
  {
    id: 'asks',
    name: 'A program that asks first',
    note: 'Thunderbird comes this way: remote content stays out until the reader lets it in. Gmail and others can be set so.',
    read: {
      route: {
        program: 'Shows the text, holds the picture back',
        between: 'Nobody',
        counter: 'Hears nothing',
        reaches: 'program',
      },
      steps: [
        ARRIVED,
        {
          at: '10:02',
          text: 'Ana reads every word. A bar above says that remote content was blocked.',
        },
        {at: '10:03', text: 'She closes it without loading the pictures.'},
      ],
      verdict: 'missed',
    },
    unread: {
      route: {
        program: 'Lies unread',
        between: 'Nobody',
        counter: 'Hears nothing',
        reaches: 'nowhere',
      },
      steps: [ARRIVED, NEVER],
      verdict: 'right',
    },
  },
  {
    id: 'loads',
    name: 'A program that loads at once',
    note: 'The case the pixel was made for. A preview pane that shows the email while somebody scrolls past it counts as well.',
    read: {
      route: {
        program: 'Fetches as it opens the email',
        between: 'Nobody: it asks from Ana’s network',
        counter: 'Notes 10:02',
        reaches: 'counter',
      },
      steps: [
        ARRIVED,
        {
          at: '10:02',
          text: 'Ana opens the email. Her program fetches the picture itself.',
        },
        {at: '10:40', text: 'She opens it again. The first time stays.'},
      ],
      openedAt: '10:02',
      verdict: 'right',
    },
    unread: {
      route: {
        program: 'Lies unread',
        between: 'Nobody',
        counter: 'Hears nothing',
        reaches: 'nowhere',
      },
      steps: [ARRIVED, NEVER],
      verdict: 'right',
    },
  },
  {
    id: 'text',
    name: 'Text only',
    note: 'A mail program in a terminal, or one that is set to plain text. The plain text part of an email has no pictures.',
    read: {
      route: {
        program: 'Shows the plain text part',
        between: 'Nobody',
        counter: 'Hears nothing',
        reaches: 'nowhere',
      },
      steps: [
        ARRIVED,
        {
          at: '10:02',
          text: 'Ana reads the plain text. There is no picture in it to fetch.',
        },
      ],
      verdict: 'missed',
    },
    unread: {
      route: {
        program: 'Lies unread',
        between: 'Nobody',
        counter: 'Hears nothing',
        reaches: 'nowhere',
      },
      steps: [ARRIVED, NEVER],
      verdict: 'right',
    },
  },
];

/** Both ways each program can go. */
export const READINGS = [
  {id: 'read', label: 'at 10:02'},
  {id: 'unread', label: 'never'},
] as const;
