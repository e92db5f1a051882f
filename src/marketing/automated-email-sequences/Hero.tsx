import clsx from 'clsx';
import {Columns} from '../../ui';
import {TrialActions} from '../parts';
import {StampField, Wren} from '../scenes';
import styles from './Hero.module.css';
import {Timetable} from './Timetable';

/** The plate on the yellow wall, with the week of one contact on it. */
export function Hero() {
  return (
    <>
      <section className={clsx('wrap', styles.say)}>
        <Columns split="1.25fr 1fr" align="middle">
          <h1>Onboarding emails that stop when the user is done.</h1>
          <div>
            <p className="lead">
              A sequence starts when a user signs up for your product and checks, before
              each email, whether that person still needs it. Your code can end it with
              one API call, and the first 7 days are free.
            </p>
            <TrialActions to="/docs/setup-onboarding-sequence/" />
          </div>
        </Columns>
      </section>
      <section aria-labelledby="timetable">
        <StampField at="96% 0%" from="6rem">
          <div className={styles.head}>
            <h2 id="timetable">Try an onboarding sequence: see who gets which email</h2>
            <Wren define stands />
          </div>
          <Timetable />
        </StampField>
      </section>
    </>
  );
}
