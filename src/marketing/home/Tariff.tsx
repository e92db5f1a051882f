import {facts} from '../../site';
import {MoreLink, SampleMark} from '../../ui';
import {faceValue} from '../pricing/tariff';
import styles from './Tariff.module.css';

const COUNT = new Intl.NumberFormat('en-IE');

/** What it costs after the trial, in a line each. */
export function Tariff() {
  const {value: plans, confirmed} = facts.plans;
  return (
    <div className={styles.tariff}>
      <div className={styles.head}>
        <h3>Afterwards, by weight</h3>
        <p>
          Plans differ above all in how many emails leave in a month. Every counter is
          open in all of them. {!confirmed && <SampleMark />}
        </p>
        <MoreLink to="/pricing/" className={styles.more}>
          Your price at your volume
        </MoreLink>
      </div>
      <dl className={styles.plans}>
        {plans.map(({name, included, monthly}) => (
          <div key={name}>
            <dt>
              {name}
              <span>{COUNT.format(included)} emails a month</span>
            </dt>
            <dd>
              {faceValue(monthly)} <span>a month</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
