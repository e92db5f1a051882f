import {Children, isValidElement, useId, type ReactNode} from 'react';
import styles from './PreviewTabs.module.css';

export interface PreviewProps {
  label: string;
  children: ReactNode;
}

/** One side of `PreviewTabs`. */
export function Preview({children}: PreviewProps) {
  return <>{children}</>;
}

/**
 * Two or more views of one thing, such as an email and its source. Radio buttons and
 * CSS: works without JavaScript. At most eight views.
 */
export function PreviewTabs({children, label}: {children: ReactNode; label?: string}) {
  const name = useId();
  const views = Children.toArray(children).filter((child) =>
    isValidElement<PreviewProps>(child),
  );
  return (
    <fieldset className={styles.tabs}>
      <legend className="vh">{label ?? 'View'}</legend>
      <div className={styles.strip}>
        {views.map(({props}, index) => (
          <label key={props.label}>
            <input type="radio" name={name} value={index} defaultChecked={index === 0} />
            {props.label}
          </label>
        ))}
      </div>
      {views.map((view, index) => (
        <div key={view.props.label} className={styles.view} data-view={index}>
          {view}
        </div>
      ))}
    </fieldset>
  );
}
