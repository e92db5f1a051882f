import {TrialLink} from '../../chrome';
import {ButtonLink} from '../../ui';
import {Wren} from '../scenes';
import styles from './LastForm.module.css';

/** The last call: the printed form again, with its boxes empty. */
export function LastForm() {
  return (
    <section className={styles.section} aria-labelledby="end">
      <div className="wrap">
        <Wren define className={styles.wren} />
        <div className={styles.form}>
          <div className={styles.say}>
            <h2 id="end">Try subscribe forms free for 7 days</h2>
            <p>The trial includes forms, contacts and sending in one place.</p>
          </div>
          <div className={styles.boxes} aria-hidden="true" />
          <p className={styles.actions}>
            <TrialLink>Try it free</TrialLink>
            <ButtonLink to="/docs/contact-profiles-quickstart/" kind="secondary">
              Read the docs
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
