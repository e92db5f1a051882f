import type {ReactNode} from 'react';
import styles from './visitor.module.css';

interface StateProps {
  as?: 'span' | 'div' | 'li';
  children: ReactNode;
}

/*
 * Both states are in every page's HTML. The shell marks `<html>` before the first
 * paint and the style sheet takes the other state away, for screen readers too.
 */

/** Shown to visitors without a readable `user` cookie. */
export function ForAnonymous({as: Tag = 'span', children}: StateProps) {
  return <Tag className={styles.anonymous}>{children}</Tag>;
}

/** Shown to visitors who are logged in to the application. */
export function ForUser({as: Tag = 'span', children}: StateProps) {
  return <Tag className={styles.user}>{children}</Tag>;
}

/** The visitor's picture, or initials where there is none or it does not load. */
export function Avatar() {
  return <span className={styles.avatar} data-avatar="" aria-hidden="true" />;
}
