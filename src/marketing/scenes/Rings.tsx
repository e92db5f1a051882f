import clsx from 'clsx';
import styles from './Rings.module.css';

/**
 * Fine rings as in security print, over the whole of a positioned parent. `className`
 * may set `--rings-at` (their centre) and `--rings-from` (radius of the first).
 */
export function Rings({className}: {className?: string | undefined}) {
  return <span className={clsx(styles.rings, className)} aria-hidden="true" />;
}
