import {TrialLink} from '../../chrome';
import {ButtonLink} from '../../ui';
import styles from './Hero.module.css';
import {PaperForm} from './PaperForm';

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div className={styles.say}>
          <h1>Signup forms with proof of consent built in.</h1>
          <p className="lead">
            A subscribe form is plain HTML for your own site, with no script. New
            subscribers confirm by email once, and every signup carries the page and the
            wording they agreed to.
          </p>
          <div className={styles.actions}>
            <ButtonLink to="#make">Build a form</ButtonLink>
            <TrialLink kind="secondary">Try it free</TrialLink>
          </div>
          <p className={styles.fine}>
            <span>
              Free for 7 days, made in the EU. The form works with JavaScript turned off.
            </span>
          </p>
        </div>
        <PaperForm className={styles.paper} />
      </div>
    </section>
  );
}
