import {paidMonths} from '../../../tools/churn';
import type {NumberSpec} from '../../../tools/number';

/** What the calculator asks for, in the order of the form. */
export const recoverySpecs = {
  customers: {name: 'Paying customers', kind: 'count', min: 1, max: 1e9},
  failing: {name: 'Share of payments that fail', kind: 'percent', max: 100},
  price: {name: 'Price', kind: 'money', max: 1e9},
  before: {name: 'Recovered today', kind: 'percent', max: 100},
  after: {name: 'Recovered with all measures', kind: 'percent', max: 100},
  churn: {name: 'Monthly churn', kind: 'percent', max: 100},
} as const satisfies Readonly<Record<string, NumberSpec>>;

export type RecoveryField = keyof typeof recoverySpecs;

/** Numbers of the form; percentages as `5`, the price in any currency. */
export type RecoveryNumbers = Readonly<Record<RecoveryField, number>>;

export interface Recovery {
  /** Payments that fail in a month. */
  failed: number;
  /** Customers kept in a month who would have been lost; negative where `after` is lower. */
  kept: number;
  /** What they pay in that month. */
  month: number;
  /** Months of the next twelve that a kept customer pays, on average. */
  paid: number;
  /** What the customers kept in one month pay within twelve months. */
  year: number;
}

/** Works out what a better recovery of failed payments brings, each customer paying monthly. */
export function recovery(numbers: RecoveryNumbers): Recovery {
  const {customers, failing, price, before, after, churn} = numbers;
  const failed = customers * (failing / 100);
  const kept = failed * ((after - before) / 100);
  const paid = paidMonths(churn / 100, 12);
  return {failed, kept, month: kept * price, paid, year: kept * price * paid};
}
