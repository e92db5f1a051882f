import Link from '@docusaurus/Link';
import {elements} from '../../reading';
import {brand} from '../../site';
import section from './Section.module.css';
import {specRows} from './specRows';
import styles from './SpecSheet.module.css';

/** With their roles written out: `display` takes them away on small screens. */
const {thead: Head, tbody: Body, tr: Row, td: Cell} = elements;

/** What an engineer checks before choosing, as a drawing office would sheet it. */
export function SpecSheet() {
  return (
    <section className={styles.ground} aria-labelledby="spec">
      <div className={`wrap ${section.section ?? ''}`}>
        <div className={section.head}>
          <h2 id="spec">What you check before you choose</h2>
          <p>
            How it behaves when the network drops, when somebody changes their mind, and
            when a test must not write to a customer.
          </p>
        </div>
        <div className={styles.sheet}>
          <table role="table" className={styles.table}>
            <caption className="vh">Behaviour of the email sending API</caption>
            <Head>
              <Row>
                <th role="columnheader" scope="col">
                  Item
                </th>
                <th role="columnheader" scope="col">
                  In the call
                </th>
                <th role="columnheader" scope="col">
                  How it behaves
                </th>
              </Row>
            </Head>
            <Body>
              {specRows.map(({title, href, call, text}) => (
                <Row key={title}>
                  <th role="rowheader" scope="row">
                    <Link to={href}>{title}</Link>
                  </th>
                  <Cell>
                    <code>{call}</code>
                  </Cell>
                  <Cell>{text}</Cell>
                </Row>
              ))}
            </Body>
          </table>
          <dl className={styles.block}>
            <div>
              <dt>Drawn for</dt>
              <dd>{brand.name} API</dd>
            </div>
            <div>
              <dt>Version</dt>
              <dd>v1</dd>
            </div>
            <div>
              <dt>Every field and limit</dt>
              <dd>
                <Link to="/docs/api/email/">Email API reference</Link>
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
