import clsx from 'clsx';
import styles from './Imprint.module.css';
import {RoundMark, type RoundMarkProps} from './RoundMark';

interface PostmarkProps extends RoundMarkProps {
  /** The wavy bars that cancel the stamp, right of the circle. */
  waves?: boolean;
  /** It comes down as the page opens. */
  fresh?: boolean;
  /** It is on the lower right corner of a form, and a little beyond it. */
  corner?: boolean;
  className?: string | undefined;
}

/** The class of what comes down on the paper as the page opens. */
export const {thump} = styles;

const WAVE = 'c10-9 20-9 30 0s20 9 30 0 20-9 30 0 20 9 30 0';

/** A cancellation in the colour of the text, sitting in the paper. Decorative. */
export function Postmark({
  rim,
  lines,
  waves = false,
  fresh,
  corner,
  className,
}: PostmarkProps) {
  return (
    <svg
      className={clsx(
        styles.imprint,
        styles.pressed,
        fresh && styles.thump,
        corner && styles.corner,
        className,
      )}
      viewBox={`0 0 ${waves ? 240 : 120} 120`}
      aria-hidden="true"
    >
      <RoundMark rim={rim} lines={lines} />
      {waves && <path d={[34, 46, 58, 70, 82].map((y) => `M118 ${y}${WAVE}`).join('')} />}
    </svg>
  );
}
