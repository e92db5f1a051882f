import {TrialLink} from '../../chrome';
import {brand} from '../../site';
import {ButtonLink} from '../../ui';
import {Courier} from '../scenes';
import styles from './Cover.module.css';

/** The last call: a new book, to which the wren brings the label for a name. */
export function Cover() {
  return (
    <section className={styles.section} aria-labelledby="end">
      <div className="wrap">
        <div className={styles.cover}>
          <div>
            <h2 id="end">Try contact profiles free for 7 days</h2>
            <p className={styles.text}>
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
