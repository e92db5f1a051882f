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
        <h1>Onboarding emails that stop when the user is done.</h1>
        <div>
          <p className="lead">
            A sequence starts when a user signs up for your product and checks, before
            each email, whether that person still needs it. Your code can end it with one
            API call, and the first 7 days are free.
          </p>
          <div className={styles.actions}>
            <TrialLink>Try it free</TrialLink>
            <ButtonLink to="/docs/setup-onboarding-sequence/" kind="secondary">
              Read the docs
            </ButtonLink>
          </div>
        </div>
      </section>
      <section className={styles.wall} aria-labelledby="timetable">
        <Rings className={styles.rings} />
        <div className={clsx('wrap', styles.inner)}>
          <div className={styles.head}>
            <h2 id="timetable">Try it: shift the days and see who gets what</h2>
            <Wren define className={styles.wren} />
          </div>
          <Timetable />
        </div>
      </section>
    </>
  );
}
