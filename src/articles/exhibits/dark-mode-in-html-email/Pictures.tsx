import type {ReactNode} from 'react';
import styles from './Pictures.module.css';

/** Pictures of one email side by side, each a paragraph of MDX with its caption. */
export function Pictures({children}: {children: ReactNode}) {
  return <div className={styles.pictures}>{children}</div>;
}
