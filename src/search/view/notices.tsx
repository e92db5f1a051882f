import type {ReactNode} from 'react';
import {Button} from '../../ui';
import styles from './notices.module.css';

/** A sentence in place of results. */
export function Notice({children}: {children: ReactNode}) {
  return <p className={styles.notice}>{children}</p>;
}

/** Says that a part of the search did not arrive, and asks for it again. */
export function LoadFailure({onRetry}: {onRetry: () => void}) {
  return (
    <div className={styles.notice} role="alert">
      <p>
        The search could not be loaded. Check your connection and try again. You can also
        find every page in the menu.
      </p>
      <Button kind="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
