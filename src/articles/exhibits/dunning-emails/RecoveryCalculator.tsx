import {useId, useState} from 'react';
import {money, plain} from '../../../tools/number';
import {figureOf} from '../../figures';
import sheet from '../../parts/Sheet.module.css';
import table from '../../parts/Table.module.css';
import {NumberForm, type NumberField} from '../number-form';
import {
  recovery,
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

const fieldOf = (name: RecoveryField, unit?: string): NumberField => ({
  spec: recoverySpecs[name],
  initial: EXAMPLE[name],
  ...(unit && {unit}),
});

const FIELDS: Readonly<Record<RecoveryField, NumberField>> = {
  customers: fieldOf('customers'),
  failing: fieldOf('failing', '% a month'),
  price: fieldOf('price', 'a month'),
  before: fieldOf('before', '%'),
  after: fieldOf('after', '%'),
  churn: fieldOf('churn', '%'),
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
    <table className={table.table}>
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

/** What better recovery of failed payments brings, with every step of the calculation. */
export function RecoveryCalculator() {
  const id = useId();
  const [numbers, setNumbers] = useState(EXAMPLE);
  return (
    <figure className={sheet.sheet} aria-labelledby={`${id}title`}>
      <figcaption id={`${id}title`} className={sheet.title}>
        How much revenue would better recovery bring?
      </figcaption>
      <NumberForm label="Your payments" fields={FIELDS} onNumbers={setNumbers} />
      <noscript>
        <p className={sheet.note}>
          Changing the numbers needs JavaScript. Without it, you see an example and a
          table for other volumes.
        </p>
      </noscript>
      <Sum numbers={numbers} />
      <OtherSizes />
    </figure>
  );
}
