import type {PricePlan} from '../../site';
import {plain} from '../../tools/number';

/** How a plan is paid: each month, or a year in advance. */
export type Period = 'month' | 'year';

/** What a plan costs at one volume, and how that was worked out. */
export interface Quote {
  plan: PricePlan;
  /** Thousands begun above what the plan includes. */
  extra: number;
  /** The plan's own price, as euros a month. */
  fee: number;
  /** Euros a month, all in, without tax. */
  amount: number;
  /** With the numbers put in: `€49.00 + 12 × €0.90`. */
  sum: string;
}

const EUROS = new Intl.NumberFormat('en-IE', {style: 'currency', currency: 'EUR'});
const WHOLE_EUROS = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** `€1,234.50` */
export function euros(amount: number): string {
  return EUROS.format(amount);
}

/** As on a stamp: `€49`, but `€0.90`. */
export function faceValue(amount: number): string {
  return Number.isInteger(amount) ? WHOLE_EUROS.format(amount) : euros(amount);
}

/** Sums of cents stay exact: half a cent is rounded up. */
function toCents(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100;
}

/**
 * What one plan costs.
 *
 * @param volume emails a month, a whole number from 1
 * @param yearlyMonths monthly prices that pay for a year in advance
 */
export function quotePlan(
  plan: PricePlan,
  volume: number,
  period: Period,
  yearlyMonths: number,
): Quote {
  const {monthly, included, perExtraThousand} = plan;
  const extra = Math.ceil(Math.max(volume - included, 0) / 1_000);
  const fee = toCents(period === 'month' ? monthly : (monthly * yearlyMonths) / 12);
  const feeSum =
    period === 'month'
      ? euros(monthly)
      : `${plain(yearlyMonths)} × ${euros(monthly)} ÷ 12`;
  return {
    plan,
    extra,
    fee,
    amount: toCents(fee + extra * perExtraThousand),
    sum: extra > 0 ? `${feeSum} + ${plain(extra)} × ${euros(perExtraThousand)}` : feeSum,
  };
}

/** All plans at one volume, cheapest first; of two that cost the same, the smaller. */
export function quoteAll(
  plans: readonly PricePlan[],
  volume: number,
  period: Period,
  yearlyMonths: number,
): Quote[] {
  return plans
    .map((plan) => quotePlan(plan, volume, period, yearlyMonths))
    .sort((one, other) => one.amount - other.amount);
}
