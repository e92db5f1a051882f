import type {ContactFacts} from '../parts/condition';
import type {Life, Step} from './run';

/** Days the timetable shows: those of a trial. */
export const LAST_DAY = 7;

/** When the contact of the scene got on, as in the samples of the reference. */
export const STARTED_AT = '2026-11-19T09:41:07Z';

/** The sequence of the guide, step by step as `getSequence` answers it. */
export const steps: readonly Step[] = [
  {wait: 'PT0S', days: 0, template: 'welcome', conditions: []},
  {
    wait: 'P2D',
    days: 2,
    template: 'first-project',
    conditions: [{field: 'props.projects', operator: 'less_than', value: 1}],
  },
  {
    wait: 'P3D',
    days: 3,
    template: 'invite-team',
    conditions: [{field: 'props.seats', operator: 'less_than', value: 2}],
  },
  {
    wait: 'P1D',
    days: 1,
    template: 'trial-reminder',
    conditions: [{field: 'props.plan', operator: 'is', value: 'trial'}],
  },
];

/** Each step's condition as the plate says it. */
export const asks: readonly string[] = [
  'everybody',
  'projects below 1',
  'seats below 2',
  'plan is trial',
];

/** What Acme saves at sign-up. */
export const ada: ContactFacts = {
  name: 'Ada',
  createdAt: STARTED_AT,
  props: {plan: 'trial', projects: 0, seats: 1},
};

/** Five ways her week can go. */
export const lives: readonly Life[] = [
  {
    id: 'busy',
    label: 'Begins by herself',
    happenings: [
      {day: 0.5, text: 'She makes a project.', props: {projects: 1}},
      {day: 5.5, text: 'A colleague joins.', props: {seats: 2}},
    ],
  },
  {id: 'quiet', label: 'Is busy elsewhere', happenings: []},
  {
    id: 'pays',
    label: 'Pays on day 3',
    happenings: [
      {day: 1, text: 'She makes a project.', props: {projects: 1}},
      {
        day: 3.25,
        text: 'She pays, and your code stops the run.',
        props: {plan: 'team'},
        stop: 'api',
      },
    ],
  },
  {
    id: 'leaves',
    label: 'Unsubscribes',
    happenings: [
      {day: 2.5, text: 'She uses the link in the second email.', stop: 'unsubscribed'},
    ],
  },
  {
    id: 'bounces',
    label: 'Mistyped her address',
    happenings: [{day: 0.05, text: 'Her server refuses the welcome.', stop: 'bounced'}],
  },
];

/** Everything that can end a run before its last step, by `stopReason`. */
export const endings = [
  {
    reason: 'api',
    who: 'Your code',
    text: 'The third call above, from the place where the goal is reached: a payment, a finished setup.',
  },
  {
    reason: 'dashboard',
    who: 'A colleague',
    text: 'By hand, for one contact, when support knows better than the timetable.',
  },
  {
    reason: 'unsubscribed',
    who: 'The reader',
    text: 'With the link in an email or the button of the mail app. No sequence writes to her any more.',
  },
  {
    reason: 'bounced',
    who: 'Her mail server',
    text: 'It refused an email for good. Correct the address, then start again.',
  },
  {
    reason: 'complained',
    who: 'Her mail app',
    text: 'It reported one of the emails as spam, so there must not be another.',
  },
  {
    reason: 'deleted',
    who: 'You',
    text: 'The contact is gone, and its way through every sequence with it.',
  },
] as const;
