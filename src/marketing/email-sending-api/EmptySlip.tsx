import {TrialLink} from '../../chrome';
import {ButtonLink} from '../../ui';
import {Wren} from '../scenes';
import styles from './EmptySlip.module.css';

/** The last call: a slip like the first one, with nothing entered yet. */
export function EmptySlip() {
  return (
    <section className={styles.end} aria-labelledby="end">
      <div className={styles.desk}>
        <Wren className={styles.wren} />
        <div className={styles.slip}>
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
          <div className={styles.form} aria-hidden="true">
            <p>id</p>
            <p>status</p>
            <p className={styles.place}>Place stamp here</p>
          </div>
        </div>
      </div>
    </section>
  );
}
