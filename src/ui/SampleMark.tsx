import {translate} from '@docusaurus/Translate';
import styles from './SampleMark.module.css';

/** Marks a value that only the owner knows and has not confirmed yet. */
export function SampleMark() {
  return (
    <span className={styles.sample} data-twin="not-final">
      {translate({message: 'Sample'})}
    </span>
  );
}
