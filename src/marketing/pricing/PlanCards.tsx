import {TrialLink} from '../../chrome';
import {plain} from '../../tools/number';
import styles from './PlanCards.module.css';
import {euros, quotePlan, yearlyPrice} from './tariff';
import {plans, yearlyMonths} from './tariffFacts';
import {aMonth, aYear} from './words';

/** Each plan with both of its prices and the way to try it. */
export function PlanCards() {
  return (
    <ul className={styles.cards}>
      {plans.map((plan) => (
        <li key={plan.name}>
          <h3>{plan.name}</h3>
          <p className="quiet">for {plan.suits}</p>
          <p className={styles.price}>
            <b>{aMonth(plan.monthly)}</b> billed monthly
          </p>
          <p>
            <b>{aMonth(quotePlan(plan, plan.included, 'year', yearlyMonths).amount)}</b>{' '}
            billed yearly ({aYear(yearlyPrice(plan, yearlyMonths))})
          </p>
          <p className="quiet">
            Covers {plain(plan.included)} emails a month. Each additional thousand, or
            part of one, costs {euros(plan.perExtraThousand)}.
          </p>
          <TrialLink kind="secondary">Try it free</TrialLink>
        </li>
      ))}
    </ul>
  );
}
