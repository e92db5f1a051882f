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
      <rect fill="var(--sheet)" width="100%" height="100%" />
      {stamps.map(({sign, fill}, index) => {
        const x = (index % SIDE) * STEP;
        const y = Math.floor(index / SIDE) * STEP;
        return (
          // Stamps of one part are alike.
          <g key={index} transform={`translate(${x} ${y})`}>
            <rect
              stroke="var(--line-strong)"
              strokeWidth="0.5"
              x="3"
              y="3"
              width="18"
              height="18"
              fill={fillOf(id, fill)}
            />
            <rect fill="var(--sheet)" x="6.5" y="6.5" width="11" height="11" />
            <text x="12" y="15.2">
              {sign}
            </text>
          </g>
        );
      })}
      {/* The perforation: round dashes in the color of what lies under the sheet. */}
      <path
        fill="none"
        stroke="var(--under, var(--tray))"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeDasharray="0 4.8"
        d={Array.from({length: SIDE + 1}, (_, index) => {
          const at = index * STEP;
          const length = SIDE * STEP;
          return `M0 ${at}h${length}M${at} 0v${length}`;
        }).join('')}
      />
    </svg>
  );
}
