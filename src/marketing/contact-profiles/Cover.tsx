import {TrialLink} from '../../chrome';
import {brand} from '../../site';
import {ButtonLink} from '../../ui';
import {Wren} from '../scenes';
import styles from './Cover.module.css';

/** The last call: a new book, closed, with room for a name. */
export function Cover() {
  return (
    <section className={styles.section} aria-labelledby="end">
      <div className="wrap">
        <div className={styles.cover}>
          <p className={styles.label} aria-hidden="true">
            <span>Contact profile</span>
            <span className={styles.line}>Name</span>
          </p>
          <div className={styles.say}>
            <h2 id="end">Try contact profiles free for 7 days</h2>
            <p>
              {brand.name} is made in the EU and GDPR compliant. Start with your own
              address as the first contact.
            </p>
            <div className={styles.actions}>
              <TrialLink kind="yellow">Try it free</TrialLink>
              <ButtonLink to="/subscribe-forms/" kind="secondary">
                Build a subscribe form
              </ButtonLink>
            </div>
          </div>
          <Wren className={styles.wren} />
        </div>
      </div>
    </section>
  );
}
