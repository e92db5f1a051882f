import type {ReactNode} from 'react';
import styles from './PreviewStrip.module.css';

/**
 * Says once, at the top of a page, that values on it wait for the owner. The values
 * themselves then carry no mark.
 */
export function PreviewStrip({children}: {children: ReactNode}) {
  return (
    <p className={styles.strip}>
      <b>Preview:</b> {children}
    </p>
  );
}
