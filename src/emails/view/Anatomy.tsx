import type {AnatomyNote} from '../types';
import styles from './Anatomy.module.css';

/** Notes on the parts of the letter, numbered; and the letter with the numbers on it. */
export function Anatomy({notes}: {notes: readonly AnatomyNote[]}) {
  return (
    <div className={styles.anatomy}>
      <ol className={styles.drawing} aria-hidden="true">
        {notes.map(({part, title}) => (
          <li key={title} data-part={part}>
            <i />
          </li>
        ))}
      </ol>
      <ol className={styles.notes}>
        {notes.map(({title, note}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{note}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
