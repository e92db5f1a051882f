import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './EmailFrame.module.css';

/**
 * An email as it arrives: sender and subject, below them the body. A link of the body
 * has no `href`, as it would lead to an address that does not exist; a heading is a
 * paragraph with `data-heading`, so that it stays out of the page's outline.
 *
 * @param plain the body is plain text: line ends as they are, one width for all letters
 */
export function EmailFrame({
  from,
  subject,
  plain = false,
  children,
}: {
  from: string;
  subject: string;
  plain?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={styles.mail}
      role="group"
      aria-label={translate({message: 'Email: {subject}'}, {subject})}
    >
      <p className={styles.head}>
        <b>{subject}</b>
        <span>{from}</span>
      </p>
      {plain ? (
        <pre className={styles.text}>{children}</pre>
      ) : (
        <div className={styles.body}>{children}</div>
      )}
    </div>
  );
}
