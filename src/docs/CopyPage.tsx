import {OutcomeButton} from '../reading';
import {COPY_PAGE_OUTCOMES} from './copyPageOutcomes';
import styles from './PageActions.module.css';

/** Puts the page's Markdown twin into the clipboard, by `src/controls`. */
export function CopyPage() {
  return (
    <OutcomeButton
      name="copy-page"
      label={COPY_PAGE_OUTCOMES.idle}
      className={styles.copy}
    />
  );
}
