import type {ReactNode} from 'react';
import styles from './DocsTracks.module.css';

/** An envelope at a point of the drawing, 44 by 30. */
function Envelope({x, y, isSent = true}: {x: number; y: number; isSent?: boolean}) {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`} opacity={isSent ? 1 : 0.35}>
      <rect width="44" height="30" fill="var(--env)" />
      <path d="m0 0 22 17L44 0" />
    </g>
  );
}

const LINES = [
  [34, 44],
  [46, 62],
  [58, 50],
  [70, 30],
] as const;

const DAYS = [28, 98, 168] as const;

const EVENTS = [
  ['green', 96],
  ['green', 120],
  ['red', 76],
  ['blue', 108],
] as const;

const PICTURES = {
  /** Code, and the email that it sends. */
  send: (
    <>
      <rect
        x="16"
        y="18"
        width="96"
        height="74"
        rx="6"
        fill="var(--night)"
        stroke="none"
      />
      <g stroke="var(--c-str)" strokeWidth="4">
        {LINES.map(([y, width]) => (
          <path key={y} d={`M28 ${String(y)}h${String(width)}`} />
        ))}
      </g>
      <path d="M120 55h44m-7-7 7 7-7 7" />
      <Envelope x={176} y={40} />
      <rect x="206" y="44" width="10" height="12" fill="var(--yellow)" />
    </>
  ),
  /** Days in a row; what comes after the goal is not sent. */
  sequence: (
    <>
      <path d="M16 80h208" />
      {DAYS.map((x, index) => (
        <g key={x}>
          <Envelope x={x} y={28} isSent={index < 2} />
          <circle cx={x + 22} cy="80" r="5" fill="var(--yellow)" />
        </g>
      ))}
      <path d="m177 36 26 14m0-14-26 14" stroke="var(--red)" strokeWidth="3" />
    </>
  ),
  /** A log of events. */
  events: (
    <>
      <rect x="28" y="12" width="184" height="90" fill="var(--env)" />
      {EVENTS.map(([color, width], index) => {
        const y = 28 + index * 19;
        return (
          <g key={y}>
            <circle cx="46" cy={y} r="5" fill={`var(--${color})`} stroke="none" />
            <path d={`M62 ${String(y)}h${String(width)}`} />
          </g>
        );
      })}
    </>
  ),
};

/** Ways through the docs beside each other: takes `DocsTrack`s. */
export function DocsTracks({children}: {children: ReactNode}) {
  return <div className={styles.tracks}>{children}</div>;
}

/**
 * What a reader can build, with the pages that lead there in their order.
 *
 * @param picture a drawing of it; the heading and the text beside it say the same
 */
export function DocsTrack({
  picture,
  children,
}: {
  picture: keyof typeof PICTURES;
  children: ReactNode;
}) {
  return (
    <div className={styles.track}>
      <svg viewBox="0 0 240 110" className={styles.picture} aria-hidden="true">
        {PICTURES[picture]}
      </svg>
      <div>{children}</div>
    </div>
  );
}
