import {MAX_LOOKUPS} from '..';
import styles from './PunchCard.module.css';
import type {Tally} from './tally';

const CELLS = Array.from({length: MAX_LOOKUPS}, (_, index) => index + 1);

/** The ten lookups as a card: a hole for each that is used. */
export function PunchCard({count: {used, exact, breaker}}: {count: Tally}) {
  const over = used - MAX_LOOKUPS;
  return (
    <div className={styles.card} data-over={over > 0 || undefined}>
      <p className={styles.head}>
        <span>DNS lookups</span>
        <b>
          {!exact && <small>at least </small>}
          {used} of {MAX_LOOKUPS}
        </b>
      </p>
      <div className={styles.cells} aria-hidden="true">
        {CELLS.map((cell) => (
          <i key={cell} data-used={cell <= used || undefined}>
            {cell}
          </i>
        ))}
        {over > 0 && <i data-breaks="">{over > 1 ? `+${over}` : MAX_LOOKUPS + 1}</i>}
      </div>
      {breaker && (
        <p className={styles.breaks}>
          <code>{breaker.text}</code> is lookup number {MAX_LOOKUPS + 1}, where receivers
          stop with permerror.
        </p>
      )}
    </div>
  );
}
