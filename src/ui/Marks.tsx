import clsx from 'clsx';
import {brand} from '../site';
import styles from './Marks.module.css';

/** The mark, drawn by the style sheet. Decorative: the wordmark says the name. */
export function LogoMark() {
  return <span className={styles.mark} />;
}

/**
 * The name in its letters. The outline is a mask in the style sheet (`marksCss` in
 * `src/metadata`), which is fetched once, and not part of every page.
 *
 * @param className says how large it is, in the place of the usual size
 */
export function Wordmark({className = styles.size}: {className?: string | undefined}) {
  return (
    <span
      className={clsx(styles.outline, className)}
      role="img"
      aria-label={brand.name}
    />
  );
}
