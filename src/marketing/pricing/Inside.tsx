import Link from '@docusaurus/Link';
import {Table} from '../../ui';
import {Footnote, Part} from '../parts';
import {allowances, capabilities} from './inside';
import styles from './Inside.module.css';
import {PlanCards} from './PlanCards';
import {plans} from './tariffFacts';

/** What is in each plan: what differs first, then what never does. */
export function Inside() {
  return (
    <Part
      id="inside"
      title="Compare email plans"
      intro="All nine features are in every plan, so a larger plan only gives you more volume and higher limits."
    >
      <PlanCards />
      <Table blocks className={styles.table}>
        <caption>Plans side by side</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Limit</span>
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
                <td key={plan.name} data-column={plan.name}>
                  {of(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Footnote>
        <b>All nine features in every plan:</b>{' '}
        {capabilities.map(({title, href}, index) => (
          <span key={href}>
            {index > 0 && ', '}
            <Link to={href}>{title}</Link>
          </span>
        ))}
        .
      </Footnote>
    </Part>
  );
}
