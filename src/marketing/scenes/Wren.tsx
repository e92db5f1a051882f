import clsx from 'clsx';
import styles from './Wren.module.css';

const DRAWING_ID = 'wren';
const LINE = {fill: 'none', stroke: 'var(--bird-line)'} as const;

/**
 * The wren, standing: its feet touch the lower edge of the box. It takes its colours
 * from `--bird`, `--bird-2` and `--bird-line`. Decorative.
 */
export function Wren({
  define = false,
  carries = false,
  stands = false,
  className,
}: {
  /** The page's first wren carries the drawing; the others refer to it. */
  define?: boolean;
  /** It has a letter in its beak. */
  carries?: boolean;
  /** On the edge of what is below it. */
  stands?: boolean;
  className?: string | undefined;
}) {
  return (
    <svg
      className={clsx(stands && styles.stands, className)}
      viewBox="24 24 212 178"
      aria-hidden="true"
      {...(carries && {overflow: 'visible'})}
    >
      {define ? (
        <g id={DRAWING_ID} fill="var(--bird)" strokeLinejoin="round" strokeWidth="4">
          <g className={styles.tail}>
            <path d="M62 124 34 40l27-8 36 74z" />
            <path {...LINE} d="m40.5 59.5 28.2-10.5M47 79l31.5-11.500M54.5 100l33-12.5" />
          </g>
          <path d="M50 118c2-8 22-18 40-26 18-40 40-52 66-52 22 0 40 14 44 32l30 7-31 9c-4 50-38 82-82 82-40 0-64-22-67-52z" />
          <path
            fill="var(--bird-2)"
            d="M62 118c20-16 52-24 84-18 4 26-14 50-44 50-20 0-35-12-40-32z"
          />
          <path
            {...LINE}
            d="M80 112c4 14 14 28 28 36m-8-44c4 14 14 26 28 34m-6-39c4 11 10 20 19 27M152 66c12-9 28-10 42-4"
          />
          <circle fill="var(--bird-line)" cx="172" cy="74" r="6" />
          <path
            fill="none"
            stroke="var(--bird)"
            strokeWidth="5"
            d="m104 168-8 30m-14 0h26m24-28 2 28m-12 0h26"
          />
        </g>
      ) : (
        <use href={`#${DRAWING_ID}`} />
      )}
      {carries && (
        <path
          fill="var(--stamp)"
          stroke="var(--ink)"
          strokeLinejoin="round"
          d="m206 88 58-10 7 40-58 10zl37 17 21-27"
        />
      )}
    </svg>
  );
}
