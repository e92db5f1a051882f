import type {ReactNode} from 'react';
import styles from './Workbench.module.css';

/** Some parts of one folder. */
export function Group({
  title,
  folder,
  children,
}: {
  title: string;
  folder: string;
  children: ReactNode;
}) {
  return (
    <section>
      <h2>{title}</h2>
      <p>
        <code>{folder}</code>
      </p>
      <div className={styles.group}>{children}</div>
    </section>
  );
}

/** A part by its name, in each of its states. */
export function Exhibit({name, children}: {name: string; children: ReactNode}) {
  return (
    <figure className={styles.exhibit}>
      <figcaption>
        <code>{name}</code>
      </figcaption>
      {children}
    </figure>
  );
}

/** States side by side, as far as there is room. */
export function States({children}: {children: ReactNode}) {
  return <div className={styles.states}>{children}</div>;
}
