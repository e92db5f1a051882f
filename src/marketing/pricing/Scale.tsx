import {useId} from 'react';
import {TrialLink} from '../../chrome';
import {plain} from '../../tools/number';
import {VolumeField, type useVolume} from '../../tools/volume/view';
import {Actions, Button, ButtonLink, ChoiceRow, Say} from '../../ui';
import {CopyButton} from '../../reading';
import {needsApp} from '../../shell';
import {brand} from '../../site';
import {PreviewStrip} from '../parts';
import {Rings} from '../scenes';
import {Envelope} from './Envelope';
import {writeQuote} from './quoteLink';
import type {PrintedQuote} from './QuoteSheet';
import styles from './Scale.module.css';
import {euros, quoteAll, type Period} from './tariff';
import {isConfirmed, plans, yearlyMonths} from './tariffFacts';
import {useQuoteLink} from './useQuoteLink';
import {aMonth, billingOf, roundingOf, yearTotal} from './words';

const PERIODS: readonly {value: Period; label: string}[] = [
  {value: 'month', label: 'monthly'},
  {value: 'year', label: 'yearly'},
];

/**
 * The calculator. Month or year is a choice of the style sheet; the volume needs React,
 * and its first sums are in the page.
 */
export function Scale({
  field,
  onPrint,
}: {
  field: ReturnType<typeof useVolume>;
  onPrint: (quote: PrintedQuote) => void;
}) {
  const id = useId();
  const {first, volume} = field;
  const form = useQuoteLink(field);
  return (
    <section className={styles.hero} aria-labelledby={`${id}-title`}>
      <Say className={styles.say}>
        <h1 id={`${id}-title`}>Pay for the emails you send. See your price now.</h1>
        <p className="lead">
          {brand.name} is the email platform for SaaS companies, and every plan includes
          all nine features. Choose your monthly volume to see which plan costs least, and
          try it free for 7&nbsp;days.
        </p>
        {!isConfirmed && (
          <PreviewStrip>Prices and limits on this page are not final.</PreviewStrip>
        )}
        <form
          ref={form}
          id="calculator"
          className={styles.form}
          aria-label="Price calculator"
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <VolumeField {...field} large />
          {PERIODS.map(({value}) => (
            <Quick key={value} volume={volume} by={value} />
          ))}
          <ChoiceRow legend="Billed" inline name="period" options={PERIODS} />
          <noscript>
            <p className="small quiet">
              The calculator needs JavaScript. It shows {plain(first)} emails, and the
              table below has prices for other volumes.
            </p>
          </noscript>
        </form>
        <Actions>
          <TrialLink>Try it free</TrialLink>
          <ButtonLink to="#tariff" kind="secondary">
            See all prices
          </ButtonLink>
        </Actions>
      </Say>
      <div className={styles.counter}>
        <Rings at="88% 10%" />
        <Weighed volume={volume} by="month" onPrint={onPrint} />
        <Weighed volume={volume} by="year" onPrint={onPrint} />
      </div>
    </section>
  );
}

/**
 * The price beside the slider, where the receipt is below the fold: it repeats the receipt,
 * so only eyes need it.
 */
function Quick({volume, by: period}: {volume: number; by: Period}) {
  const [best] = quoteAll(plans, volume, period, yearlyMonths);
  return (
    best && (
      <p className={styles.quick} data-quick={period} data-twin="none" aria-hidden="true">
        <b>{best.plan.name}</b> <span>{aMonth(best.amount)}</span>
      </p>
    )
  );
}

/** The letter with its stamps, and the receipt: what fits, then what the others cost. */
function Weighed({
  volume,
  by: period,
  onPrint,
}: {
  volume: number;
  by: Period;
  onPrint: (quote: PrintedQuote) => void;
}) {
  const quotes = quoteAll(plans, volume, period, yearlyMonths);
  const [best] = quotes;
  const link = () => new URL(writeQuote({volume, period}), location.href).href;
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
            <span className="small quiet">a month, without tax, {billingOf(best)}</span>
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
          <p className={styles.keep} data-twin="none">
            <Button
              kind="secondary"
              size="small"
              {...needsApp}
              onClick={() => {
                onPrint({quote: best, volume, link: link(), day: new Date()});
              }}
            >
              Print this quote
            </Button>
            <span>
              Link to this quote <CopyButton what="link to this quote" text={link} />
            </span>
          </p>
        </div>
      </div>
    )
  );
}
