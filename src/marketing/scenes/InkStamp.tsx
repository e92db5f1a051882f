import styles from './InkStamp.module.css';

/** What became of an entry: `good` it arrived, `changed` data moved, `kept` no post, `refused` it came back. */
export type InkTone = 'good' | 'changed' | 'kept' | 'refused';

const TONES: Readonly<Record<InkTone, string>> = {
  good: 'var(--green)',
  changed: 'var(--blue)',
  kept: 'var(--ink-2)',
  refused: 'var(--red)',
};

/** A word as a clerk's rubber stamp leaves it, a little askew. */
export function InkStamp({tone, children}: {tone: InkTone; children: string}) {
  return (
    <span className={styles.ink} style={{color: TONES[tone]}}>
      {children}
    </span>
  );
}
