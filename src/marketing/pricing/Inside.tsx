import Link from '@docusaurus/Link';
import {facts} from '../../site';
import {SampleMark} from '../../ui';
import {Part} from '../parts';
import {allowances, capabilities} from './inside';
import styles from './Inside.module.css';
import {isConfirmed, plans} from './tariffFacts';

/** What is in each plan: what differs first, then what never does. */
export function Inside() {
  return (
    <Part
      id="inside"
      title="What is in each plan"
      intro="A bigger plan gives you more room. It does not unlock a feature: the whole post office is open from the first stamp."
    >
      <table className={styles.table}>
        <caption>
          Plans side by side{' '}
          {!(isConfirmed && facts.billingRules.confirmed) && <SampleMark />}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">What</span>
            </th>
            {plans.map(({name, suits}) => (
              <th key={name} scope="col">
                <b>{name}</b> <span>for {suits}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {allowances.map(({title, of}) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {plans.map((plan) => (
                <td key={plan.name} data-plan={plan.name}>
                  {of(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          {capabilities.map(({title, href}) => (
            <tr key={href}>
              <th scope="row">
                <Link to={href}>{title}</Link>
              </th>
              {plans.map(({name}) => (
                <td key={name} data-plan={name}>
                  yes
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}
