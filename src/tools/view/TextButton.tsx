import clsx from 'clsx';
import type {ComponentProps} from 'react';
import styles from './TextButton.module.css';

/** A button that looks like a link, for what is done less often. */
export function TextButton({className, ...button}: ComponentProps<'button'>) {
  return <button type="button" {...button} className={clsx(styles.button, className)} />;
}
