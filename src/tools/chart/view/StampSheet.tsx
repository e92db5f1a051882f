import {useId} from 'react';
import {Fills, fillOf} from './Fills';
import styles from './StampSheet.module.css';

const SIDE = 10;
/** A stamp and the gap to the next, in units of the drawing. */
const STEP = 24;

/**
 * A sheet of a hundred stamps, divided: each stands for one percent. It is drawn for the
 * eye: give the numbers beside it.
 */
export function StampSheet({
  summary,
  parts,
}: {
  /** What the picture shows, in a sentence, for those who do not see it. */
  summary: string;
  /** Whole numbers of stamps with their sign, 100 in all; `fill` past the last is empty. */
  parts: readonly {sign: string; stamps: number; fill: number}[];
}) {
  const id = useId();
  const stamps = parts.flatMap(({sign, stamps: count, fill}) =>
    Array.from({length: count}, () => ({sign, fill})),
  );
  return (
    <svg
      className={styles.sheet}
      viewBox={`0 0 ${SIDE * STEP} ${SIDE * STEP}`}
      role="img"
      aria-label={summary}
    >
      <Fills id={id} />
      <rect className={styles.paper} width="100%" height="100%" />
      {stamps.map(({sign, fill}, index) => {
        const x = (index % SIDE) * STEP;
        const y = Math.floor(index / SIDE) * STEP;
        return (
          // Stamps of one part are alike.
          <g key={index} transform={`translate(${x} ${y})`}>
            <rect
              className={styles.print}
              x="3"
              y="3"
              width="18"
              height="18"
              fill={fillOf(id, fill)}
            />
            <rect className={styles.badge} x="6.5" y="6.5" width="11" height="11" />
            <text className={styles.sign} x="12" y="15.2">
              {sign}
            </text>
          </g>
        );
      })}
      <path
        className={styles.holes}
        d={Array.from({length: SIDE + 1}, (_, index) => {
          const at = index * STEP;
          const length = SIDE * STEP;
          return `M0 ${at}h${length}M${at} 0v${length}`;
        }).join('')}
      />
    </svg>
  );
}
