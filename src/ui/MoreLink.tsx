import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './MoreLink.module.css';

/** A link that leads on, with an arrow that the pointer nudges. */
export function MoreLink({
  to,
  children,
  className,
}: {
  to: string;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <Link to={to} className={clsx(styles.more, className)}>
      {children}
    </Link>
  );
}
