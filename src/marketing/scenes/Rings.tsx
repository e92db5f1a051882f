import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import styles from './Rings.module.css';

/**
 * Fine rings as in security print, over the whole of a positioned parent. `className`
 * may set `--rings-at` (their centre) and `--rings-from` (radius of the first).
 */
export function Rings({className}: {className?: string | undefined}) {
  return <span className={clsx(styles.rings, className)} aria-hidden="true" />;
}

/** The yellow of a stamp over the width of the page, with rings in one corner of it. */
export function StampField({
  at,
  from,
  className,
  children,
}: {
  /** The centre of the rings. */
  at: string;
  /** The radius of the first. */
  from: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const place = {'--rings-at': at, '--rings-from': from} as CSSProperties;
  return (
    <div className={clsx(styles.field, className)} style={place}>
      <Rings />
      <div className={clsx('wrap', styles.inner)}>{children}</div>
    </div>
  );
}
