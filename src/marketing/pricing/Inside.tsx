import Link from '@docusaurus/Link';
import {elements} from '../../reading';
import {facts} from '../../site';
import {SampleMark} from '../../ui';
import {Part} from '../parts';
import {allowances, capabilities} from './inside';
import styles from './Inside.module.css';
import {isConfirmed, plans} from './tariffFacts';

/** With their roles written out: `display` takes them away on small screens. */
const {thead: Head, tbody: Body, tr: Row, td: Cell} = elements;

/** What is in each plan: what differs first, then what never does. */
export function Inside() {
  return (
    <Part
      id="inside"
      title="What is in each plan"
      intro="A bigger plan gives you more room. It does not unlock a feature: the whole post office is open from the first stamp."
    >
      <table className={styles.table} role="table">
        <caption>
          Plans side by side{' '}
          {!(isConfirmed && facts.billingRules.confirmed) && <SampleMark />}
        </caption>
        <Head>
          <Row>
            <th scope="col" role="columnheader">
              <span className="vh">What</span>
            </th>
            {plans.map(({name, suits}) => (
              <th key={name} scope="col" role="columnheader">
                <b>{name}</b> <span>for {suits}</span>
              </th>
            ))}
          </Row>
        </Head>
        <Body>
          {allowances.map(({title, of}) => (
            <Row key={title}>
              <th scope="row" role="rowheader">
                {title}
              </th>
              {plans.map((plan) => (
                <Cell key={plan.name} data-plan={plan.name}>
                  {of(plan)}
                </Cell>
              ))}
            </Row>
          ))}
        </Body>
        <Body>
          {capabilities.map(({title, href}) => (
            <Row key={href}>
              <th scope="row" role="rowheader">
                <Link to={href}>{title}</Link>
              </th>
              {plans.map(({name}) => (
                <Cell key={name} data-plan={name}>
                  yes
                </Cell>
              ))}
            </Row>
          ))}
        </Body>
      </table>
    </Part>
  );
}
