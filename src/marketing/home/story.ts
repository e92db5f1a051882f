import type {ChoiceOf} from '../choices';
import {acme} from '../scenes';

/**
 * One contact's first two weeks. The inbox, the letterbox plate and the contact log all
 * tell it, so it is written down once. All of it is made up.
 */
export type Sender = ChoiceOf<'sender'>;

interface Moment {
  /** Day and month, as the scenes print it. */
  date: string;
  time: string;
}

/** An email that was sent, or was not needed. */
export interface Post extends Moment {
  sender: Sender;
  subject: string;
  outcome: 'Delivered' | 'Not needed';
  /** First words, as an inbox shows them; none where nothing was sent. */
  preview?: string;
  /** In words, whom else it went to. */
  audience?: string;
  /** Its place on the plate, when a sequence sends it. */
  step?: {
    day: number;
    /** When it leaves on that day. */
    leaves: string;
    text: string;
    /** Why it may be skipped. */
    unless?: string;
  };
}

/** Something about the contact that changed. */
export interface Change extends Moment {
  what: string;
  how: string;
  outcome: 'Joined' | 'Changed';
}

/** Oldest first. */
export const story: readonly (Post | Change)[] = [
  {
    date: '3 Nov',
    time: '08:58',
    what: 'Signed up',
    how: 'and agreed to product news',
    outcome: 'Joined',
  },
  {
    date: '3 Nov',
    time: '08:59',
    sender: 'api',
    subject: 'Your sign-in code',
    preview: '481 902 expires in ten minutes.',
    outcome: 'Delivered',
  },
  {
    date: '3 Nov',
    time: '09:00',
    sender: 'sequence',
    subject: `Welcome to ${acme.name}`,
    preview: 'Three things to try in your first week.',
    outcome: 'Delivered',
    step: {day: 0, leaves: 'At signup', text: 'Three things to try first.'},
  },
  {
    date: '4 Nov',
    time: '09:00',
    sender: 'sequence',
    subject: 'Create your first project',
    outcome: 'Not needed',
    step: {
      day: 1,
      leaves: '09:00',
      text: 'A two-minute walkthrough.',
      unless: 'Skipped if a project exists',
    },
  },
  {
    date: '6 Nov',
    time: '09:00',
    sender: 'sequence',
    subject: 'Invite a teammate',
    preview: 'Harbor has one member so far: you.',
    outcome: 'Delivered',
    step: {
      day: 3,
      leaves: '09:00',
      text: 'How to add someone to a project.',
      unless: 'Skipped if the team has two members',
    },
  },
  {
    date: '8 Nov',
    time: '09:00',
    sender: 'sequence',
    subject: 'Questions? Just reply',
    preview: 'I read every reply myself.',
    outcome: 'Delivered',
    step: {day: 5, leaves: '09:00', text: 'A plain text note from the founder.'},
  },
  {
    date: '10 Nov',
    time: '14:20',
    what: 'plan',
    how: 'changed from trial to team',
    outcome: 'Changed',
  },
  {
    date: '10 Nov',
    time: '14:20',
    sender: 'api',
    subject: 'Receipt 2041',
    preview: 'Thank you. Team plan, €29.52.',
    outcome: 'Delivered',
  },
  {
    date: '10 Nov',
    time: '17:00',
    sender: 'sequence',
    subject: 'Your trial ends today',
    outcome: 'Not needed',
    step: {
      day: 7,
      leaves: '17:00',
      text: 'What stays, what stops, and how to continue.',
      unless: 'Skipped if they chose a plan',
    },
  },
  {
    date: '17 Nov',
    time: '10:00',
    sender: 'messenger',
    subject: 'New: folders',
    preview: 'You asked for a way to sort projects.',
    audience: 'to everyone on team',
    outcome: 'Delivered',
  },
];

export function isPost(entry: Post | Change): entry is Post {
  return 'sender' in entry;
}
