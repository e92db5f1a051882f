import {Fragment} from 'react';
import type {ApiLimit} from '../limits';
import {Inline} from './Inline';
import styles from './Limits.module.css';

/** Limits in one line. A figure that the owner has not confirmed is marked. */
export function Limits({limits}: {limits: readonly ApiLimit[]}) {
  return limits.map(({text, source, sample}, index) => (
    <Fragment key={text}>
      {index > 0 && '; '}
      <Inline text={text} />
      {source && ` (${source})`}
      {sample && (
        <>
          {' '}
          <span className={styles.sample}>Sample</span>
        </>
      )}
    </Fragment>
  ));
}
