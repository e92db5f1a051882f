import clsx from 'clsx';
import {brand, DRAWING_IDS} from '../site';
import styles from './Marks.module.css';

/** The mark. Decorative: the wordmark says the name. */
export function LogoMark() {
  return (
    <svg className={styles.mark} aria-hidden="true">
      <use href={`#${DRAWING_IDS.mark}`} />
    </svg>
  );
}

/**
 * The name in its letters.
 *
 * @param className says how large it is, in the place of the usual size
 */
export function Wordmark({className = styles.size}: {className?: string | undefined}) {
  return (
    <svg className={clsx(styles.outline, className)} role="img" aria-label={brand.name}>
      <use href={`#${DRAWING_IDS.wordmark}`} />
    </svg>
  );
}
