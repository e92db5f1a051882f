import type {ReactNode} from 'react';
import styles from './Sideways.module.css';

/**
 * A row that phones move sideways. Wider screens lay its content out as if it were not
 * there, so it is a stop of the keyboard only where it scrolls.
 */
export function Sideways({label, children}: {label: string; children: ReactNode}) {
  return (
    <div
      className={styles.row}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
    >
      {children}
    </div>
  );
}
