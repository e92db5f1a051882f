import clsx from 'clsx';
import {useId} from 'react';
import {TrialLink} from '../../chrome';
import {plain} from '../../tools/number';
import {useVolume, VolumeField} from '../../tools/volume/view';
import {ButtonLink, ChoiceRow, SampleMark} from '../../ui';
import {Rings} from '../scenes';
import {Envelope} from './Envelope';
import styles from './Scale.module.css';
import {euros, quoteAll, type Period} from './tariff';
import {isConfirmed, plans, yearlyMonths} from './tariffFacts';
import {aMonth, billingOf, roundingOf, yearTotal} from './words';

const FIRST = 62_000;
const PERIODS: readonly {value: Period; label: string}[] = [
  {value: 'month', label: 'monthly'},
  {value: 'year', label: 'a year in advance'},
];

/**
 * The month is put on the scale, and the letter gets its postage. Month or year is a
 * choice of the style sheet; the volume needs React, and its first sums are in the page.
 */
export function Scale() {
  const id = useId();
  const field = useVolume(FIRST);
  const {volume} = field;
  return (
    <section className={styles.hero} aria-labelledby={`${id}-title`}>
      <div className={styles.say}>
        <h1 id={`${id}-title`}>Postage by volume, with the sum in view.</h1>
        <p className="lead">
          Say how many emails a month you send. The scale finds the plan that costs least
          and writes out what it costs, to the cent.
        </p>
        <form
          className={styles.ask}
          aria-label="What your month costs"
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <VolumeField {...field} large />
          <ChoiceRow legend="Paid" inline name="period" options={PERIODS} />
          <noscript>
            <p className={styles.quiet}>
              The scale needs JavaScript. It shows {plain(FIRST)} emails; the tariff below
              has other volumes.
            </p>
          </noscript>
        </form>
        <p className={styles.actions}>
          <TrialLink>Start 7-day trial</TrialLink>
          <ButtonLink to="#tariff" kind="secondary">
            See the whole tariff
          </ButtonLink>
        </p>
      </div>
      <div className={styles.counter}>
        <Rings className={styles.rings} />
        <Weighed volume={volume} by="month" />
        <Weighed volume={volume} by="year" />
      </div>
    </section>
  );
}

/** The letter with its stamps, and the receipt: what fits, then what the others cost. */
function Weighed({volume, by: period}: {volume: number; by: Period}) {
  const quotes = quoteAll(plans, volume, period, yearlyMonths);
  const [best] = quotes;
  return (
    best && (
      <div className={styles.weighed} data-by={period}>
        <Envelope quote={best} volume={volume} />
        <div className={styles.receipt}>
          <p role="status" className={styles.total}>
            <span>
              <b>{best.plan.name}</b> fits {plain(volume)} emails
            </span>{' '}
            <strong>{euros(best.amount)}</strong>{' '}
            <span className={styles.unit}>a month, without tax, {billingOf(best)}</span>
          </p>
          <p className={styles.sum}>
            = {best.sum}
            {roundingOf(best)}
            {period === 'year' &&
              `. At this volume, you pay ${yearTotal(best)} for 12 months.`}
          </p>
          <dl className={styles.others}>
            {quotes.slice(1).map(({plan, amount, sum}) => (
              <div key={plan.name}>
                <dt>{plan.name} would be</dt>
                <dd>
                  {aMonth(amount)} {sum !== euros(amount) && <small>= {sum}</small>}
                </dd>
              </div>
            ))}
          </dl>
          {!isConfirmed && (
            <p className={clsx(styles.quiet, styles.sample)}>
              <SampleMark /> These plans and prices stand in until the real ones are set.
            </p>
          )}
        </div>
      </div>
    )
  );
}
