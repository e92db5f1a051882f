import type {Figure} from './types';

const DMARCGUARD = {
  label: 'DMARCguard, State of Email Authentication 2026',
  href: 'https://dmarcguard.io/research/email-authentication-2026/',
};

export const dmarcFigures: readonly Figure[] = [
  {
    id: 'dmarc-adoption-domains',
    value: '30.4%',
    amount: 30.4,
    source: DMARCGUARD,
    checkedOn: '2026-02-27',
    validForDays: 365,
  },
  {
    id: 'dmarc-enforced-domains',
    value: '12.8%',
    amount: 12.8,
    source: DMARCGUARD,
    checkedOn: '2026-02-27',
    validForDays: 365,
  },
];
