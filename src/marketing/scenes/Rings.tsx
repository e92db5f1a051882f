import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import styles from './Rings.module.css';

interface RingsProps {
  /** Their center. */
  at?: string;
  /** The radius of the first. */
  from?: string;
  /** May set the two as `--rings-at` and `--rings-from`. */
  className?: string | undefined;
}

/** Fine rings as in security print, over the whole of a positioned parent. */
export function Rings({at, from, className}: RingsProps) {
  return (
    <span
      className={clsx(styles.rings, className)}
      style={{'--rings-at': at, '--rings-from': from} as CSSProperties}
      aria-hidden="true"
    />
  );
}

/** The yellow of a stamp over the width of the page, with rings in one corner of it. */
export function StampField({
  children,
  ...rings
}: Required<Pick<RingsProps, 'at' | 'from'>> & {children: ReactNode}) {
  return (
    <div className={styles.field}>
      <Rings {...rings} />
      <div className={clsx('wrap', styles.inner)}>{children}</div>
    </div>
  );
}
