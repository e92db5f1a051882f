import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ButtonHTMLAttributes, ReactNode} from 'react';
import styles from './Button.module.css';

interface Look {
  /** `primary` once a view, `secondary` beside it, `yellow` on dark ground. */
  kind?: 'primary' | 'secondary' | 'yellow';
  size?: 'normal' | 'small';
  className?: string | undefined;
}

function look({kind = 'primary', size = 'normal', className}: Look): string {
  return clsx(styles.button, styles[kind], size === 'small' && styles.small, className);
}

export function Button({
  kind,
  size,
  className,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={look({kind, size, className})} />;
}

export function ButtonLink({
  to,
  children,
  kind,
  size,
  className,
  ...rest
}: Look & {
  to: string;
  children: ReactNode;
  'data-trial'?: string;
  target?: '_self';
}) {
  return (
    <Link to={to} {...rest} className={look({kind, size, className})}>
      {children}
    </Link>
  );
}
