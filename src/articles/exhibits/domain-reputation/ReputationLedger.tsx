import clsx from 'clsx';
import {useId, useState, type CSSProperties} from 'react';
import {percent, plain} from '../../../tools/number';
import {NumberForm} from '../number-form';
import {
  DAYS,
  ledgerOf,
  ledgerSpecs,
  RATES,
  runsOf,
  type Ledger,
  type LedgerField,
  type LedgerNumbers,
  type Standing,
} from './ledger';
import sheet from '../../parts/Sheet.module.css';
import table from '../../parts/Table.module.css';
import styles from './ReputationLedger.module.css';

const EXAMPLE: LedgerNumbers = {
  daily: 2000,
  dailyComplaints: 2,
  campaign: 8000,
  campaignComplaints: 50,
  day: 10,
  spread: 1,
};

const FIELDS = Object.fromEntries(
  Object.entries(ledgerSpecs).map(([name, spec]) => [
    name,
    {spec, initial: EXAMPLE[name as LedgerField]},
  ]),
) as Record<LedgerField, {spec: (typeof ledgerSpecs)[LedgerField]; initial: number}>;

const WORDS: Readonly<Record<Standing, string>> = {
  fine: 'Fine',
  watch: 'Above the target',
  over: 'Over the limit',
};

/** A rate in percent, with as many digits as the lines need. */
function rateInWords(rate: number): string {
  return percent(rate / 100, 2);
}

/** The height that the chart has room for, in percent of spam. */
function ceiling({worst}: Ledger): number {
  return Math.max(RATES.limit * 1.5, worst.rate);
}

function Chart({ledger}: {ledger: Ledger}) {
  const top = ceiling(ledger);
  const at = (rate: number) => ({'--at': `${(rate / top) * 100}%`}) as CSSProperties;
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label={`Spam rate by day over ${DAYS} days. The table below has the numbers.`}
    >
      <div className={styles.bars}>
        <p className={styles.line} style={at(RATES.limit)} data-line="limit">
          {plain(RATES.limit)}%
        </p>
        <p className={styles.line} style={at(RATES.target)}>
          {plain(RATES.target)}%
        </p>
        {ledger.days.map(({day, rate, standing}) => (
          <span key={day} style={at(rate)} data-standing={standing} />
        ))}
      </div>
      <p className={styles.axis}>
        <span>Day 1</span>
        <span>Day {DAYS / 2}</span>
        <span>Day {DAYS}</span>
      </p>
    </div>
  );
}

function verdict({worst, over, clearOn}: Ledger): string {
  const peak = `Day ${worst.day} is the worst: ${plain(worst.complaints)} complaints in ${plain(worst.delivered, 0)} emails, ${rateInWords(worst.rate)}.`;
  if (clearOn !== undefined) {
    const days = over === 1 ? 'One day is' : `${over} days are`;
    return `${peak} ${days} over the limit. A bulk sender is not eligible for mitigation at Gmail until the end of day ${clearOn}${clearOn > DAYS ? ', after the last day shown here' : ''}. Being eligible does not mean that mitigation is granted.`;
  }
  return worst.standing === 'watch'
    ? `${peak} That is under the limit but above the target.`
    : `${peak} Every day is below the target.`;
}

/** Thirty days of a domain's spam rate, with one campaign in them. */
export function ReputationLedger() {
  const id = useId();
  const [numbers, setNumbers] = useState(EXAMPLE);
  const ledger = ledgerOf(numbers);
  return (
    <figure
      id="reputation-ledger"
      data-exhibit=""
      className={sheet.sheet}
      aria-labelledby={`${id}title`}
    >
      <figcaption id={`${id}title`} className={sheet.title}>
        Thirty days of one domain’s spam rate
      </figcaption>
      <NumberForm label="Your sending numbers" fields={FIELDS} onNumbers={setNumbers} />
      <noscript>
        <p className={sheet.note}>
          Changing the numbers needs JavaScript. Without it, you see the example from the
          text.
        </p>
      </noscript>
      <Chart ledger={ledger} />
      <p className={styles.verdict} role="status" data-standing={ledger.worst.standing}>
        {verdict(ledger)}
      </p>
      <table className={clsx(table.table, styles.table)}>
        <caption className="vh">The same days in numbers</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">In inboxes</th>
            <th scope="col">Complaints</th>
            <th scope="col">Rate</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {runsOf(ledger.days).map(
            ({day, until, delivered, complaints, rate, standing}) => (
              <tr key={day} data-standing={standing}>
                <th scope="row">{day === until ? day : `${day}–${until}`}</th>
                <td>{plain(delivered, 0)}</td>
                <td>{plain(complaints)}</td>
                <td>{rateInWords(rate)}</td>
                <td>{WORDS[standing]}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </figure>
  );
}
