import {ana, type InkTone} from '../scenes';

/** A contact as `GET /contacts/{contact}` answers: `Contact` of `src/api/openapi.yaml`. */
export interface Contact {
  id: string;
  email: string;
  userId: string | null;
  name: string | null;
  status: 'subscribed' | 'unsubscribed';
  unsubscribedAt: string | null;
  props: Readonly<Record<string, string | number | boolean>>;
  groups: readonly string[];
  test: boolean;
  createdAt: string;
  updatedAt: string;
}

/** One entry in the book, and the contact after it. */
interface Moment {
  date: string;
  time: string;
  what: string;
  detail: string;
  stamp: string;
  tone: InkTone;
  /** Who made the entry: a call of your code, an answer, the person. */
  cause: string;
  contact: Contact;
}

/** What a moment changes; times and all the rest stay as they were. */
type Change = Partial<Omit<Contact, 'id'>>;

const first: Contact = {
  id: 'ct_5Jq2rV84',
  email: ana.address,
  userId: '2041',
  name: ana.firstName,
  status: 'subscribed',
  unsubscribedAt: null,
  props: {plan: 'trial', language: 'pt', projects: 0},
  groups: [],
  test: false,
  createdAt: '2026-11-03T09:01:12Z',
  updatedAt: '2026-11-03T09:01:12Z',
};

const story: readonly (Omit<Moment, 'contact'> & {change: Change})[] = [
  {
    date: '3 Nov',
    time: '09:01',
    what: 'Signed up',
    detail: 'and checked “send me product news”',
    stamp: 'Joined',
    tone: 'changed',
    cause: 'Your signup code called POST /contacts, which created the profile.',
    change: {},
  },
  {
    date: '6 Nov',
    time: '19:30',
    what: 'Your weekly summary',
    detail: 'sent by API',
    stamp: 'Delivered',
    tone: 'good',
    cause:
      'Your code called POST /emails, and the receiving server accepted the email, which doesn’t change the profile itself.',
    change: {},
  },
  {
    date: '6 Nov',
    time: '19:31',
    what: 'Your weekly summary',
    detail: 'opened, with tracking turned on',
    stamp: 'Opened',
    tone: 'good',
    cause:
      'The image in the email was loaded, either by the reader or automatically by the mail app.',
    change: {},
  },
  {
    date: '10 Nov',
    time: '14:20',
    what: 'plan',
    detail: 'from trial to team, with 5 seats',
    stamp: 'Changed',
    tone: 'changed',
    cause: 'Your billing code called POST /contacts again, with props and a group.',
    change: {
      props: {plan: 'team', language: 'pt', projects: 3, seats: 5},
      groups: ['customers'],
      updatedAt: '2026-11-10T14:20:41Z',
    },
  },
  {
    date: '17 Nov',
    time: '10:00',
    what: 'New: folders',
    detail: 'a product update to the group customers',
    stamp: 'Delivered',
    tone: 'good',
    cause: `You sent it with Messenger, and ${ana.firstName} was subscribed and in the group.`,
    change: {},
  },
  {
    date: '17 Nov',
    time: '10:06',
    what: 'Unsubscribed',
    detail: 'with the link in that email',
    stamp: 'No more news',
    tone: 'kept',
    cause: `${ana.firstName} unsubscribed, which your code can’t undo, and your server received contact.unsubscribed.`,
    change: {
      status: 'unsubscribed',
      unsubscribedAt: '2026-11-17T10:06:33Z',
      updatedAt: '2026-11-17T10:06:33Z',
    },
  },
  {
    date: '19 Nov',
    time: '09:41',
    what: 'Your export is ready',
    detail: 'sent by API in response to a request',
    stamp: 'Delivered',
    tone: 'good',
    cause:
      'Unsubscribing only stops newsletters and sequences, so emails about something the contact did are still sent.',
    change: {},
  },
];

/** The book from its first line to its last. All of it is made up. */
export const moments: readonly Moment[] = story.reduce<Moment[]>(
  (book, {change, ...entry}) => {
    const before = book.at(-1)?.contact ?? first;
    return [...book, {...entry, contact: {...before, ...change}}];
  },
  [],
);

/** Fields of the contact that a moment changed; none at the first, where all are new. */
export function changedFields(index: number): readonly (keyof Contact)[] {
  const [before, after] = [moments[index - 1]?.contact, moments[index]?.contact];
  const fields = Object.keys(first) as (keyof Contact)[];
  return before && after ? fields.filter((field) => before[field] !== after[field]) : [];
}

/** What a screen reader hears when an entry is printed. */
export function inWords(index: number): string {
  const moment = moments[index];
  if (!moment) {
    return '';
  }
  const {date, what, detail, stamp} = moment;
  const changed = changedFields(index).filter((field) => field !== 'updatedAt');
  const effect =
    index === 0
      ? 'The profile was created.'
      : changed.length > 0
        ? `Changed in the profile: ${changed.join(', ')}.`
        : 'The profile did not change.';
  return `Entry ${index + 1} of ${moments.length}. ${date}: ${what}, ${detail}. ${stamp}. ${effect}`;
}
