import {Fragment} from 'react';
import {InlineText} from '../../reading';
import {SampleMark} from '../../ui';
import type {ApiLimit} from '../limits';

/** Limits in one line. A figure that the owner has not confirmed is marked. */
export function Limits({limits}: {limits: readonly ApiLimit[]}) {
  return limits.map(({text, source, sample}, index) => (
    <Fragment key={text}>
      {index > 0 && '; '}
      <InlineText text={text} />
      {source && ` (${source})`}
      {sample && (
        <>
          {' '}
          <SampleMark />
        </>
      )}
    </Fragment>
  ));
}
