import type {ChoiceOf} from '../choices';
import type {Audience} from '../parts/audience';

/** What sends an email. */
export const platforms = [
  {id: 'messenger', number: '1', name: 'Messenger'},
  {id: 'sequences', number: '2', name: 'Email automation'},
  {id: 'forms', number: '3', name: 'Subscribe forms'},
  {id: 'api', number: '4', name: 'Email sending API'},
] as const satisfies readonly {id: ChoiceOf<'platform'>; number: string; name: string}[];

export type PlatformId = (typeof platforms)[number]['id'];

export interface Departure {
  day: string;
  /** Hour, or how often. */
  time: string;
  subject: string;
  to: string;
  /** The same in the API's terms; none where an email is sent to one person. */
  audience?: Audience;
  platform: PlatformId;
  /** A status of a message or a sequence, or that it leaves as it is needed. */
  state: 'sent' | 'sending' | 'scheduled' | 'draft' | 'active' | 'instant';
}

/** Acme's week, seen on Wednesday at ten. Made up, like Acme. */
export const departures: readonly Departure[] = [
  {
    day: 'Mon',
    time: '09:00',
    subject: 'November news',
    to: 'Group product-news',
    audience: {groups: ['product-news'], conditions: []},
    platform: 'messenger',
    state: 'sent',
  },
  {
    day: 'Tue',
    time: '14:00',
    subject: 'Folders are here',
    to: 'Beta testers on a trial',
    audience: {
      groups: ['beta'],
      conditions: [{field: 'props.plan', operator: 'is', value: 'trial'}],
    },
    platform: 'messenger',
    state: 'sent',
  },
  {
    day: 'Wed',
    time: '10:00',
    subject: 'Folders for your team',
    to: 'Contacts on the team plan',
    audience: {
      groups: [],
      conditions: [{field: 'props.plan', operator: 'is', value: 'team'}],
    },
    platform: 'messenger',
    state: 'sending',
  },
  {
    day: 'Wed',
    time: 'Day 2',
    subject: 'Create your first project',
    to: 'Monday’s signups without a project',
    platform: 'sequences',
    state: 'active',
  },
  {
    day: 'Thu',
    time: '08:00',
    subject: 'Office hours on Friday',
    to: 'Teams with more than four seats',
    audience: {
      groups: [],
      conditions: [{field: 'props.seats', operator: 'greater_than', value: 4}],
    },
    platform: 'messenger',
    state: 'scheduled',
  },
  {
    day: 'Fri',
    time: 'Day 5',
    subject: 'Invite a teammate',
    to: 'Sunday’s signups without a team',
    platform: 'sequences',
    state: 'active',
  },
  {
    day: 'Fri',
    time: 'not set',
    subject: 'What changes in December',
    to: 'Not chosen yet',
    platform: 'messenger',
    state: 'draft',
  },
  {
    day: 'Daily',
    time: 'on signup',
    subject: 'Please confirm your address',
    to: 'New subscribers',
    platform: 'forms',
    state: 'instant',
  },
  {
    day: 'Daily',
    time: 'on request',
    subject: 'Receipts, codes, resets',
    to: 'One person each',
    platform: 'api',
    state: 'instant',
  },
];
