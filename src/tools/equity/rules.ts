import type {Rule} from '../kit';

/** What the cofounder equity calculator can say about a team and its split. */
export const equityRules: readonly Rule[] = [
  {
    code: 'team-size',
    severity: 'error',
    says: 'There are fewer than two founders, or more than six.',
  },
  {
    code: 'own-split-total',
    severity: 'error',
    says: 'The shares you have agreed on do not add up to 100%.',
  },
  {
    code: 'cliff-after-end',
    severity: 'error',
    says: 'The cliff is longer than the whole time of vesting.',
  },
  {
    code: 'same-name',
    severity: 'warning',
    says: 'Two founders have the same name.',
  },
  {
    code: 'hours-without-pay',
    severity: 'warning',
    says: 'Hours are given without what an hour is worth, or the other way round.',
  },
  {
    code: 'methods-differ',
    severity: 'warning',
    says: 'For one founder the methods are 15 points or more apart.',
    cure: 'Agree on the inputs that move the result most.',
  },
  {
    code: 'no-share',
    severity: 'warning',
    says: 'A founder has no share in the split that is used.',
  },
  {
    code: 'no-vesting',
    severity: 'warning',
    says: 'There is no vesting, so shares belong to the founders immediately, whatever happens.',
    cure: 'Four years with a cliff of one year is the usual schedule.',
  },
  {
    code: 'no-score',
    severity: 'note',
    says: 'Scores that are left empty count as 0.',
  },
  {
    code: 'no-result',
    severity: 'note',
    says: 'The method that is chosen has no result yet; equal parts are used.',
  },
  {
    code: 'even-two',
    severity: 'note',
    says: 'Two founders have the same share and can block each other.',
    cure: 'Write down who decides what, and how a tie is broken.',
  },
  {
    code: 'no-cliff',
    severity: 'note',
    says: 'Vesting begins in the first month.',
  },
  {
    code: 'leaves-with-nothing',
    severity: 'note',
    says: 'The founder leaves before the cliff and keeps nothing.',
  },
  {
    code: 'ask-first',
    severity: 'note',
    says: 'The result is arithmetic, not legal or tax advice.',
    cure: 'Ask a lawyer and a tax adviser in your country before you sign.',
  },
  {
    code: 'methods-agree',
    severity: 'fine',
    says: 'At least two methods with inputs, and equal parts, are within five points of each other.',
  },
  {
    code: 'all-vested',
    severity: 'fine',
    says: 'The founder leaves after everything has vested.',
  },
];
