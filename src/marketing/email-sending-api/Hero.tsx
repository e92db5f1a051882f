import clsx from 'clsx';
import {TrialLink} from '../../chrome';
import {CodeTabs} from '../../reading';
import {ButtonLink, Kix} from '../../ui';
import {Wren} from '../scenes';
import styles from './Hero.module.css';
import {sampleTabs} from './highlighted';
import {Slip} from './Slip';
import strip from './Strip.module.css';

/** The request on the counter; out of the counter's slot comes the answer on paper. */
export function Hero() {
  return (
    <section className={clsx(strip.lanes, styles.hero)}>
      <div className={styles.say}>
        <h1>An email sending API that hands you a receipt.</h1>
        <p className="lead">
          One HTTPS request sends a password reset, a sign-in code, an invoice. The answer
          is an id, and the id finds the email again at every stop of its way.
        </p>
        <div className={styles.actions}>
          <TrialLink>Start 7-day trial</TrialLink>
          <ButtonLink to="/docs/email-sending-quickstart/" kind="secondary">
            Read the quickstart
          </ButtonLink>
        </div>
        <p className={styles.fine}>
          <Kix text="API v1" />
          <span>First email out in under 30 minutes.</span>
        </p>
      </div>
      <div className={styles.counter}>
        <Wren define className={styles.wren} />
        <div className={styles.request}>
          <CodeTabs blocks={sampleTabs('request')} label="Language of the request" />
        </div>
        <div className={styles.slot} />
      </div>
      <Slip className={clsx(strip.paper, styles.slip)} />
    </section>
  );
}
