import {TrialLink} from '../../chrome';
import {ButtonLink} from '../../ui';
import styles from './LastLook.module.css';

/** The pixel again, as large as the page: the last call stands beside it. */
export function LastLook() {
  return (
    <section className={styles.section} aria-labelledby="try">
      <div className={`wrap ${styles.columns ?? ''}`}>
        <span className={styles.pixel} aria-hidden="true" />
        <div>
          <h2 id="try">Try it on your own inbox.</h2>
          <p className={styles.text}>
            Send yourself two emails, one with the switch on. Open both in every program
            you have, and see what is noted. It takes a morning, and you will never read
            an open rate the same way.
          </p>
          <p className={styles.actions}>
            <TrialLink>Start 7-day trial</TrialLink>
            <ButtonLink to="/docs/email-sending-quickstart/" kind="secondary">
              Read the quickstart
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
