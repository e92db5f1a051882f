import {useId, type ReactNode} from 'react';
import styles from './StepPanes.module.css';

interface StepPane {
  id: string;
  title: string;
  content: ReactNode;
}

/**
 * Panes of which the reader chooses one. Radio buttons and CSS; print and browsers without
 * scripts show all, each with its title.
 */
export function StepPanes({
  legend,
  panes,
}: {
  legend: string;
  /** At most five. */
  panes: readonly StepPane[];
}) {
  const name = useId();
  return (
    <fieldset className={styles.exhibit}>
      <legend>{legend}</legend>
      <div className={styles.strip} data-twin="none">
        {panes.map(({id, title}, index) => (
          <label key={id}>
            <input type="radio" name={name} value={id} defaultChecked={index === 0} />
            {title}
          </label>
        ))}
      </div>
      <ol className={styles.panes}>
        {panes.map(({id, title, content}) => (
          <li key={id} className={styles.pane}>
            <p className={styles.title}>{title}</p>
            {content}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
