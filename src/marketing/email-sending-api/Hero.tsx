import clsx from 'clsx';
import {TrialLink} from '../../chrome';
import {CodeTabs} from '../../reading';
import {Actions, ButtonLink, Say} from '../../ui';
import {Wren} from '../scenes';
import styles from './Hero.module.css';
import {sampleTabs} from './highlighted';
import {ResponseCard} from './ResponseCard';
import strip from './Strip.module.css';

/** The request on the counter; out of the counter's slot comes the answer on paper. */
export function Hero() {
  return (
    <section className={clsx(strip.lanes, styles.hero)}>
      <Say className={styles.say}>
        <h1>An email API that tells you what happened.</h1>
        <p className="lead">
          Send with one HTTPS request. You get an ID back immediately, a webhook for every
          delivery and bounce, and an error message that names the field to fix.
        </p>
        <Actions>
          <TrialLink>Try it free</TrialLink>
          <ButtonLink to="/docs/email-sending-quickstart/" kind="secondary">
            Read the docs
          </ButtonLink>
        </Actions>
        <p className="small">Free for 7 days. Your first email in under 30 minutes.</p>
      </Say>
      <div className={styles.counter}>
        <Wren define className={styles.wren} />
        <div className={styles.request}>
          <CodeTabs blocks={sampleTabs('request')} label="Language of the request" />
        </div>
        <div className={styles.slot} />
      </div>
      <ResponseCard className={clsx(strip.paper, styles.panel)} />
    </section>
  );
}
