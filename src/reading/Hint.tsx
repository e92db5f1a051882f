import type {ReactNode} from 'react';
import styles from './Hint.module.css';

const LABELS = {info: 'Note', success: 'Done', warning: 'Careful'} as const;

export type HintKind = keyof typeof LABELS;

/** A remark beside the text: what to know, what to mind, what has been reached. */
export function Hint({
  type,
  title = LABELS[type],
  children,
}: {
  type: HintKind;
  title?: ReactNode;
  children: ReactNode;
}) {
  return (
    <aside className={styles.hint} data-kind={type}>
      <b className={styles.label}>{title}</b>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}
