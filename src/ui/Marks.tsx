import clsx from 'clsx';
import {brand} from '../site';
import styles from './Marks.module.css';

/** The wren with a letter, on its stamp. Decorative: the wordmark says the name. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="3" fill="#ffc93c" />
      <path
        fill="#171b26"
        d="M4.5 5.2 9 4l5 9.2c1.6-4.2 4.2-6 7.2-6 3.2 0 5.7 2 6.2 4.9l3.4 1.2-3.5 1.4c-.3 7.4-4.7 12-11.5 12C9.5 26.7 5.8 22.6 5.8 17.8c0-1.5.5-2.6 1.7-3.3z"
      />
      <circle cx="22.3" cy="12" r="1.5" fill="#ffc93c" />
      <path d="m8.5 16.5 6 4.5 5-5.5" fill="none" stroke="#ffc93c" strokeWidth="1.8" />
    </svg>
  );
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
