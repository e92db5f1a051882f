import type {Rule} from '../kit';

/** What can be wrong with a number in a field of a calculator. */
export const numberRules: readonly Rule[] = [
  {code: 'no-number', severity: 'error', says: 'The field is empty.'},
  {
    code: 'not-a-number',
    severity: 'error',
    says: 'The text holds something that is no part of a number.',
    cure: 'Use digits. Spaces, points, commas, currency signs, k and m are understood.',
  },
  {
    code: 'too-long',
    severity: 'error',
    says: 'The text is longer than 40 characters.',
  },
  {
    code: 'separators',
    severity: 'error',
    says: 'Points and commas do not part thousands and decimals in any usual way.',
    cure: 'Write 1,200.50, 1.200,50 or digits only.',
  },
  {
    code: 'percent-here',
    severity: 'error',
    says: 'A percentage stands where an amount or a number is asked for.',
  },
  {
    code: 'too-small',
    severity: 'error',
    says: 'The number is below the least that makes sense.',
  },
  {
    code: 'too-large',
    severity: 'error',
    says: 'The number is above the most that makes sense.',
  },
  {
    code: 'not-whole',
    severity: 'error',
    says: 'Customers and months come in whole numbers.',
  },
  {
    code: 'read-as-thousands',
    severity: 'note',
    says: 'A single point with three digits behind it is read as a thousands separator.',
  },
];
