import {TrialLink} from '../../chrome';
import {ButtonLink} from '../../ui';
import {Rings, Wren} from '../scenes';
import styles from './Hero.module.css';

export function Hero() {
  return (
    <section className={styles.field}>
      <Rings className={styles.rings} />
      <div className={`wrap ${styles.columns ?? ''}`}>
        <h1>You write the letter. It writes the&nbsp;tables.</h1>
        <div className={styles.say}>
          <p className={styles.lead}>
            Blocks you move, words you type, and an email beside them that shows each
            change. This one is small. It works, so go on and use it.
          </p>
          <div className={styles.actions}>
            <TrialLink>Start 7-day trial</TrialLink>
            <ButtonLink to="/transactional-email-templates/" kind="secondary">
              See ready emails
            </ButtonLink>
          </div>
        </div>
        <Wren define className={styles.wren} />
      </div>
    </section>
  );
}
