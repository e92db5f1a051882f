import type {ReactNode} from 'react';
import styles from './WithoutScripts.module.css';

/** What a visitor without JavaScript reads in place of what needs it. */
export function WithoutScripts({children}: {children: ReactNode}) {
  return (
    <noscript>
      <p className={styles.note}>{children}</p>
    </noscript>
  );
}
