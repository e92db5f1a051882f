import {startTransition, useEffect, useState} from 'react';

/**
 * A value as it was when it last stood still. What is out of sight follows when the
 * typing pauses, so that what is in sight is painted first.
 *
 * @param pause milliseconds without a change
 */
export function useSettled<T>(value: T, pause: number): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      startTransition(() => {
        settle(value);
      });
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [value, pause]);
  return settled;
}
