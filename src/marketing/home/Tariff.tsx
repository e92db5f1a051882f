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
        <h3>Plans after the trial</h3>
        <p>
          Plans differ mainly in how many emails you send in a month, and every plan
          includes all nine features. {!confirmed && <SampleMark />}
        </p>
        <MoreLink to="/pricing/" className={styles.more}>
          See pricing
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
