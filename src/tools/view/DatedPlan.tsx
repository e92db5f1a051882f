import type {ReactNode} from 'react';
import {formatDate} from '../../reading';
import styles from './DatedPlan.module.css';

/** A step of a plan. */
export interface DatedStep {
  /** The earliest day, as YYYY-MM-DD, or what stands in its place. */
  on: string;
  isDate?: boolean;
  title: ReactNode;
  /** It is the one to do now. */
  isNext?: boolean;
  /** Nothing is changed on that day. */
  isQuiet?: boolean;
  content: ReactNode;
}

/** A plan as the enamel plate on a letter box: what is due on which day. */
export function DatedPlan({
  head,
  steps,
}: {
  head?: ReactNode;
  steps: readonly DatedStep[];
}) {
  return (
    <div className={styles.plate}>
      {head && <div className={styles.head}>{head}</div>}
      <ol>
        {steps.map(({on, isDate = true, title, isNext, isQuiet, content}, index) => (
          // Two steps may be due on one day.
          <li
            key={`${index} ${on}`}
            aria-current={isNext ? 'step' : undefined}
            data-quiet={isQuiet ? '' : undefined}
          >
            <p>{isDate ? <time dateTime={on}>{formatDate(on)}</time> : on}</p>
            <div>
              <h3>{title}</h3>
              {content}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
