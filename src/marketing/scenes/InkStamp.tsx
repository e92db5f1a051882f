import styles from './InkStamp.module.css';

/** What became of an entry: `good` it arrived, `changed` data moved, `kept` no post, `refused` it came back. */
export type InkTone = 'good' | 'changed' | 'kept' | 'refused';

/** A word as a clerk's rubber stamp leaves it, a little askew. */
export function InkStamp({tone, children}: {tone: InkTone; children: string}) {
  return <span className={`${styles.ink ?? ''} ${styles[tone] ?? ''}`}>{children}</span>;
}
