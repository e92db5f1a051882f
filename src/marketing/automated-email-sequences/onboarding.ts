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
    template: 'trial-last-day',
    conditions: [{field: 'props.plan', operator: 'is', value: 'trial'}],
  },
];

/** Each step's condition as the plate says it. */
export const asks: readonly string[] = [
  'to everyone',
  'if no project exists',
  'if working alone',
  'if still on trial',
];

/** What Acme saves at sign-up. */
export const ada: ContactFacts = {
  name: 'Ada',
  createdAt: STARTED_AT,
  props: {plan: 'trial', projects: 0, seats: 1},
};

/** Five ways the week can go. */
export const lives: readonly Life[] = [
  {
    id: 'busy',
    label: 'Starts without help',
    happenings: [
      {day: 0.5, text: 'Ada creates a project.', props: {projects: 1}},
      {day: 5.5, text: 'A teammate joins.', props: {seats: 2}},
    ],
  },
  {id: 'quiet', label: 'Is busy elsewhere', happenings: []},
  {
    id: 'pays',
    label: 'Pays on day 3',
    happenings: [
      {day: 1, text: 'Ada creates a project.', props: {projects: 1}},
      {
        day: 3.25,
        text: 'Ada pays for the team plan, and your code stops the sequence.',
        props: {plan: 'team'},
        stop: 'api',
      },
    ],
  },
  {
    id: 'leaves',
    label: 'Unsubscribes',
    happenings: [
      {day: 2.5, text: 'Ada uses the link in the second email.', stop: 'unsubscribed'},
    ],
  },
  {
    id: 'bounces',
    label: 'Mistyped the address',
    happenings: [
      {day: 0.05, text: 'The mail server rejects the welcome email.', stop: 'bounced'},
    ],
  },
];

/** Everything that can end a run before its last step, by `stopReason`. */
export const endings = [
  {
    reason: 'api',
    who: 'Your code',
    text: 'Your product calls the API when the goal is reached, such as a payment or a finished setup.',
  },
  {
    reason: 'dashboard',
    who: 'Your team',
    text: 'A teammate ends it by hand for one contact, for example after a support call.',
  },
  {
    reason: 'unsubscribed',
    who: 'The recipient',
    text: 'They used the link in an email or the button in their mail app, so all of their sequences end.',
  },
  {
    reason: 'bounced',
    who: 'The mail server',
    text: 'An email was permanently refused. Correct the address and set the status to subscribed before you start the sequence again.',
  },
  {
    reason: 'complained',
    who: 'The mail app',
    text: 'The recipient reported an email as spam, so no other email of the sequence is sent.',
  },
  {
    reason: 'deleted',
    who: 'You',
    text: 'You deleted the contact, which also ends all of its sequences.',
  },
] as const;
