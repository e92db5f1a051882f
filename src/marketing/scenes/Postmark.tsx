import clsx from 'clsx';
import {useId} from 'react';
import styles from './Postmark.module.css';

interface PostmarkProps {
  /** Along the rim, above and below: a dozen letters each. */
  rim: readonly [above: string, below: string];
  /** In the middle, two short lines. */
  lines: readonly [string, string];
  /** The wavy bars that cancel the stamp, right of the circle. */
  waves?: boolean;
  className?: string | undefined;
}

const WAVE = 'c10-9 20-9 30 0s20 9 30 0 20-9 30 0 20 9 30 0';

/** A cancellation in the colour of the text, sitting in the paper. Decorative. */
export function Postmark({rim, lines, waves = false, className}: PostmarkProps) {
  const id = useId();
  return (
    <svg
      className={clsx(styles.postmark, className)}
      viewBox={`0 0 ${waves ? 240 : 120} 120`}
      aria-hidden="true"
    >
      <circle cx="60" cy="60" r="57" />
      <circle className={styles.inner} cx="60" cy="60" r="37" />
      {waves && <path d={[34, 46, 58, 70, 82].map((y) => `M118 ${y}${WAVE}`).join('')} />}
      <path id={`${id}a`} className={styles.guide} d="M16 60a44 44 0 0 1 88 0" />
      <path id={`${id}b`} className={styles.guide} d="M9.5 60a50.5 50.5 0 0 0 101 0" />
      <text className={styles.rim}>
        <textPath href={`#${id}a`} startOffset="50%">
          {rim[0]}
        </textPath>
      </text>
      <text className={styles.rim}>
        <textPath href={`#${id}b`} startOffset="50%">
          {rim[1]}
        </textPath>
      </text>
      <text x="60" y="57">
        {lines[0]}
      </text>
      <text x="60" y="74">
        {lines[1]}
      </text>
    </svg>
  );
}
