import {lazy, Suspense, useSyncExternalStore} from 'react';
import {scene} from '../../shell';
import type {PartName} from '../plan';
import {Choices} from './Choices';

/** Comes with React: the texts of a plan and its exports are no part of the page before. */
const Part = lazy(async () => ({default: (await import('./Part')).Part}));

const never = () => () => undefined;

/**
 * A part of "Finish my integration". The page is complete without it: this adds what is
 * the reader's own.
 */
export function Integration({part}: {part: PartName}) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div {...scene} data-twin="none">
      {part === 'choices' && <Choices />}
      {isInBrowser && (
        <Suspense fallback={null}>
          <Part part={part} />
        </Suspense>
      )}
    </div>
  );
}
