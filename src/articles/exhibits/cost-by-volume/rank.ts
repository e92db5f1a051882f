import {figureOf, isExpired} from '../../figures';
import {quoteOffer} from './quote';
import type {Offer, Quote} from './types';

export interface Ranked {
  offer: Offer;
  quote: Quote;
}

export interface Unranked extends Ranked {
  /** Ids of the figures of its sum that are past their date. */
  expired: readonly string[];
}

export interface Ranking {
  /** Cheapest first. Every sum is made of current figures only. */
  ranked: readonly Ranked[];
  /** In the order given: what the last known prices come to. */
  unranked: readonly Unranked[];
  /** No price is known for that many emails. */
  unpriced: readonly Offer[];
}

/** Ids of the figures of a sum that are past their date on a day. */
export function expiredIn({figures}: Quote, today: string): readonly string[] {
  return figures.filter((id) => isExpired(figureOf(id), today));
}

/**
 * Puts offers in the order of their price, as far as the prices are current. An offer
 * whose cheapest plan rests on a price past its date is not ranked by a dearer plan
 * either: that could make it look more expensive than it is.
 *
 * @param volume emails a month, a whole number from 1
 * @param today ISO date
 */
export function rank(offers: readonly Offer[], volume: number, today: string): Ranking {
  const ranked: Ranked[] = [];
  const unranked: Unranked[] = [];
  const unpriced: Offer[] = [];
  for (const offer of offers) {
    const quote = quoteOffer(offer, volume);
    const expired = quote ? expiredIn(quote, today) : [];
    if (!quote) {
      unpriced.push(offer);
    } else if (expired.length > 0) {
      unranked.push({offer, quote, expired});
    } else {
      ranked.push({offer, quote});
    }
  }
  ranked.sort((one, other) => one.quote.amount - other.quote.amount);
  return {ranked, unranked, unpriced};
}
