import {useId} from 'react';
import {Fills, fillOf} from './Fills';
import styles from './SplitBars.module.css';

export interface SplitBar {
  name: string;
  /** One for each part, adding up to 1; missing where there is nothing to draw. */
  shares?: readonly number[] | undefined;
}

/**
 * Bars of equal length, each divided among the same parts. Parts are told apart by pattern
 * and sign, where the sign has room. It is drawn for the eye: give the numbers in a table beside it.
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
          <span>{name}</span>
          {shares ? (
            <span className={styles.track}>
              <svg>
                <Fills id={`${id}${row}`} />
              </svg>
              {shares.map((share, index) => (
                <span
                  key={parts[index]?.name}
                  className={styles.part}
                  style={{flexGrow: share}}
                >
                  <svg>
                    <rect
                      width="100%"
                      height="100%"
                      fill={fillOf(`${id}${row}`, index)}
                    />
                  </svg>
                  <b>{parts[index]?.sign}</b>
                </span>
              ))}
            </span>
          ) : (
            <span className={styles.none}>no result yet</span>
          )}
        </div>
      ))}
    </div>
  );
}
