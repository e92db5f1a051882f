import type {ReactNode} from 'react';
import {Kix} from '../../ui';
import styles from './SectionHead.module.css';

/** A section's heading, with a paragraph beside or below it. */
export function SectionHead({
  code,
  title,
  wide = false,
  children,
}: {
  /** What a bar code above it spells, if it has one: at most two on a page. */
  code?: string;
  title: ReactNode;
  /** Over the whole column: the paragraph goes to the right on wide screens. */
  wide?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={wide ? styles.wide : styles.head}>
      {code !== undefined && <Kix text={code} className={styles.code} />}
      <h2>{title}</h2>
      {children}
    </div>
  );
}
