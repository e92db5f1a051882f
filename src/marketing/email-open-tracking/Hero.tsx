import {TrialLink} from '../../chrome';
import {Actions, ButtonLink, Say, Section} from '../../ui';
import {acme, Letter} from '../scenes';
import styles from './Hero.module.css';

/** A letter, and at its foot the one pixel all of this is about, magnified. */
export function Hero() {
  return (
    <Section first split="1.15fr 1fr" align="middle">
      <Say>
        <h1>Email open tracking, and what an open really means.</h1>
        <p className="lead">
          A tracked email carries one invisible image, and we record when it is fetched.
          Often that means someone read the email; here is when it does not.
        </p>
        <Actions>
          <ButtonLink to="#programs">Compare mail apps</ButtonLink>
          <TrialLink kind="secondary">Try it free</TrialLink>
        </Actions>
        <p className="small">
          Free for 7 days. Tracking is off until you turn it on for an email.
        </p>
      </Say>
      <div aria-hidden="true" data-twin="none">
        <Letter
          from={acme.news}
          time="09:41"
          subject="Folders are here"
          className={styles.letter}
        >
          <p>Take a look at your sidebar, Ana.</p>
          <p>
            You can now sort your projects into folders. Drag one project onto another to
            create a folder.
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
    </Section>
  );
}
