import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Stops.module.css';

/** A place on a line. */
export interface Stop {
  title: string;
  text?: string;
  /** What is drawn there; without it, the stop has its number. */
  mark?: ReactNode;
  /** The line from here to the next stop is dashed, because nothing passes it. */
  open?: boolean;
}

/**
 * What happens one after the other, as stops on a line: below each other and, where the
 * window has room, beside each other.
 */
export function Stops({
  of: stops,
  as: Title = 'h3',
  className,
}: {
  of: readonly Stop[];
  /** Headings, or only bold where the stops are no parts of the page. */
  as?: 'h3' | 'b';
  className?: string | undefined;
}) {
  return (
    <ol className={clsx(styles.stops, className)}>
      {stops.map(({title, text, mark, open}, index) => (
        <li key={title} data-open={open ? '' : undefined}>
          {mark ?? (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <div>
            <Title>{title}</Title>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
