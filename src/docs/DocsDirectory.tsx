import type {ReactNode} from 'react';
import styles from './DocsDirectory.module.css';

/**
 * A board as it hangs in the hall of a post office: at the left what people come for, at
 * the right where they find it. Takes third-level headings, each followed by paragraphs
 * that begin with a link.
 */
export function DocsDirectory({children}: {children: ReactNode}) {
  return <div className={styles.directory}>{children}</div>;
}
