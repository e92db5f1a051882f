import type {ReactNode} from 'react';
import styles from './Verdict.module.css';

/** What a verdict's colour says beside its words. */
export type Tone = 'good' | 'unsure' | 'bad' | 'none';

/** The result of a check in one sentence, stamped on top of the result. */
export function Verdict({
  id,
  tone,
  stamp,
  title,
  children,
}: {
  /** What it has the focus by, once the answer is there. */
  id: string;
  tone: Tone;
  /** One or two words: 'Pass', '9 of 10', 'No record'. */
  stamp: string;
  /** The sentence. */
  title: ReactNode;
  /** What follows from it. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.verdict} data-tone={tone}>
      <p className={styles.stamp}>{stamp}</p>
      <div className={styles.words}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </div>
  );
}
