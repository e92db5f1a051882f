import type {Rule} from '../kit';

/** What can be wrong with a number in a field of a calculator. */
export const numberRules: readonly Rule[] = [
  {code: 'no-number', severity: 'error', says: 'The field is empty.'},
  {
    code: 'not-a-number',
    severity: 'error',
    says: 'The field contains a character that cannot be part of a number.',
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
    says: 'The points and commas are not placed as thousands or decimal separators.',
    cure: 'Write 1,200.50, 1.200,50 or digits only.',
  },
  {
    code: 'percent-here',
    severity: 'error',
    says: 'The field takes an amount or a number, not a percentage.',
    cure: 'Enter the amount or number itself, such as 1,200.50 or 1,200.',
  },
  {
    code: 'too-small',
    severity: 'error',
    says: 'The number is below the minimum, which is shown with the error.',
  },
  {
    code: 'too-large',
    severity: 'error',
    says: 'The number is above the maximum, which is shown with the error.',
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
    cure: 'If the separator is a decimal point, add a zero, as in 1.2340.',
  },
];
