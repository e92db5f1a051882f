import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Part.module.css';

/** A part of a feature page below its scene: a heading, what it is about, its matter. */
export function Part({
  id,
  title,
  intro,
  on = 'paper',
  beside = false,
  children,
}: {
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  /** What it stands on: the page, the recessed ground, or the dark counter. */
  on?: 'paper' | 'tray' | 'night';
  /** The heading stands left of the matter, where there is room. */
  beside?: boolean;
  children: ReactNode;
}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={clsx(styles.part, styles[on])} aria-labelledby={id}>
      <div className={clsx('wrap', beside ? styles.beside : styles.stacked)}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        <div className={styles.matter}>{children}</div>
      </div>
    </section>
  );
}
