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
          <h2 id="try">Test open tracking in your own inbox</h2>
          <p className={styles.text}>
            During your 7-day free trial, send yourself two emails and turn tracking on
            for one of them. Then open both in every mail app you have and see what is
            recorded.
          </p>
          <p className={styles.actions}>
            <TrialLink>Try it free</TrialLink>
            <ButtonLink to="/docs/email-sending-quickstart/" kind="secondary">
              Read the docs
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
