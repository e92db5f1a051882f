import {Fragment} from 'react';
import {buildDay} from '../../figures/buildDay';
import {FigureValue} from '../../FigureValue';
import styles from './CostByVolume.module.css';
import {count, dollars} from './quote';
import {rank, type Unranked} from './rank';
import type {Offer} from './types';

/**
 * What a month costs at one volume: one bar for each offer with current prices, cheapest
 * first; below them, those with a price past its date, marked as such.
 */
export function CostBars({
  offers,
  subject = [],
  volume,
}: {
  offers: readonly Offer[];
  subject?: readonly string[] | undefined;
  volume: number;
}) {
  const {ranked, unranked, unpriced} = rank(offers, volume, buildDay);
  const most = Math.max(...ranked.map(({quote}) => quote.amount), 1);
  const mark = (id: string) => (subject.includes(id) ? '' : undefined);
  return (
    <>
      <p className={styles.at} role="status">
        At <b>{count(volume)}</b> emails a month, in US dollars, without tax:
      </p>
      {ranked.length + unpriced.length > 0 && (
        <ol className={styles.bars}>
          {ranked.map(({offer: {id, provider}, quote}) => (
            <li key={id} data-subject={mark(id)}>
              <span className={styles.who}>
                {provider}
                <span> {quote.plan}</span>
              </span>
              <b className={styles.amount}>{dollars(quote.amount)}</b>
              <span className={styles.track} aria-hidden="true">
                <span
                  style={{
                    inlineSize: `${String(Math.round((quote.amount / most) * 1000) / 10)}%`,
                  }}
                  className={styles.bar}
                />
              </span>
              <span className={styles.sum}>{`= ${quote.sum}`}</span>
            </li>
          ))}
          {unpriced.map(({id, provider, note}) => (
            <li key={id} data-subject={mark(id)}>
              <span className={styles.who}>{provider}</span>
              <b className={styles.amount}>not known</b>
              <span className={styles.track} aria-hidden="true" />
              <span className={styles.sum}>
                {note ?? 'Ask the provider for a price.'}
              </span>
            </li>
          ))}
        </ol>
      )}
      {unranked.length > 0 && (
        <>
          <p className={styles.at}>
            {ranked.length > 0
              ? 'Not ranked, because a price behind each of these totals has not been checked recently:'
              : 'None of these prices is current, so they are not ranked:'}
          </p>
          <ul className={styles.bars}>
            {unranked.map((row) => (
              <LastKnown key={row.offer.id} row={row} subject={mark(row.offer.id)} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** A sum of prices past their date, with the day on which they were read. */
function LastKnown({
  row: {
    offer: {provider},
    quote,
    expired,
  },
  subject,
}: {
  row: Unranked;
  subject: '' | undefined;
}) {
  return (
    <li data-subject={subject}>
      <span className={styles.who}>
        {provider}
        <span> {quote.plan}</span>
      </span>
      <span className={styles.amount}>last known: {dollars(quote.amount)}</span>
      <span className={styles.sum}>
        {`= ${quote.sum}. Not current: `}
        {expired.map((id, index) => (
          <Fragment key={id}>
            {index > 0 && ' and '}
            <FigureValue id={id} />
          </Fragment>
        ))}
      </span>
    </li>
  );
}
