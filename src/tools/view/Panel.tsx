import type {ReactNode} from 'react';
import styles from './Panel.module.css';

/** What a tool makes, on a sheet with a dark edge that stays beside the form. */
export function Panel({
  id,
  heading,
  title,
  beside,
  isBusy,
  children,
}: {
  id?: string;
  /** The id of its heading, which can get the focus. */
  heading: string;
  title: ReactNode;
  /** Beside the heading. */
  beside?: ReactNode;
  /** It is being calculated anew. */
  isBusy?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      className={styles.panel}
      id={id}
      aria-labelledby={heading}
      aria-busy={isBusy}
    >
      <div className={styles.head}>
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
