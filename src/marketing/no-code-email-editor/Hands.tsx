import {brand} from '../../site';
import {MoreLink} from '../../ui';
import {acme, ApiCall, Letter} from '../scenes';
import styles from './Hands.module.css';

/** Two people, one email: what each of them holds, and the gaps in between. */
export function Hands() {
  return (
    <section className={styles.section} aria-labelledby="hands">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="hands">Two hands, one seam</h2>
          <p>
            Whoever writes never waits for a deployment. Whoever codes never looks for a
            comma in somebody’s prose. The gaps are what they agree on.
          </p>
        </div>
        <div className={styles.sheet}>
          <div className={styles.half}>
            <h3>The writer’s half</h3>
            <Letter from={acme} time="17:00" subject="Your trial ends soon">
              <p>
                <mark>{'{{daysLeft}}'}</mark> days left, <mark>{'{{name}}'}</mark>. Your
                projects stay where they are.
              </p>
            </Letter>
            <ul className={styles.list}>
              <li>Words, order of the blocks, colours</li>
              <li>Subject, and the line the inbox shows after it</li>
              <li>What a gap says when nobody fills it: a fallback</li>
            </ul>
          </div>
          <div className={styles.half}>
            <h3>The developer’s half</h3>
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
              <li>When it is sent, and to whom</li>
              <li>The values, one for each gap</li>
              <li>
                A value that is missing is an error, <code>missing_prop</code>, and no
                email with a hole
              </li>
            </ul>
          </div>
        </div>
        <p>
          <MoreLink to="/docs/template-props/">How gaps are filled and escaped</MoreLink>
        </p>
      </div>
    </section>
  );
}
