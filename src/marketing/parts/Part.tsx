import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {Kix, Section} from '../../ui';
import styles from './Part.module.css';

/** A part of a marketing page below its scene: a heading, what it is about, its matter. */
export function Part({
  id,
  title,
  intro,
  aside,
  code,
  on = 'paper',
  beside = false,
  tall,
  children,
}: {
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  /** What else stands with the heading. */
  aside?: ReactNode;
  /** What a bar code above the heading spells: on at most two parts of a page. */
  code?: string;
  /** What it stands on: the page, with a line above or not, or another ground. */
  on?: 'paper' | 'ruled' | 'tray' | 'form' | 'night';
  /** The heading stands left of the matter where there is room, or where there is more. */
  beside?: boolean | 'late';
  /** About its height on a long page, which lays it out after the first screen. */
  tall?: string;
  children: ReactNode;
}) {
  useBrokenLinks().collectAnchor(id);
  const layout = beside === 'late' ? 'late' : beside ? 'beside' : 'stacked';
  return (
    <Section heading={id} on={on} tall={tall}>
      <div className={styles[layout]}>
        <div className={styles.head}>
          {code !== undefined && <Kix text={code} className={styles.code} />}
          <h2 id={id}>{title}</h2>
          {intro && <p>{intro}</p>}
          {aside}
        </div>
        <div className={styles.matter}>{children}</div>
      </div>
    </Section>
  );
}

/** What follows the matter of a part: a remark, or a link that leads on. */
export function Footnote({children}: {children: ReactNode}) {
  return <p className={styles.footnote}>{children}</p>;
}
