import {fieldOf, meets, type Condition, type ContactFacts} from './condition';

/**
 * Who gets a message, worked out as the API does it: see `Audience` and `ContactStatus`
 * in `src/api/openapi.yaml`.
 */

export type ContactStatus =
  | 'subscribed'
  | 'pending'
  | 'unsubscribed'
  | 'bounced'
  | 'complained';

export interface Person extends ContactFacts {
  status: ContactStatus;
  groups: readonly string[];
}

export interface Audience {
  /** Contacts in any of them; of all contacts when there is none. */
  groups: readonly string[];
  /** All of them have to be true. */
  conditions: readonly Condition[];
}

/** What keeps a person from getting the message, the first of the three tests. */
export type Hindrance = 'group' | 'condition' | 'status';

export type Verdict = {gets: true} | {gets: false; why: Hindrance; text: string};

/** Why a condition failed, from the person's side: 'plan is team', 'no seats'. */
function reason(person: Person, {field}: Condition): string {
  const name = field.replace(/^props\./, '');
  const found = fieldOf(person, field);
  if (found === undefined) {
    return `no ${name}`;
  }
  const shown = field === 'createdAt' ? String(found).slice(0, 10) : String(found);
  return `${name} is ${shown}`;
}

/** Whether the person gets the message and, if not, the first thing in the way. */
export function verdictOf(person: Person, {groups, conditions}: Audience): Verdict {
  const [first] = groups;
  if (first !== undefined && !groups.some((group) => person.groups.includes(group))) {
    return {gets: false, why: 'group', text: `not in ${groups.join(', ')}`};
  }
  const failed = conditions.find((condition) => !meets(person, condition));
  if (failed) {
    return {gets: false, why: 'condition', text: reason(person, failed)};
  }
  return person.status === 'subscribed'
    ? {gets: true}
    : {gets: false, why: 'status', text: person.status};
}

/** How many of them the message goes to: `recipientCount` of the API. */
export function recipientCount(people: readonly Person[], audience: Audience): number {
  return people.filter((person) => verdictOf(person, audience).gets).length;
}
