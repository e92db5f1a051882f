import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './InShort.module.css';

/** What a section says, at its head. The sentences below it are the ones that bind. */
export function InShort({children}: {children: ReactNode}) {
  return (
    <div className={styles.short}>
      <b>{translate({message: 'In short'})}</b>
      <div>{children}</div>
    </div>
  );
}
