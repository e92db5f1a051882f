import {TrialLink} from '../../chrome';
import {ButtonLink} from '../../ui';
import {acme, Letter} from '../scenes';
import styles from './Hero.module.css';

/** A letter, and at its foot the one pixel all of this is about, magnified. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div className={styles.say}>
          <h1>Open tracking sees a picture, not a reader.</h1>
          <p className="lead">
            A tracked email carries one invisible pixel. When it is fetched, we note the
            time. Often that means somebody read the email. This page shows when it does
            not.
          </p>
          <p className={styles.actions}>
            <ButtonLink to="#programs">See what each mail program does</ButtonLink>
            <TrialLink kind="secondary">Try it free</TrialLink>
          </p>
          <p className={styles.fine}>
            Off until you set <code>trackOpens</code>, one email at a time.
          </p>
        </div>
        <div className={styles.desk} aria-hidden="true" data-twin="none">
          <Letter
            from={acme.news}
            time="09:41"
            subject="Folders are here"
            className={styles.letter}
          >
            <p>Look at the left of your screen, Ana.</p>
            <p>
              Your projects can live in folders now. Drag one onto another and see what
              happens.
            </p>
            <p>The team at Acme</p>
            <span className={styles.pixel} />
          </Letter>
          <div className={styles.glass}>
            <span className={styles.big} />
            <p>
              <b>1 × 1 pixel</b>
              its address is unique to this email
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
