import styles from './Guilloche.module.css';

const LENGTH = 480;
const HEIGHT = 28;
const WAVES = 7;

/** One line of the engraving: a slow wave whose swing comes and goes. */
function wave(phase: number): string {
  const points = Array.from({length: LENGTH / 4 + 1}, (_, index) => {
    const x = index * 4;
    const swing = 5 + 7 * Math.sin((x / LENGTH) * Math.PI * 6) ** 2;
    const y = HEIGHT / 2 + swing * Math.sin((x / LENGTH) * Math.PI * 24 + phase);
    return `${x} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

const PATH = Array.from({length: WAVES}, (_, index) =>
  wave((index / WAVES) * Math.PI * 2),
).join('');

/** The engraved band of a share certificate. */
export function Guilloche() {
  return (
    <svg
      className={styles.band}
      viewBox={`0 0 ${LENGTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d={PATH}
        fill="none"
        stroke="var(--form)"
        strokeWidth="0.6"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
