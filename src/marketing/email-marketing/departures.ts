/** What sends an email: the platforms of the board. */
export const platforms = [
  {id: 'messenger', number: '1', name: 'Messenger'},
  {id: 'sequences', number: '2', name: 'Sequences'},
  {id: 'forms', number: '3', name: 'Forms'},
  {id: 'api', number: '4', name: 'Your code'},
] as const;

export type PlatformId = (typeof platforms)[number]['id'];

export interface Departure {
  day: string;
  /** Hour, or how often. */
  time: string;
  subject: string;
  to: string;
  platform: PlatformId;
  /** A status of a message or a sequence, or that it leaves as it is needed. */
  state: 'sent' | 'sending' | 'scheduled' | 'draft' | 'active' | 'at once';
}

/** Acme's week, seen on Wednesday at ten. Made up, like Acme. */
export const departures: readonly Departure[] = [
  {
    day: 'Mon',
    time: '09:00',
    subject: 'November news',
    to: 'Group product-news',
    platform: 'messenger',
    state: 'sent',
  },
  {
    day: 'Tue',
    time: '14:00',
    subject: 'Folders are here',
    to: 'Beta testers on a trial',
    platform: 'messenger',
    state: 'sent',
  },
  {
    day: 'Wed',
    time: '10:00',
    subject: 'Folders for your team',
    to: 'Plan is team',
    platform: 'messenger',
    state: 'sending',
  },
  {
    day: 'Wed',
    time: 'Day 2',
    subject: 'Make your first project',
    to: 'Sign-ups of Monday without one',
    platform: 'sequences',
    state: 'active',
  },
  {
    day: 'Thu',
    time: '08:00',
    subject: 'Office hours on Friday',
    to: 'More than four seats',
    platform: 'messenger',
    state: 'scheduled',
  },
  {
    day: 'Fri',
    time: 'Day 5',
    subject: 'Invite a colleague',
    to: 'Sign-ups of Sunday, still alone',
    platform: 'sequences',
    state: 'active',
  },
  {
    day: 'Fri',
    time: 'no time',
    subject: 'What changes in December',
    to: 'Not chosen yet',
    platform: 'messenger',
    state: 'draft',
  },
  {
    day: 'Daily',
    time: 'as filled',
    subject: 'Please confirm your address',
    to: 'Who used the form',
    platform: 'forms',
    state: 'at once',
  },
  {
    day: 'Daily',
    time: 'as due',
    subject: 'Receipts, codes, resets',
    to: 'One person each',
    platform: 'api',
    state: 'at once',
  },
];
