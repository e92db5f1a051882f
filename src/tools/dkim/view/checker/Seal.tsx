import styles from './Seal.module.css';

export type SealState = 'whole' | 'broken' | 'missing';

/** A wax seal: whole, broken in two, or not there. The words say the same. */
export function Seal({
  state,
  title,
  words,
}: {
  state: SealState;
  title: string;
  words: string;
}) {
  return (
    <div className={styles.seal}>
      <svg viewBox="0 0 80 80" aria-hidden="true">
        {state === 'missing' ? (
          <circle
            cx="40"
            cy="40"
            r="30"
            fill="none"
            stroke="var(--line-strong)"
            strokeWidth="2"
            strokeDasharray="5 5"
          />
        ) : (
          <>
            <g fill="var(--red)" stroke="var(--red)">
              <path
                d="M40 6c-9 0-13 5-19 8s-9 9-9 16-4 9-2 17 7 10 11 15 10 9 17 11l4-16-7-9 8-10-5-11z"
                transform={
                  state === 'broken' ? 'translate(-5 2) rotate(-7 40 40)' : undefined
                }
              />
              <path
                d="M40 6c8 1 13 2 19 7s10 9 11 16 3 10 0 17-5 11-11 15-11 10-21 12l4-16-7-9 8-10-5-11z"
                transform={
                  state === 'broken' ? 'translate(6 1) rotate(9 40 40)' : undefined
                }
              />
            </g>
            {state === 'whole' && (
              <path
                fill="var(--sheet)"
                d="M40 25a9 9 0 0 1 4 17l4 14H32l4-14a9 9 0 0 1 4-17z"
              />
            )}
          </>
        )}
      </svg>
      <p>
        <b>{title}</b>
        {words}
      </p>
    </div>
  );
}
