import type {CSSProperties} from 'react';
import styles from './FitLine.module.css';
import {widthInEms} from './lineWidth';

/** Lines of at most so many characters stand in the wide cut of the heading face. */
const SHORT = 4;
/** How much wider a line is there, at most. */
const WIDER = 1.16;

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
  const isWide = text.length <= SHORT;
  const ems = widthInEms(text) * (isWide ? WIDER : 1);
  return (
    <span className={className}>
      <span
        className={styles.line}
        style={
          {
            '--ems': ems.toFixed(2),
            ...(isWide && {'--cut': '112%'}),
          } as CSSProperties
        }
      >
        {text}
      </span>
    </span>
  );
}
