import {useId, type ReactNode} from 'react';
import {useVolume, VolumeField} from '../../../tools/volume/view';
import {FigureValue} from '../../FigureValue';
import styles from './CostByVolume.module.css';
import {CostTable} from './CostTable';
import {count, dollars, figuresIn, quoteOffer} from './quote';
import type {Offer} from './types';

const FIRST = 50_000;

/**
 * What a month of email costs at each provider, at any volume, with every sum in view.
 * All prices are figures of the registry. Without JavaScript there are the sums for
 * 50,000 emails and a table of other volumes.
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
    <section className={styles.exhibit} aria-labelledby={`${id}-title`}>
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

/** One bar for each offer, cheapest first. */
function Bars({
  offers,
  subject = [],
  volume,
}: {
  offers: readonly Offer[];
  subject?: readonly string[] | undefined;
  volume: number;
}) {
  const rows = offers
    .map((offer) => ({offer, quote: quoteOffer(offer, volume)}))
    .sort(
      (one, other) => (one.quote?.amount ?? Infinity) - (other.quote?.amount ?? Infinity),
    );
  const most = Math.max(...rows.map(({quote}) => quote?.amount ?? 0), 1);
  return (
    <>
      <p className={styles.at} role="status">
        At <b>{count(volume)}</b> emails a month, in US dollars, without tax:
      </p>
      <ol className={styles.bars}>
        {rows.map(({offer: {id, provider, note}, quote}) => (
          <li key={id} data-subject={subject.includes(id) ? '' : undefined}>
            <span className={styles.who}>
              {provider}
              {quote && <span> {quote.plan}</span>}
            </span>
            <b className={styles.amount}>
              {quote ? dollars(quote.amount) : 'no dated price'}
            </b>
            <span className={styles.track} aria-hidden="true">
              {quote && (
                <span
                  style={{inlineSize: `${(quote.amount / most) * 100}%`}}
                  className={styles.bar}
                />
              )}
            </span>
            <span className={styles.sum}>
              {quote ? `= ${quote.sum}` : (note ?? 'Ask them for a price.')}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
