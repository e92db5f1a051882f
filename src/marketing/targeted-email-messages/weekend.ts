import {verdictOf, type Person, type Verdict} from '../parts/audience';
import {choices, people} from './people';

/** The days from the draft to the sending, each with the status of the message. */
export const days = [
  {day: 'Thu', status: 'draft'},
  {day: 'Fri', status: 'scheduled'},
  {day: 'Sat', status: 'scheduled'},
  {day: 'Sun', status: 'scheduled'},
  {day: 'Mon', status: 'sending'},
] as const;

export const LAST = days.length - 1;

/** What a contact is at first and, if it changes, from which of the `days` on it is what. */
export interface Life {
  address: string;
  first: Person | undefined;
  change?: {day: number; says: string; makes: Partial<Person>};
}

const stranger: Person = {
  name: '',
  createdAt: '2026-11-21T10:24:00Z',
  status: 'subscribed',
  groups: ['beta'],
  props: {plan: 'trial', seats: 5},
};

function life(name: string, change?: Life['change']): Life {
  return {
    address: `${name.toLowerCase()}@customer.example`,
    first: people.find((person) => person.name === name),
    ...(change && {change}),
  };
}

/** Six contacts of Acme over a weekend, and what happens to them. */
export const lives: readonly Life[] = [
  life('Elin'),
  life('Bruno', {
    day: 2,
    says: 'buys the team plan',
    makes: {props: {plan: 'team', seats: 2}},
  }),
  life('Jonas', {
    day: 1,
    says: 'confirms his signup',
    makes: {status: 'subscribed'},
  }),
  life('Mara', {day: 2, says: 'starts a trial in the beta', makes: stranger}),
  life('Hana', {
    day: 3,
    says: 'joins the beta',
    makes: {groups: ['product-news', 'beta']},
  }),
  life('Chloé'),
];

/** The contact on one of the `days`; none before it was made. */
export function personOn({first, change}: Life, day: number): Person | undefined {
  if (!change || day < change.day) {
    return first;
  }
  return {...(first ?? stranger), ...change.makes};
}

/** Whether the contact is in the audience that the scene above begins with. */
export function verdictOn(of: Life, day: number): Verdict {
  const person = personOn(of, day);
  const audience = choices[0]?.audience ?? {groups: [], conditions: []};
  return person
    ? verdictOf(person, audience)
    : {gets: false, why: 'group', text: 'no contact yet'};
}

/** What a placeholder makes of a contact without a name: the template's fallback. */
const FALLBACK = 'there';

/** The emails that are sent on the last day: to whom, and how they begin. */
export function copies(): {address: string; greeting: string; hasName: boolean}[] {
  return lives
    .filter((of) => verdictOn(of, LAST).gets)
    .map((of) => {
      const name = personOn(of, LAST)?.name ?? '';
      return {
        address: of.address,
        greeting: name || FALLBACK,
        hasName: name !== '',
      };
    });
}
