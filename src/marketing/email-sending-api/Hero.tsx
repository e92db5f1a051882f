import clsx from 'clsx';
import {CodeTabs} from '../../reading';
import {TrialActions} from '../parts';
import {Wren} from '../scenes';
import styles from './Hero.module.css';
import {sampleTabs} from './highlighted';
import {ResponseCard} from './ResponseCard';
import strip from './Strip.module.css';

/** The request on the counter; out of the counter's slot comes the answer on paper. */
export function Hero() {
  return (
    <section className={clsx(strip.lanes, styles.hero)}>
      <div className={styles.say}>
        <h1>An email API that tells you what happened.</h1>
        <p className="lead">
          Send with one HTTPS request. You get an ID back immediately, a webhook for every
          delivery, bounce and open, and an error message that names the field to fix.
        </p>
        <TrialActions />
        <p className="small quiet">
          Free for 7 days. Your first email in under 30 minutes.
        </p>
      </div>
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
