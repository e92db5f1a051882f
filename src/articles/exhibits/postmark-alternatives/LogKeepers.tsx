import {useId} from 'react';
import {FigureValue} from '../../FigureValue';
import styles from './LogKeepers.module.css';
import {isKept, KEEPERS, QUESTIONS} from './retention';

/**
 * A customer writes in some days later: whose log still has the email? Radio buttons
 * and CSS, so it works without JavaScript; in print there is a table of all days.
 */
export function LogKeepers() {
  const name = useId();
  return (
    <fieldset className={styles.exhibit}>
      <legend className={styles.title}>Can you still look it up?</legend>
      <p className={styles.ask}>A customer writes to you, this long after the email:</p>
      <div className={styles.days} data-twin="none">
        {QUESTIONS.map(({days, label}, index) => (
          <label key={days}>
            <input type="radio" name={name} value={index} defaultChecked={index === 2} />
            {label}
          </label>
        ))}
      </div>
      <ul className={styles.asked}>
        {QUESTIONS.map(({days, asks}, index) => (
          <li key={days} data-day={index}>
            {asks}
          </li>
        ))}
      </ul>
      <ul className={styles.drawers}>
        {KEEPERS.map((keeper) => (
          <li key={keeper.figure}>
            <span className={styles.who}>
              <b>{keeper.provider}</b> {keeper.plan}
              <small>
                keeps <FigureValue id={keeper.figure} />
              </small>
            </span>
            {QUESTIONS.map(({days, label}, index) => (
              <span
                key={days}
                className={styles.answer}
                data-day={index}
                data-kept={isKept(keeper, days)}
              >
                <span className={styles.when}>{label}: </span>
                {isKept(keeper, days) ? 'still there' : 'gone'}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
