import type {ComponentProps, ReactNode} from 'react';
import styles from './Illustration.module.css';

/** A window of a browser or a program, with its bar. */
export function Window({
  title,
  children,
  ...rest
}: Omit<ComponentProps<'div'>, 'title'> & {
  /** In its bar. */
  title: ReactNode;
}) {
  return (
    <div {...rest} className={styles.window}>
      <p className={styles.bar}>{title}</p>
      {children}
    </div>
  );
}

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
      <Window title={title} aria-hidden="true" data-twin="none">
        {children}
      </Window>
      <figcaption>
        <b>Illustration.</b> {caption}
      </figcaption>
    </figure>
  );
}
