import {translate} from '@docusaurus/Translate';
import styles from './DiscountBanner.module.css';

/**
 * In every page's HTML; the style sheet shows it from the first paint on where
 * `<html>` carries a discount reference, so nothing moves.
 */
export function DiscountBanner() {
  return (
    <p className={styles.banner}>
      <span>{translate({message: 'Yay! Your celebration discount is applied.'})}</span>
      <strong className={styles.tag}>-50%</strong>
    </p>
  );
}
