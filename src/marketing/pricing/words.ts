import {euros, type Quote} from './tariff';

/*
 * A price is never printed without what it is a price for: "€12.50 yearly" would read as
 * the price of a year.
 */

/** `€12.50/month` */
export function aMonth(amount: number): string {
  return `${euros(amount)}/month`;
}

/** `€150.00 a year` */
export function aYear(amount: number): string {
  return `${euros(amount)} a year`;
}

/** How an amount a month comes to be charged: the end of "€51.63 a month, without tax, ...". */
export function billingOf({period, extra, charge, extraCharge}: Quote): string {
  if (period === 'month') {
    return 'billed monthly';
  }
  return extra > 0
    ? `with the plan billed yearly (${aYear(charge)}) and extra emails monthly (${aMonth(extraCharge)})`
    : `billed yearly (${aYear(charge)})`;
}

/** Said where a month's price times 12 is not quite what the year costs. */
export function roundingOf({period, fee, charge}: Quote): string {
  const isExact = Math.round(fee * 1_200) === Math.round(charge * 100);
  return period === 'month' || isExact ? '' : ', rounded to the cent';
}

/**
 * What 12 months at one volume add up to when the plan is billed yearly: the sum of the
 * charges, and not twelve times a month's price that was rounded.
 */
export function yearTotal({charge, extraCharge}: Quote): string {
  return euros(charge + 12 * extraCharge);
}
