import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {needsApp} from '../../../shell';
import {FigureValue} from '../../FigureValue';
import styles from './CostByVolume.module.css';
import {CostTable} from './CostTable';
import {count, dollars, figuresIn, quoteOffer} from './quote';
import type {Offer} from './types';
import {readVolume, STOPS, stopNear} from './volumes';

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
  const {volume, message, entry, slider, onEntry, onSlide} = useVolume();
  return (
    <section className={styles.exhibit} aria-labelledby={`${id}-title`}>
      <p className={styles.title} id={`${id}-title`}>
        What a month costs
      </p>
      <div className={styles.ask} {...needsApp}>
        <label className={styles.entry} htmlFor={`${id}-entry`}>
          Emails a month
          <input
            ref={entry}
            id={`${id}-entry`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            defaultValue={count(FIRST)}
            onChange={onEntry}
            aria-invalid={message ? true : undefined}
            aria-describedby={message ? `${id}-problem` : undefined}
          />
        </label>
        <input
          ref={slider}
          className={styles.slider}
          type="range"
          min={0}
          max={STOPS.length - 1}
          defaultValue={stopNear(FIRST)}
          onChange={onSlide}
          aria-label="Emails a month, in steps"
          aria-valuetext={`${count(volume)} emails`}
        />
        {message && (
          <p className={styles.problem} id={`${id}-problem`}>
            {message}
          </p>
        )}
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

/** The volume, kept by field and slider together. What was typed before hydration stays. */
function useVolume() {
  const entry = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [volume, setVolume] = useState(FIRST);
  const [message, setMessage] = useState('');

  function onEntry() {
    const reading = readVolume(entry.current?.value ?? '');
    setMessage(reading.valid ? '' : reading.problem.message);
    if (reading.valid) {
      setVolume(reading.value);
      if (slider.current) {
        slider.current.value = String(stopNear(reading.value));
      }
    }
  }

  function onSlide() {
    const stop = STOPS[Number(slider.current?.value)] ?? FIRST;
    setVolume(stop);
    setMessage('');
    if (entry.current) {
      entry.current.value = count(stop);
    }
  }

  useEffect(() => {
    if (entry.current?.value !== count(FIRST)) {
      onEntry();
    } else if (Number(slider.current?.value) !== stopNear(FIRST)) {
      onSlide();
    }
    // Once: afterwards the events tell.
  }, []);

  return {volume, message, entry, slider, onEntry, onSlide};
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
