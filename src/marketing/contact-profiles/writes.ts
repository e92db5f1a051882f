import {ana, type JsonValue} from '../scenes';

/** What the ledger shows of a contact, in the order of its lines. */
export const FIELDS = [
  'email',
  'userId',
  'name',
  'status',
  'props.plan',
  'props.seats',
  'groups',
] as const;

export type Field = (typeof FIELDS)[number];

/** One attempt to change the contact: a request to `POST /contacts`, or what Ana does. */
interface Write {
  source: string;
  date: string;
  /** The body of the request; none where Ana changes the contact herself. */
  body?: Readonly<Record<string, JsonValue>>;
  /** The value that it has for a field. */
  sets: Partial<Record<Field, string>>;
  /** Status line of the response, or the event that your server receives. */
  answer: string;
  refused?: true;
  rule: string;
  why: string;
}

/** The contact of the book, and who wants to change it. All of it is made up. */
export const writes: readonly Write[] = [
  {
    source: 'Signup code',
    date: '3 Nov',
    body: {
      email: ana.address,
      userId: '2041',
      name: ana.firstName,
      status: 'subscribed',
      props: {plan: 'trial'},
    },
    sets: {
      email: ana.address,
      userId: '2041',
      name: ana.firstName,
      status: 'subscribed',
      'props.plan': 'trial',
    },
    answer: '200 OK',
    rule: 'The first request creates the contact.',
    why: 'No contact has this address yet, and the status comes from the box that Ana checked at signup.',
  },
  {
    source: 'Billing code',
    date: '10 Nov',
    body: {
      email: ana.address,
      props: {plan: 'team', seats: 5},
      groups: ['customers'],
    },
    sets: {'props.plan': 'team', 'props.seats': '5', groups: 'customers'},
    answer: '200 OK',
    rule: 'The last write wins, field by field.',
    why: 'The plan changes from trial to team, while fields that are not in the request keep their values and groups are only ever added.',
  },
  {
    source: `${ana.firstName} herself`,
    date: '17 Nov',
    sets: {status: 'unsubscribed'},
    answer: 'contact.unsubscribed',
    rule: 'An unsubscribe counts immediately.',
    why: 'Ana uses the link in an email, and your server receives an event so that your own settings page can follow.',
  },
  {
    source: 'CRM import',
    date: '20 Nov',
    body: {
      email: ana.address,
      name: ana.name,
      status: 'subscribed',
      props: {seats: 3},
    },
    sets: {name: ana.name, status: 'subscribed', 'props.seats': '3'},
    answer: '409 contact_unsubscribed',
    refused: true,
    rule: 'Code can’t undo an unsubscribe.',
    why: 'Only Ana can, with a subscribe form, so the whole request is rejected and the name and the seats stay as they were, too.',
  },
  {
    source: 'Import, fixed',
    date: '21 Nov',
    body: {email: ana.address, name: ana.name},
    sets: {name: ana.name},
    answer: '200 OK',
    rule: 'Send only what a source knows best.',
    why: 'The script now leaves out the status and the seats, which are older in the CRM than in billing, so only the name changes.',
  },
  {
    source: 'Second signup',
    date: '22 Nov',
    body: {email: 'ana@home.example', userId: '2041', status: 'subscribed'},
    sets: {email: 'ana@home.example', userId: '2041', status: 'subscribed'},
    answer: '409 contact_conflict',
    refused: true,
    rule: 'Contacts are never merged automatically.',
    why: 'The user ID already belongs to a contact with another address. The response names that contact so that you can decide which one to keep.',
  },
];

/** What one write has for one field, and when that is the contact's value. */
interface Entry {
  value: string;
  refused: boolean;
  /** Numbers of the writes after which the contact has this value, from 1. */
  current: readonly number[];
}

/**
 * The line of a field: an entry for each write, or nothing where the write leaves it alone.
 * Of those that were accepted, the last one counts.
 */
export function lineOf(field: Field): readonly (Entry | undefined)[] {
  return writes.map(({sets, refused = false}, index) => {
    const value = sets[field];
    if (value === undefined) {
      return undefined;
    }
    const later = writes.findIndex(
      (write, at) => at > index && !write.refused && write.sets[field] !== undefined,
    );
    const end = later < 0 ? writes.length : later;
    const current = refused
      ? []
      : Array.from({length: end - index}, (_, step) => index + 1 + step);
    return {value, refused, current};
  });
}
