import {brand} from '../../site';
import {MoreLink} from '../../ui';
import {acme, ApiCall, Letter} from '../scenes';
import styles from './Hands.module.css';

/** Two people, one email: what each of them edits, and the placeholders in between. */
export function Hands() {
  return (
    <section className={styles.section} aria-labelledby="hands">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="hands">Marketers edit, developers keep the props</h2>
          <p>
            Marketers change the text without waiting for a deployment, and developers
            only send the values. They meet at the placeholders, which both can see.
          </p>
        </div>
        <div className={styles.sheet}>
          <div className={styles.half}>
            <h3>What marketers edit</h3>
            <Letter from={acme} time="17:00" subject="Your trial ends soon">
              <p>
                <mark>{'{{daysLeft}}'}</mark> days left, <mark>{'{{name}}'}</mark>. Your
                projects stay where they are.
              </p>
            </Letter>
            <ul className={styles.list}>
              <li>The text, the order of the blocks and the colors</li>
              <li>The subject and the preview text in the inbox</li>
              <li>The fallback for a placeholder without a value</li>
            </ul>
          </div>
          <div className={styles.half}>
            <h3>What developers send</h3>
            <ApiCall
              call={`POST ${new URL(brand.api).pathname}/emails`}
              answer="202"
              body={{
                from: acme.address,
                to: 'ana@customer.example',
                template: 'trial-reminder',
                props: {daysLeft: 3, name: 'Ana'},
              }}
            />
            <ul className={styles.list}>
              <li>When the email is sent and to whom</li>
              <li>One value for each placeholder</li>
              <li>
                If a value is missing, the request fails with <code>missing_prop</code>
              </li>
            </ul>
          </div>
        </div>
        <p>
          <MoreLink to="/docs/template-props/">
            How placeholders are filled and escaped
          </MoreLink>
        </p>
      </div>
    </section>
  );
}
