import {TrialLink} from '../../chrome';
import {Actions, ButtonLink, Say, Section} from '../../ui';
import {acme, Letter} from '../scenes';
import styles from './Hero.module.css';

/** The pixels around the one that is tracked, as far as the glass shows them. */
const GRID =
  'M48 30v180M96 8v224M144 8v224M192 30v180M71 16h98M20 64h200M5 112h230M12 160h216M46 208h148';

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
          from={acme}
          time="09:41"
          subject="Your weekly summary"
          className={styles.letter}
        >
          <p>Here is your week, Ana.</p>
          <p>
            Your team finished 12 tasks in three projects. Two more tasks in Harbor are
            due on Monday.
          </p>
          <p>The team at Acme</p>
          <span className={styles.pixel} />
        </Letter>
        <div className={styles.glass}>
          <svg viewBox="0 0 240 240" overflow="visible" aria-hidden="true">
            <path
              stroke="var(--ink)"
              strokeWidth="24"
              strokeLinecap="round"
              d="m202 196 88 79"
            />
            <circle fill="var(--sheet)" cx="120" cy="120" r="115" />
            <path stroke="var(--line)" d={GRID} />
            <path fill="var(--yellow)" stroke="var(--on-yellow)" d="M96 64h48v48H96z" />
            <circle
              fill="none"
              stroke="var(--ink)"
              strokeWidth="10"
              cx="120"
              cy="120"
              r="115"
            />
          </svg>
          <p>
            <b>1 × 1 pixel</b>
            its address is unique to this email
          </p>
        </div>
      </div>
    </Section>
  );
}
