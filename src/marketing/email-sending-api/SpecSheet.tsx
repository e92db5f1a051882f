import Link from '@docusaurus/Link';
import {brand} from '../../site';
import section from './Section.module.css';
import {specRows} from './specRows';
import styles from './SpecSheet.module.css';

/** What an engineer checks before choosing, as a drawing office would sheet it. */
export function SpecSheet() {
  return (
    <section className={styles.ground} aria-labelledby="spec">
      <div className={`wrap ${section.section ?? ''}`}>
        <div className={section.head}>
          <h2 id="spec">Limits, retries and idempotency</h2>
          <p>
            This is how the API behaves when the network drops, when you need to cancel an
            email, and when a test must not write to a customer.
          </p>
        </div>
        <div className={styles.sheet}>
          <table className={styles.table}>
            <caption className="vh">Behavior of the email sending API</caption>
            <thead>
              <tr>
                <th scope="col">Feature</th>
                <th scope="col">In the request</th>
                <th scope="col">How it behaves</th>
              </tr>
            </thead>
            <tbody>
              {specRows.map(({title, href, call, text}) => (
                <tr key={title}>
                  <th scope="row">
                    <Link to={href}>{title}</Link>
                  </th>
                  <td>
                    <code>{call}</code>
                  </td>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <dl className={styles.block}>
            <div>
              <dt>API</dt>
              <dd>{brand.name}</dd>
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
