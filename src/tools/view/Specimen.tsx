import styles from './Specimen.module.css';

/** The mark on a result that shows an example. */
export function Specimen() {
  return <p className={styles.stamp}>Example</p>;
}
