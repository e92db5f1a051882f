import {TrialLink} from '../../chrome';
import {ButtonLink, Kix} from '../../ui';
import styles from './Hero.module.css';
import {PaperForm} from './PaperForm';

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div className={styles.say}>
          <h1>Ask nicely. Keep the answer.</h1>
          <p className="lead">
            A subscribe form is a piece of plain HTML for your site. Whoever fills it in
            gets one email to confirm, and only then your news.
          </p>
          <div className={styles.actions}>
            <ButtonLink to="#make">Make a form here</ButtonLink>
            <TrialLink kind="secondary">Start 7-day trial</TrialLink>
          </div>
          <p className={styles.fine}>
            <Kix text="subscribed" />
            <span>No script in your page. Works with JavaScript off.</span>
          </p>
        </div>
        <PaperForm className={styles.paper} />
      </div>
    </section>
  );
}
