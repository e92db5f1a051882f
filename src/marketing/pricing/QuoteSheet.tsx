import {brand} from '../../site';
import {plain} from '../../tools/number';
import {allowances} from './inside';
import styles from './QuoteSheet.module.css';
import type {Quote} from './tariff';
import {isConfirmed} from './tariffFacts';
import {aMonth, billingOf, roundingOf, yearTotal} from './words';

/** A quote as it is printed. */
export interface PrintedQuote {
  quote: Quote;
  /** Emails a month. */
  volume: number;
  /** Address of the page with the quote in it. */
  link: string;
  /** The day it is printed. */
  day: Date;
}

/** The sheet of paper: on the screen it is never seen. */
export function QuoteSheet({quote, volume, link, day}: PrintedQuote) {
  const {plan, sum, period} = quote;
  const rows = [
    ['Emails per month', plain(volume)],
    ['Plan', plan.name],
    ['Price without tax', `${aMonth(quote.amount)}, ${billingOf(quote)}`],
    ['Calculation', `${sum}${roundingOf(quote)}`],
    ...(period === 'year' ? [['Total for 12 months', yearTotal(quote)]] : []),
    ...allowances.map(({title, of}) => [title, of(plan)]),
    ['Features', 'All nine'],
    ['Link to this quote', link],
  ] as const;
  return (
    <section className={styles.sheet} data-quote="">
      <h2>{brand.name} price quote</h2>
      <p>
        {day.toLocaleDateString('en-GB', {dateStyle: 'long'})}. VAT is added where it is
        due.
        {!isConfirmed &&
          ' Prices and limits are not final yet, so this quote is not an offer.'}
      </p>
      <dl>
        {rows.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
