import clsx from 'clsx';
import {TrialLink} from '../../chrome';
import {ButtonLink} from '../../ui';
import {Rings, Wren} from '../scenes';
import styles from './Hero.module.css';
import {Timetable} from './Timetable';

/** The plate on the yellow wall, with the week of one contact on it. */
export function Hero() {
  return (
    <>
      <section className={clsx('wrap', styles.say)}>
        <h1>Emails that run to a timetable, and know when to stop.</h1>
        <div>
          <p className="lead">
            A sequence starts when a user signs up and counts from that minute. Before
            each email it asks whether this one person still needs it. Your code ends it
            with one call.
          </p>
          <div className={styles.actions}>
            <TrialLink>Start 7-day trial</TrialLink>
            <ButtonLink to="/docs/setup-onboarding-sequence/" kind="secondary">
              Build this one
            </ButtonLink>
          </div>
        </div>
      </section>
      <section className={styles.wall} aria-labelledby="timetable">
        <Rings className={styles.rings} />
        <div className={clsx('wrap', styles.inner)}>
          <div className={styles.head}>
            <h2 id="timetable">Move the day</h2>
            <Wren define className={styles.wren} />
          </div>
          <Timetable />
        </div>
      </section>
    </>
  );
}
