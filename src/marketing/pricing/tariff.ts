import type {PricePlan} from '../../site';
import {cents, plain} from '../../tools/number';

/** How a plan is billed: each month, or a year in advance. */
export type Period = 'month' | 'year';

/** What a plan costs at one volume, and how that was worked out. */
export interface Quote {
  plan: PricePlan;
  period: Period;
  /** Thousands begun above what the plan includes. */
  extra: number;
  /** Euros charged for the plan, exactly, once a period. */
  charge: number;
  /** Euros charged for the extra thousands, each month whatever the period. */
  extraCharge: number;
  /** The plan's own price as euros a month: of a year's price the twelfth, rounded. */
  fee: number;
  /** Euros a month, all in, without tax. */
  amount: number;
  /** With the numbers put in: `€49.00 + 12 × €0.90`. */
  sum: string;
}

/** `€1,234.50` */
export function euros(amount: number): string {
  return `€${cents(amount)}`;
}

/** As on a stamp: `€49`, but `€0.90`. */
export function faceValue(amount: number): string {
  return Number.isInteger(amount) ? `€${plain(amount)}` : euros(amount);
}

/**
 * Euros to the cent, half a cent rounded up. What floating point adds or takes away is far
 * behind the sixth digit of a cent: 2.61 × 10 ÷ 12 is €2.18, as on paper.
 */
function toCents(amount: number): number {
  return Math.round(Number((amount * 100).toFixed(6))) / 100;
}

/** What a plan costs when it is billed yearly: euros a year, exactly as charged. */
export function yearlyPrice({monthly}: PricePlan, yearlyMonths: number): number {
  return toCents(monthly * yearlyMonths);
}

/**
 * What one plan costs.
 *
 * @param volume emails a month, a whole number from 1
 * @param yearlyMonths monthly prices that a year costs when it is billed yearly
 */
export function quotePlan(
  plan: PricePlan,
  volume: number,
  period: Period,
  yearlyMonths: number,
): Quote {
  const {monthly, included, perExtraThousand} = plan;
  const extra = Math.ceil(Math.max(volume - included, 0) / 1_000);
  const charge = period === 'month' ? toCents(monthly) : yearlyPrice(plan, yearlyMonths);
  const fee = period === 'month' ? charge : toCents(charge / 12);
  const extraCharge = toCents(extra * perExtraThousand);
  const feeSum =
    period === 'month'
      ? euros(monthly)
      : `${plain(yearlyMonths)} × ${euros(monthly)} ÷ 12`;
  return {
    plan,
    period,
    extra,
    charge,
    extraCharge,
    fee,
    amount: toCents(fee + extraCharge),
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
