import type {Figure} from './types';

const PRICING = {label: 'Loops pricing', href: 'https://loops.so/pricing'};

export const loopsFigures: readonly Figure[] = [
  {
    id: 'loops-free-contacts',
    value: '1,000 contacts',
    amount: 1000,
    source: PRICING,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
  {
    id: 'loops-free-sends',
    value: '4,000 emails in 30 days',
    amount: 4000,
    source: PRICING,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
];
