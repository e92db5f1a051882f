import {formatDate} from '../../../../reading';
import styles from './Timetable.module.css';
import type {PlannedStep} from './useDmarcGenerator';

/** The plan as the plate on a letter box: on which day which record is collected. */
export function Timetable({
  plan,
  isDated,
}: {
  plan: readonly PlannedStep[];
  isDated: boolean;
}) {
  return (
    <section className={styles.plate} aria-labelledby="plan">
      <div className={styles.head}>
        <h2 id="plan">Next steps</h2>
        <p>
          {isDated
            ? 'Counted from today, each date is the earliest for the next step, and you can always wait longer.'
            : 'The days count from when you start, and you can always wait longer.'}
        </p>
      </div>
      <ol className={styles.times}>
        {plan.map(({on, title, before, caution, record, changes, after}) => (
          <li key={`${on} ${title}`} data-reads={!changes || undefined}>
            <p className={styles.day}>
              {isDated ? <time dateTime={on}>{formatDate(on)}</time> : `Day ${after + 1}`}
            </p>
            <div className={styles.step}>
              <h3>{title}</h3>
              {changes && <code className={styles.record}>{record}</code>}
              <p className={styles.before}>{changes ? 'Before that:' : 'On that day:'}</p>
              <ul>
                {before.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {caution && <p className={styles.caution}>{caution}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
