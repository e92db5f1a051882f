import type {ReactNode} from 'react';
import type {Crumb} from '../../metadata';
import {Breadcrumbs} from '../../ui';
import styles from './ToolHero.module.css';

/** The head of a tool: the yellow stamp field, and on it the sheet with the form. */
export function ToolHero({
  title,
  lead,
  promise,
  trail = [{label: 'Tools', href: '/tools/'}, {label: title}],
  children,
}: {
  title: string;
  lead: string;
  /** Where the work is done, in a few words. */
  promise: string;
  trail?: readonly Crumb[];
  /** The form. */
  children: ReactNode;
}) {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.grid ?? ''}`}>
        <div className={styles.say}>
          <Breadcrumbs trail={trail} />
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.promise}>{promise}</p>
        </div>
        <div className={styles.sheet}>{children}</div>
      </div>
    </div>
  );
}
