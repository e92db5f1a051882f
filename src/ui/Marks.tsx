import clsx from 'clsx';
import {brand, DRAWING_IDS} from '../site';
import styles from './Marks.module.css';

/** A drawing that every page begins with: see `drawingsSvg` in `src/metadata`. */
const Drawn = ({name}: {name: keyof typeof DRAWING_IDS}) => (
  <use href={`#${DRAWING_IDS[name]}`} />
);

/** The mark. Decorative: the wordmark says the name. */
export function LogoMark() {
  return (
    <svg className={styles.mark} aria-hidden="true">
      <Drawn name="mark" />
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
      <Drawn name="wordmark" />
    </svg>
  );
}
