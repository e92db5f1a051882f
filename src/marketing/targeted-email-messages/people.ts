import type {ChoiceOf} from '../choices';
import type {Audience, Person} from '../parts/audience';

/** Twelve contacts of Acme, made up like everything in the scenes. */
export const people: readonly Person[] = [
  {
    name: 'Ana',
    createdAt: '2026-11-03T09:01:00Z',
    status: 'subscribed',
    groups: ['product-news'],
    props: {plan: 'team', seats: 4},
  },
  {
    name: 'Bruno',
    createdAt: '2026-11-12T14:20:00Z',
    status: 'subscribed',
    groups: ['beta'],
    props: {plan: 'trial', seats: 2},
  },
  {
    name: 'Chloé',
    createdAt: '2026-11-14T08:05:00Z',
    status: 'unsubscribed',
    groups: ['beta'],
    props: {plan: 'trial', seats: 6},
  },
  {
    name: 'Dario',
    createdAt: '2026-06-30T16:44:00Z',
    status: 'subscribed',
    groups: ['beta', 'product-news'],
    props: {plan: 'team', seats: 12},
  },
  {
    name: 'Elin',
    createdAt: '2026-11-16T11:30:00Z',
    status: 'subscribed',
    groups: ['beta'],
    props: {plan: 'trial', seats: 1},
  },
  {
    name: 'Femke',
    createdAt: '2026-02-11T10:10:00Z',
    status: 'bounced',
    groups: ['product-news'],
    props: {plan: 'team', seats: 8},
  },
  {
    name: 'Goran',
    createdAt: '2026-08-19T19:02:00Z',
    status: 'subscribed',
    groups: ['beta'],
    props: {plan: 'free'},
  },
  {
    name: 'Hana',
    createdAt: '2026-11-17T07:48:00Z',
    status: 'subscribed',
    groups: ['product-news'],
    props: {plan: 'trial', seats: 3},
  },
  {
    name: 'Ilse',
    createdAt: '2025-12-05T13:37:00Z',
    status: 'subscribed',
    groups: ['beta'],
    props: {plan: 'team', seats: 5},
  },
  {
    name: 'Jonas',
    createdAt: '2026-11-18T20:15:00Z',
    status: 'pending',
    groups: ['beta'],
    props: {plan: 'trial', seats: 2},
  },
  {
    name: 'Katya',
    createdAt: '2026-04-22T12:00:00Z',
    status: 'complained',
    groups: ['product-news'],
    props: {plan: 'free'},
  },
  {
    name: 'Luca',
    createdAt: '2025-10-01T09:09:00Z',
    status: 'subscribed',
    groups: ['beta'],
    props: {plan: 'team', seats: 20},
  },
];

export interface Choice {
  id: ChoiceOf<'audience'>;
  label: string;
  audience: Audience;
}

/** Questions that are ready to ask; the style sheet knows their ids. */
export const choices: readonly Choice[] = [
  {
    id: 'trial',
    label: 'Beta testers on a trial',
    audience: {
      groups: ['beta'],
      conditions: [{field: 'props.plan', operator: 'is', value: 'trial'}],
    },
  },
  {id: 'beta', label: 'All beta testers', audience: {groups: ['beta'], conditions: []}},
  {
    id: 'teams',
    label: 'Teams with more than four seats',
    audience: {
      groups: [],
      conditions: [{field: 'props.seats', operator: 'greater_than', value: 4}],
    },
  },
  {id: 'all', label: 'All contacts', audience: {groups: [], conditions: []}},
];
