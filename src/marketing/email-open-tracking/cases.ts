import type {ChoiceOf} from '../choices';
/** What a record of an open is worth, compared with what happened. */
export const VERDICTS = {
  right: 'Right',
  late: 'Right, but at the wrong time',
  false: 'Recorded, but not read',
  missed: 'Read, but not recorded',
} as const;

export type Verdict = keyof typeof VERDICTS;

/** The three places a picture's request can pass, and what happens at each. */
export interface Route {
  program: string;
  /** Who asks in the reader's place, if there is a relay. */
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
  id: ChoiceOf<'program'>;
  name: string;
  /** What is known of it, and how sure that is. */
  note: string;
  read: Case;
  unread: Case;
}

const ARRIVED: Step = {
  at: '09:41',
  text: 'The receiving server accepts the email, and its status is delivered.',
};
const NEVER: Step = {at: 'Never', text: 'Ana does not open it.'};

/**
 * What five kinds of mail program make of the picture. The sources stand in `sources.ts`;
 * the times are an example.
 */
export const programs: readonly Program[] = [
  {
    id: 'apple',
    name: 'Apple Mail with privacy protection',
    note: 'With Protect Mail Activity turned on, Apple Mail loads remote content in the background, whatever the reader does and at a time that Apple decides.',
    read: {
      route: {
        program: 'Loads images before the email is read',
        between: 'Two relays hide the IP address',
        counter: 'Records 09:44',
        reaches: 'counter',
      },
      steps: [
        ARRIVED,
        {
          at: '09:44',
          text: 'Apple Mail loads all images in the background, and the request reaches us through a relay.',
        },
        {
          at: '10:02',
          text: 'Ana reads the email, but the image is already loaded, so there is no second request.',
        },
      ],
      openedAt: '09:44',
      verdict: 'late',
    },
    unread: {
      route: {
        program: 'Loads images even though no one reads the email',
        between: 'Two relays hide the IP address',
        counter: 'Records 09:44',
        reaches: 'counter',
      },
      steps: [
        ARRIVED,
        {
          at: '09:44',
          text: 'Apple Mail loads all images in the background, which looks like an open to us.',
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
    note: 'Gmail loads images through Google’s servers, so we don’t see Ana’s IP address. Google says that senders may still learn about an open. Others report images that were loaded before anyone looked, and from the outside the two look the same.',
    read: {
      route: {
        program: 'Shows images by default',
        between: 'Google’s image servers load them',
        counter: 'Records 10:02',
        reaches: 'counter',
      },
      steps: [
        ARRIVED,
        {at: '10:02', text: 'Ana opens the email, and Google’s server loads the image.'},
        {
          at: '10:40',
          text: 'Ana opens it again, and Google may show its own copy, but we only record the first open anyway.',
        },
      ],
      openedAt: '10:02',
      verdict: 'right',
    },
    unread: {
      route: {
        program: 'Keeps the email unread',
        between: 'Google’s image servers usually wait',
        counter: 'Usually records nothing',
        reaches: 'nowhere',
      },
      steps: [ARRIVED, NEVER],
      verdict: 'right',
    },
  },
  {
    id: 'asks',
    name: 'Mail app that asks first',
    note: 'Thunderbird blocks remote content until the reader allows it, and you can set Gmail and other mail apps to do the same.',
    read: {
      route: {
        program: 'Shows the text and blocks the image',
        between: 'No request',
        counter: 'Records nothing',
        reaches: 'program',
      },
      steps: [
        ARRIVED,
        {
          at: '10:02',
          text: 'Ana reads the email below a bar that says remote content was blocked.',
        },
        {at: '10:03', text: 'Ana closes it without loading the images.'},
      ],
      verdict: 'missed',
    },
    unread: {
      route: {
        program: 'Keeps the email unread',
        between: 'No request',
        counter: 'Records nothing',
        reaches: 'nowhere',
      },
      steps: [ARRIVED, NEVER],
      verdict: 'right',
    },
  },
  {
    id: 'loads',
    name: 'Mail app that loads images',
    note: 'Open tracking was designed for these mail apps, although a preview pane that shows the email while the reader scrolls past it counts as an open, too.',
    read: {
      route: {
        program: 'Loads the image when opened',
        between: 'Nothing, the request is direct',
        counter: 'Records 10:02',
        reaches: 'counter',
      },
      steps: [
        ARRIVED,
        {
          at: '10:02',
          text: 'Ana opens the email, and the mail app loads the image directly from us.',
        },
        {
          at: '10:40',
          text: 'Ana opens it again, but we keep the time of the first open.',
        },
      ],
      openedAt: '10:02',
      verdict: 'right',
    },
    unread: {
      route: {
        program: 'Keeps the email unread',
        between: 'No request',
        counter: 'Records nothing',
        reaches: 'nowhere',
      },
      steps: [ARRIVED, NEVER],
      verdict: 'right',
    },
  },
  {
    id: 'text',
    name: 'Plain text only',
    note: 'Some mail apps run in a terminal or are set to plain text, and the plain text part of an email contains no images.',
    read: {
      route: {
        program: 'Shows the plain text part',
        between: 'No request',
        counter: 'Records nothing',
        reaches: 'nowhere',
      },
      steps: [
        ARRIVED,
        {
          at: '10:02',
          text: 'Ana reads the plain text, which contains no image to load.',
        },
      ],
      verdict: 'missed',
    },
    unread: {
      route: {
        program: 'Keeps the email unread',
        between: 'No request',
        counter: 'Records nothing',
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
