import {useId, type ReactNode} from 'react';
import {useVolume, VolumeField} from '../../../tools/volume/view';
import {buildDay} from '../../figures/buildDay';
import {FigureValue} from '../../FigureValue';
import styles from './CostByVolume.module.css';
import {CostTable} from './CostTable';
import {count, dollars, figuresIn} from './quote';
import {rank, type Unranked} from './rank';
import type {Offer} from './types';

const FIRST = 50_000;

/**
 * What a month of email costs at each provider, at any volume, with every sum written
 * out. All prices are figures of the registry, and those past their date are not ranked.
 * Without JavaScript, it shows the sums for 50,000 emails and a table of other volumes.
 */
export function CostByVolume({
  offers,
  subject,
  children,
}: {
  offers: readonly Offer[];
  /** Ids of the offers that the article is about: marked. */
  subject?: readonly string[];
  /** What else has to be said under the sums. */
  children?: ReactNode;
}) {
  const id = useId();
  const field = useVolume(FIRST);
  const {volume} = field;
  return (
    <section
      className={styles.exhibit}
      aria-labelledby={`${id}-title`}
      data-ranked-on={buildDay}
    >
      <p className={styles.title} id={`${id}-title`}>
        What a month costs
      </p>
      <div className={styles.ask}>
        <VolumeField {...field} />
      </div>
      <noscript>
        <p className={styles.quiet}>
          The field needs JavaScript. These are the sums for {count(FIRST)} emails; the
          table has other volumes.
        </p>
      </noscript>
      <Bars offers={offers} subject={subject} volume={volume} />
      <CostTable offers={offers} subject={subject} />
      <details className={styles.prices}>
        <summary>The prices behind the sums</summary>
        <dl>
          {offers.map((offer) => (
            <div key={offer.id}>
              <dt>
                {offer.provider}
                {offer.note && <small>{offer.note}</small>}
              </dt>
              {offer.plans.map((plan) => (
                <dd key={plan.name}>
                  {plan.name}:{' '}
                  {figuresIn(plan).map((figure, index) => (
                    <span key={figure}>
                      {index > 0 && ', then '}
                      <FigureValue id={figure} />
                    </span>
                  ))}
                  {figuresIn(plan).length === 0 && 'no fee'}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </details>
      {children && <div className={styles.quiet}>{children}</div>}
    </section>
  );
}

/** One bar for each offer with current prices, cheapest first; below them, the others. */
function Bars({
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
                  style={{inlineSize: `${(quote.amount / most) * 100}%`}}
                  className={styles.bar}
                />
              </span>
              <span className={styles.sum}>= {quote.sum}</span>
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
              ? 'Not ranked, because a price behind each of these sums has not been checked recently:'
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
        = {quote.sum}. Not current:{' '}
        {expired.map((id, index) => (
          <span key={id}>
            {index > 0 && ' and '}
            <FigureValue id={id} />
          </span>
        ))}
      </span>
    </li>
  );
}
