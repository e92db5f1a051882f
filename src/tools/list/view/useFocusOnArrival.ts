import {useEffect} from 'react';
import {focusSoon} from '../../view';
import type {OpenList} from './useList';

/** Moves the focus to the result of each list that is given, for it is far below the form. */
export function useFocusOnArrival({arrivals}: OpenList, heading: string): void {
  useEffect(() => {
    if (arrivals > 0) {
      focusSoon(heading);
    }
  }, [arrivals, heading]);
}
