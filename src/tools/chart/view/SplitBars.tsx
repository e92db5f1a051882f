import {useId} from 'react';
import {Fills, fillOf, FILLS} from './Fills';
import styles from './SplitBars.module.css';

export interface SplitBar {
  name: string;
  /** One for each part, adding up to 1; missing where there is nothing to draw. */
  shares?: readonly number[] | undefined;
}

/** Below this share a part has no room for its sign. */
const ROOM = 0.07;

/**
 * Bars of equal length, each divided among the same parts. Parts are told apart by pattern
 * and sign. It is drawn for the eye: give the numbers in a table beside it.
 */
export function SplitBars({
  summary,
  parts,
  bars,
}: {
  /** What the picture shows, in a sentence, for those who do not see it. */
  summary: string;
  /** Names of the parts with their sign, a letter or two. */
  parts: readonly {name: string; sign: string}[];
  bars: readonly SplitBar[];
}) {
  const id = useId();
  return (
    <div className={styles.bars} role="img" aria-label={summary}>
      {bars.map(({name, shares}, row) => (
        <div key={name} className={styles.bar}>
          <span className={styles.name}>{name}</span>
          {shares ? (
            <svg className={styles.track}>
              <Fills id={`${id}${row}`} />
              {shares.map((share, index) => {
                const from = shares.slice(0, index).reduce((all, one) => all + one, 0);
                const {name: part = '', sign = ''} = parts[index] ?? {};
                return (
                  <g key={part} data-empty={index >= FILLS || undefined}>
                    <rect
                      className={styles.part}
                      x={`${from * 100}%`}
                      width={`${share * 100}%`}
                      height="100%"
                      fill={fillOf(`${id}${row}`, index)}
                    />
                    {share >= ROOM && (
                      <svg x={`${(from + share / 2) * 100}%`} y="50%" overflow="visible">
                        <rect
                          className={styles.badge}
                          x="-12"
                          y="-11"
                          width="24"
                          height="22"
                        />
                        <text className={styles.sign} dy="0.35em">
                          {sign}
                        </text>
                      </svg>
                    )}
                  </g>
                );
              })}
            </svg>
          ) : (
            <span className={styles.none}>no result yet</span>
          )}
        </div>
      ))}
    </div>
  );
}
