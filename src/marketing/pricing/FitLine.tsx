import type {CSSProperties} from 'react';
import styles from './FitLine.module.css';
import {widthInEms} from './lineWidth';

/** Lines of at most so many characters stand in the wide cut of the heading face. */
const SHORT = 4;

/**
 * One line of large print in a box of a fixed size: as large as `--largest` says, and
 * smaller where it would not fit. The box around it has to be a size container.
 */
export function FitLine({
  text,
  className,
}: {
  text: string;
  className?: string | undefined;
}) {
  return (
    <span className={className}>
      <span
        className={styles.line}
        data-short={text.length > SHORT ? undefined : ''}
        style={{'--ems': widthInEms(text).toFixed(2)} as CSSProperties}
      >
        {text}
      </span>
    </span>
  );
}
