import type {ReactNode} from 'react';
import styles from './Illustration.module.css';

/**
 * A drawing of a screen of the product, which says that it is one: what the screen itself
 * looks like may differ. What it shows is said in words beside it.
 */
export function Illustration({
  title,
  caption,
  children,
}: {
  /** In the bar of the window. */
  title: string;
  /** What is drawn, in a sentence. */
  caption: string;
  children: ReactNode;
}) {
  return (
    <figure className={styles.illustration}>
      <div className={styles.window} aria-hidden="true" data-twin="none">
        <p className={styles.bar}>{title}</p>
        {children}
      </div>
      <figcaption>
        <b>Illustration.</b> {caption}
      </figcaption>
    </figure>
  );
}
