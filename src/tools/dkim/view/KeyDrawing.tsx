import styles from './KeyDrawing.module.css';
import {keyTeeth} from './keyTeeth';

const TOOTH = 12;
const SHAFT_START = 92;

/**
 * A key on its paper tag. Its teeth are cut from the public key: the same key looks the
 * same wherever it is drawn, and a long one is longer.
 */
export function KeyDrawing({
  publicKey,
  bits,
  label,
  state = 'good',
}: {
  /** Base64; empty for a key that is not there. */
  publicKey: string;
  bits: number;
  /** The name on the tag. */
  label: string;
  state?: 'good' | 'missing' | 'broken';
}) {
  const teeth = keyTeeth(publicKey, bits);
  const end = SHAFT_START + 24 + teeth.length * TOOTH;
  const isThere = state !== 'missing';
  const line = isThere
    ? {stroke: 'var(--on-yellow)'}
    : {stroke: 'var(--line-strong)', strokeDasharray: '5 5'};
  const metal = {fill: isThere ? 'var(--yellow)' : 'none', ...line};
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="0 0 320 112"
        aria-hidden="true"
        strokeWidth="2"
        strokeLinejoin="round"
      >
        <path
          {...metal}
          d={`M${SHAFT_START} 44H${end - 6}L${end} 50V58H${SHAFT_START + 16 + teeth.length * TOOTH}${reversed(teeth)}V58H${SHAFT_START}Z`}
        />
        <circle {...metal} cx="54" cy="51" r="42" />
        <circle
          {...line}
          fill={isThere ? 'var(--sheet)' : 'none'}
          cx="44"
          cy="51"
          r="17"
        />
        {state === 'broken' && (
          <path
            d={`M${SHAFT_START + 40} 34l10 14-8 8 12 26`}
            fill="none"
            stroke="var(--red)"
            strokeWidth="5"
          />
        )}
        {isThere && (
          <path
            d={`M${SHAFT_START + 6} 51H${end - 14}`}
            stroke="var(--field-line)"
            strokeWidth="3"
          />
        )}
      </svg>
      <figcaption className={styles.tag}>{label}</figcaption>
    </figure>
  );
}

/** The teeth from the tip back to the bow, as one line. */
function reversed(teeth: readonly number[]): string {
  return teeth
    .map((depth, index) => {
      const x = SHAFT_START + 16 + index * TOOTH;
      return `V${64 + depth * 6}H${x}`;
    })
    .reverse()
    .join('');
}
