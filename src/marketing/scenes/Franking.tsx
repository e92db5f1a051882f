import clsx from 'clsx';
import styles from './Imprint.module.css';
import {RoundMark, type RoundMarkProps} from './RoundMark';

interface FrankingProps extends RoundMarkProps {
  /** What it shows, for screen readers. */
  label: string;
  /** In the value box: over the value, the value, under it. */
  value: readonly [above: string, value: string, below: string];
  className?: string | undefined;
}

/** The imprint of a franking machine: town mark, slogan bars, value box. */
export function Franking({label, rim, lines, value, className}: FrankingProps) {
  const [above, amount, below] = value;
  return (
    <svg
      className={clsx(styles.imprint, styles.printed, className)}
      viewBox="10 10 380 112"
      role="img"
      aria-label={label}
    >
      <g transform="translate(9 9) scale(0.95)">
        <RoundMark rim={rim} lines={lines} />
      </g>
      <path
        strokeWidth="2"
        d={[40, 52, 64, 76, 88].map((y) => `M132 ${y}h108`).join('')}
      />
      <path d="M256 12h132v108H256z" />
      <path strokeWidth="1.2" d="M264 20h116v92H264z" />
      <g fontSize="12">
        <text x="322" y="38">
          {above}
        </text>
        <text x="322" y="82" fontSize="46" className={styles.amount}>
          {amount}
        </text>
        <text x="322" y="102">
          {below}
        </text>
      </g>
    </svg>
  );
}
