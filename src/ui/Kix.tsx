import clsx from 'clsx';
import styles from './Kix.module.css';
import {kixPath} from '../site';

/** A line of Dutch sorting code. Decorative: what it says is said in words nearby. */
export function Kix({text, className}: {text: string; className?: string | undefined}) {
  const {d, width} = kixPath(text);
  return (
    <svg
      className={clsx(styles.kix, className)}
      viewBox={`0 0 ${width.toFixed(2)} 12`}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
