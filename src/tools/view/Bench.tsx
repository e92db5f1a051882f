import type {ReactNode} from 'react';
import styles from './Bench.module.css';

/** A form and, beside it where there is room, what is made of it: the last child stays in view. */
export function Bench({children}: {children: ReactNode}) {
  return <div className={`wrap ${styles.bench ?? ''}`}>{children}</div>;
}
