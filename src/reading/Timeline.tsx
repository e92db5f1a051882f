import type {ReactNode} from 'react';
import {InlineText} from './InlineText';
import styles from './Timeline.module.css';

interface Moment {
  /** When: `Friday, 08:00`. */
  at: string;
  /** What it is then, in a word: a status. */
  state: string;
  /** A string may hold `code` and [links](/docs/). */
  text: ReactNode;
}

/** What happens one after the other, each with its time and state. */
export function Timeline({moments}: {moments: readonly Moment[]}) {
  return (
    <ol className={styles.timeline}>
      {moments.map(({at, state, text}) => (
        <li key={`${at} ${state}`}>
          <span className={styles.at}>{at}</span>
          <code className={styles.state}>{state}</code>
          <span className={styles.text}>
            {typeof text === 'string' ? <InlineText text={text} /> : text}
          </span>
        </li>
      ))}
    </ol>
  );
}
