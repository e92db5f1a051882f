import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './Band.module.css';

/** A part of a page from edge to edge, with a line above it. */
export function Band({
  on = 'paper',
  isPrinted = true,
  className,
  children,
  ...section
}: ComponentProps<'section'> & {
  /** What it stands on: the page, or the recessed ground. */
  on?: 'paper' | 'tray';
  isPrinted?: boolean;
}) {
  return (
    <section
      {...section}
      className={clsx(
        styles.band,
        on === 'tray' && styles.tray,
        !isPrinted && styles.screen,
        className,
      )}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}
