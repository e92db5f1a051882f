import {useId, useState} from 'react';
import {needsApp} from '../../../shell';
import {money, plain} from '../../../tools/number';
import {figureOf} from '../../figures';
import {
  readRecovery,
  recovery,
  RECOVERY_FIELDS,
  recoverySpecs,
  type RecoveryField,
  type RecoveryNumbers,
} from './recovery';
import styles from './RecoveryCalculator.module.css';

/** The two shares are vendors' estimates; the other four are an example. */
const EXAMPLE: RecoveryNumbers = {
  customers: 1000,
  failing: figureOf('dunning-failing-payments').amount ?? 0,
  price: 50,
  before: figureOf('dunning-retries-before-email').amount ?? 0,
  after: figureOf('dunning-median-recovery').amount ?? 0,
  churn: 3,
};

const UNITS: Readonly<Partial<Record<RecoveryField, string>>> = {
  failing: '% a month',
  price: 'a month',
  before: '%',
  after: '%',
  churn: '%',
};

/** Failed payments a month and points of recovery in the table that needs no script. */
const FAILED = [10, 50, 200, 1000];
const POINTS = [10, 20, 30];

function Sum({numbers}: {numbers: RecoveryNumbers}) {
  const {customers, failing, price, before, after, churn} = numbers;
  const {failed, kept, month, paid, year} = recovery(numbers);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>Failed payments per month</dt>
        <dd>
          <span>
            {plain(customers)} × {plain(failing)}%
          </span>
          <b>{plain(failed)}</b>
        </dd>
      </div>
      <div>
        <dt>Customers kept per month</dt>
        <dd>
          <span>
            {plain(failed)} × ({plain(after)}% − {plain(before)}%)
          </span>
          <b>{plain(kept)}</b>
        </dd>
      </div>
      <div>
        <dt>What they pay in that month</dt>
        <dd>
          <span>
            {plain(kept)} × {money(price)}
          </span>
          <b>{money(month)}</b>
        </dd>
      </div>
      <div data-result="">
        <dt>What they pay within twelve months</dt>
        <dd>
          <span>
            {money(month)} × {plain(paid)} months, because {plain(churn)}% leave each
            month
          </span>
          <b>{money(year)}</b>
        </dd>
      </div>
    </dl>
  );
}

function OtherSizes() {
  return (
    <table className={styles.table}>
      <caption>
        Revenue kept per month at a price of {money(EXAMPLE.price)}, by improvement in the
        recovery rate
      </caption>
      <thead>
        <tr>
          <th scope="col">Failed payments</th>
          {POINTS.map((points) => (
            <th scope="col" key={points}>
              +{points} points
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FAILED.map((failed) => (
          <tr key={failed}>
            <th scope="row">{plain(failed)}</th>
            {POINTS.map((points) => (
              <td key={points}>
                {money(
                  recovery({
                    ...EXAMPLE,
                    customers: failed,
                    failing: 100,
                    before: 0,
                    after: points,
                  }).month,
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What dunning emails recover, with every step of the calculation. */
export function RecoveryCalculator() {
  const id = useId();
  const [numbers, setNumbers] = useState(EXAMPLE);
  const [problems, setProblems] = useState<Partial<Record<RecoveryField, string>>>({});
  const read = (form: HTMLFormElement) => {
    const reading = readRecovery(
      Object.fromEntries(
        [...new FormData(form)].filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      ),
    );
    setProblems(reading.valid ? {} : reading.problems);
    if (reading.valid) {
      setNumbers(reading.numbers);
    }
  };
  return (
    <figure className={styles.exhibit} aria-labelledby={`${id}title`}>
      <figcaption id={`${id}title`} className={styles.title}>
        How much revenue would dunning emails recover?
      </figcaption>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
        }}
        onChange={(event) => {
          read(event.currentTarget);
        }}
        {...needsApp}
      >
        {RECOVERY_FIELDS.map((field) => {
          const problem = problems[field];
          return (
            <label key={field} htmlFor={`${id}${field}`}>
              <span>{recoverySpecs[field].name}</span>
              <span className={styles.measured}>
                <input
                  id={`${id}${field}`}
                  name={field}
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                  defaultValue={plain(EXAMPLE[field])}
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={problem ? `${id}${field}problem` : undefined}
                />
                {UNITS[field]}
              </span>
              {problem && (
                <span id={`${id}${field}problem`} className={styles.problem}>
                  {problem}
                </span>
              )}
            </label>
          );
        })}
      </form>
      <noscript>
        <p className={styles.quiet}>
          Changing the numbers needs JavaScript. Without it, you see an example and a
          table for other volumes.
        </p>
      </noscript>
      <Sum numbers={numbers} />
      <OtherSizes />
    </figure>
  );
}
