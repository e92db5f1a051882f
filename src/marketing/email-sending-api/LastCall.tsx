import {TrialLink} from '../../chrome';
import {ButtonLink} from '../../ui';
import {Courier} from '../scenes';
import styles from './LastCall.module.css';

/** The last call: a card like that of the response, to which the wren brings the stamp. */
export function LastCall() {
  return (
    <section className={styles.end} aria-labelledby="end">
      <div className={styles.layout}>
        <div className={styles.panel}>
          <div>
            <h2 id="end">Try the email API free for 7 days</h2>
            <p className={styles.text}>
              Your first <code>202 Accepted</code> can be here in under 30 minutes.
            </p>
            <div className={styles.actions}>
              <TrialLink>Try it free</TrialLink>
              <ButtonLink to="/docs/email-sending-quickstart/" kind="secondary">
                Read the docs
              </ButtonLink>
            </div>
          </div>
          <Courier className={styles.courier}>
            <p className={styles.stamp}>
              <b>202</b> Accepted
            </p>
          </Courier>
        </div>
      </div>
    </section>
  );
}
