import type {EquityInput} from './team';

/** The team that the page shows until somebody types. */
export const exampleTeam: EquityInput = {
  founders: [
    {
      name: 'Ada',
      scores: {idea: 8, plan: 6, expertise: 4, commitment: 9, work: 9},
      hours: '900',
      rate: '60',
      cash: '5,000',
      roles: ['fulltime', 'build', 'salary', 'miss', 'lead', 'idea'],
    },
    {
      name: 'Ben',
      scores: {idea: 2, plan: 7, expertise: 8, commitment: 7, work: 8},
      hours: '700',
      rate: '55',
      goods: '2,000',
      cash: '12,000',
      roles: ['fulltime', 'sell', 'decide', 'raise', 'pays', 'money'],
    },
    {
      name: 'Chi',
      scores: {idea: 2, plan: 2, expertise: 6, commitment: 3, work: 4},
      hours: '300',
      rate: '70',
      roles: ['build', 'trade'],
    },
  ],
  pool: '10%',
  basis: 'average',
  vesting: 48,
  cliff: 12,
  leaver: 1,
  leaves: 18,
};
