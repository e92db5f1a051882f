import {control} from '../shell';
import styles from './PageActions.module.css';

/** Puts the page's Markdown twin into the clipboard, by `src/controls`. */
export function CopyPage() {
  return (
    <button
      type="button"
      {...control('copy-page')}
      className={styles.copy}
      data-outcome="idle"
      suppressHydrationWarning
    >
      <span aria-live="polite" suppressHydrationWarning>
        Copy page as Markdown
      </span>
    </button>
  );
}
