import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import menu from '../../parts/Menu.module.css';
import chosen from '../../parts/Panes.module.css';
import sheet from '../../parts/Sheet.module.css';
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
    <fieldset className={clsx(sheet.open, chosen.choice)}>
      <legend className={menu.legend}>{legend}</legend>
      <div className={clsx(menu.menu, styles.menu)} data-twin="none">
        {panes.map(({id, title}, index) => (
          <label key={id}>
            <input type="radio" name={name} value={index} defaultChecked={index === 0} />
            {title}
          </label>
        ))}
      </div>
      <ol className={styles.panes}>
        {panes.map(({id, title, content}, index) => (
          <li key={id} className={clsx(chosen.pane, styles.pane)} data-pane={index}>
            <p className={styles.title}>{title}</p>
            {content}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
