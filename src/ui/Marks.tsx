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
 * The name in its letters: text in the heading face, which weighs less than its outline, or a
 * drawing where the brand has one.
 *
 * @param className says how large it is (`--lettering`), in the place of the usual size
 */
export function Wordmark({className = styles.size}: {className?: string | undefined}) {
  if (!brand.drawings.wordmark) {
    return (
      <span className={clsx(styles.letters, className)} translate="no">
        {brand.name}
      </span>
    );
  }
  return (
    <svg className={clsx(styles.outline, className)} role="img" aria-label={brand.name}>
      <use href={`#${DRAWING_IDS.wordmark}`} />
    </svg>
  );
}
