import type {ReactNode} from 'react';
import styles from './Peek.module.css';

/** Where a result is not beside its form, its gist stays at the lower edge and leads to it. */
export function Peek({href, children}: {href: `#${string}`; children: ReactNode}) {
  return (
    <a className={styles.peek} data-scripted href={href}>
      {children}
    </a>
  );
}
