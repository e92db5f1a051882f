import {useId} from 'react';
import styles from './Franking.module.css';

interface FrankingProps {
  /** What it shows, for screen readers. */
  label: string;
  /** Above and below, in the round mark. */
  rim: readonly [above: string, below: string];
  lines: readonly [string, string];
  /** In the value box: over the value, the value, under it. */
  value: readonly [above: string, value: string, below: string];
  className?: string | undefined;
}

/** The imprint of a franking machine: town mark, slogan bars, value box. */
export function Franking({label, rim, lines, value, className}: FrankingProps) {
  const id = useId();
  return (
    <svg
      className={`${styles.franking ?? ''} ${className ?? ''}`}
      viewBox="10 10 380 112"
      role="img"
      aria-label={label}
    >
      <path d="M256 12h132v108H256z" />
      <circle cx="66" cy="66" r="54" />
      <path
        className={styles.bars}
        d={[40, 52, 64, 76, 88].map((y) => `M132 ${y}h108`).join('')}
      />
      <g className={styles.fine}>
        <path d="M264 20h116v92H264z" />
        <circle cx="66" cy="66" r="36" />
      </g>
      <path id={`${id}a`} className={styles.guide} d="M24 66a42 42 0 0 1 84 0" />
      <path id={`${id}b`} className={styles.guide} d="M17.5 66a48.5 48.5 0 0 0 97 0" />
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
      <text x="66" y="63">
        {lines[0]}
      </text>
      <text x="66" y="80">
        {lines[1]}
      </text>
      <text className={styles.small} x="322" y="38">
        {value[0]}
      </text>
      <text className={styles.value} x="322" y="82">
        {value[1]}
      </text>
      <text className={styles.small} x="322" y="102">
        {value[2]}
      </text>
    </svg>
  );
}
