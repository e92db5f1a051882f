import {TrialLink} from '../../chrome';
import {brand} from '../../site';
import {Actions, ButtonLink, Say} from '../../ui';
import {Courier} from '../scenes';
import styles from './Cover.module.css';

/** The last call: a new book, to which the wren brings the label for a name. */
export function Cover() {
  return (
    <section className={styles.section} aria-labelledby="end">
      <div className="wrap">
        <div className={styles.cover}>
          <Say className={styles.words}>
            <h2 id="end">Try contact profiles free for 7 days</h2>
            <p>
              {brand.name} is made in the EU and GDPR compliant. Start with your own
              address as the first contact.
            </p>
            <Actions>
              <TrialLink kind="yellow">Try it free</TrialLink>
              <ButtonLink to="/subscribe-forms/" kind="secondary">
                Build a subscribe form
              </ButtonLink>
            </Actions>
          </Say>
          <Courier className={styles.courier}>
            <p className={styles.label}>
              Name <span />
            </p>
          </Courier>
        </div>
      </div>
    </section>
  );
}
