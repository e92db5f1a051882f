import {LetterPile, TextButton} from '../../view';
import {needsApp} from '../../../shell';
import {classWords, listClasses, type ClassCounts, type ListClass} from '..';
import styles from './Frame.module.css';

/** The shelves of the frame, from top to bottom. */
const SHELVES: readonly {title: string; classes: readonly ListClass[]}[] = [
  {title: 'No problem found', classes: ['likely', 'unasked', 'role']},
  {title: 'Check first', classes: ['typo', 'disposable', 'doubtful', 'unknown']},
  {title: 'Remove', classes: ['duplicate', 'dead', 'broken', 'empty']},
];

/** Letters drawn in a pigeonhole at most. */
const MOST_LETTERS = 9;

/** So many letters lie in a hole: one for any, more with its share of all. */
function letters(count: number, rows: number): number {
  return count === 0 ? 0 : Math.max(1, Math.round((count / rows) * MOST_LETTERS));
}

function percent(count: number, rows: number): string {
  const share = rows === 0 ? 0 : count / rows;
  return share > 0 && share < 0.001
    ? 'under 0.1%'
    : `${(share * 100).toLocaleString('en', {maximumFractionDigits: 1})}%`;
}

/**
 * A sorting frame: a pigeonhole for each class, with its letters. Ticked ones are what the
 * table below shows and what is saved.
 */
export function Frame({
  counts,
  rows,
  chosen,
  choose,
}: {
  /** Missing while no list is open. */
  counts: ClassCounts | undefined;
  rows: number;
  chosen: ReadonlySet<ListClass>;
  choose: (classes: readonly ListClass[]) => void;
}) {
  function toggle(name: ListClass) {
    choose(listClasses.filter((one) => chosen.has(one) !== (one === name)));
  }

  return (
    <div className={styles.frame}>
      {SHELVES.map(({title, classes}) => {
        const isWhole =
          classes.every((name) => chosen.has(name)) && chosen.size === classes.length;
        return (
          <fieldset key={title} className={styles.shelf}>
            <legend>{title}</legend>
            {counts && (
              <TextButton
                aria-pressed={isWhole}
                onClick={() => {
                  choose(isWhole ? listClasses : classes);
                }}
              >
                {isWhole ? 'Show all classes' : 'Only these classes'}
              </TextButton>
            )}
            <div className={styles.holes}>
              {classes.map((name) => (
                <label key={name} className={styles.hole}>
                  <span className={styles.head}>
                    {counts && (
                      <input
                        type="checkbox"
                        {...needsApp}
                        checked={chosen.has(name)}
                        onChange={() => {
                          toggle(name);
                        }}
                      />
                    )}
                    <b>{classWords[name].label}</b>
                  </span>
                  <LetterPile
                    letters={counts ? letters(counts[name], rows) : 0}
                    className={styles.pile}
                  />
                  {counts && (
                    <span>
                      <strong>{counts[name].toLocaleString('en')}</strong>{' '}
                      <small>{percent(counts[name], rows)}</small>
                    </span>
                  )}
                  <small>{classWords[name].says}</small>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
