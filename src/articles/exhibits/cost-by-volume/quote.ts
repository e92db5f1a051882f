import {cents, plain} from '../../../tools/number';
import {figureOf} from '../../figures';
import type {Offer, Plan, Quote, Rate} from './types';

/** `$1,234.50` */
export function dollars(amount: number): string {
  return `$${cents(amount)}`;
}

/** `1,234` */
export function count(emails: number): string {
  return plain(emails, 3);
}

/** @throws {RangeError} when the figure is missing or has no amount, which stops the build */
function amountOf(id: string): number {
  const {amount} = figureOf(id);
  if (amount === undefined) {
    throw new RangeError(`The figure "${id}" has no amount, so it cannot be summed up.`);
  }
  return amount;
}

interface Part {
  amount: number;
  text: string;
  /** Id of the figure with the price. */
  figure: string;
}

/** What `emails` cost at one rate. */
function partOf(emails: number, {figure, per, whole}: Rate): Part {
  const price = amountOf(figure);
  const units = whole ? Math.ceil(emails / per) : emails / per;
  return {amount: units * price, text: `${count(units)} × ${dollars(price)}`, figure};
}

/** The bands above what is included; nothing where the last of them ends too early. */
function partsAbove(
  volume: number,
  {included = 0, rates = []}: Plan,
): Part[] | undefined {
  const parts: Part[] = [];
  let from = included;
  for (const rate of rates) {
    const until = Math.min(volume, rate.upTo ?? Infinity);
    if (until > from) {
      parts.push(partOf(until - from, rate));
      from = until;
    }
  }
  return from >= volume ? parts : undefined;
}

/**
 * What one plan costs.
 *
 * @param volume emails a month, a whole number from 1
 * @returns nothing where no price is known for that many
 * @throws {RangeError} when a figure is missing in the registry
 */
export function quotePlan(plan: Plan, volume: number): Quote | undefined {
  const parts = partsAbove(volume, plan);
  if (!parts) {
    return undefined;
  }
  const fee: Part[] = plan.fee
    ? [
        {
          amount: amountOf(plan.fee),
          text: dollars(amountOf(plan.fee)),
          figure: plan.fee,
        },
      ]
    : [];
  const all = [...fee, ...parts];
  return {
    plan: plan.name,
    amount: all.reduce((sum, {amount}) => sum + amount, 0),
    sum: all.map(({text}) => text).join(' + ') || 'no fee',
    figures: all.map(({figure}) => figure),
  };
}

/** The cheapest plan of an offer that covers the volume, or nothing. */
export function quoteOffer({plans}: Offer, volume: number): Quote | undefined {
  return plans
    .map((plan) => quotePlan(plan, volume))
    .filter((quote) => quote !== undefined)
    .sort((one, other) => one.amount - other.amount)[0];
}

/** Every figure that a plan is worked out from. */
export function figuresIn({fee, rates = []}: Plan): readonly string[] {
  return [...(fee ? [fee] : []), ...rates.map(({figure}) => figure)];
}
