import type {ReactNode} from 'react';
import styles from './Panes.module.css';

/**
 * Views of which one is seen, all in one cell, so that a choice moves nothing below: the one
 * for which the page's style sheet sets `--seen: visible`.
 */
export function Panes({children}: {children: ReactNode}) {
  return <div className={styles.panes}>{children}</div>;
}
