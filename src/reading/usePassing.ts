import {useCallback, useEffect, useRef, useState} from 'react';

/** Milliseconds an outcome stands on its button. */
const SHOWN = 2500;

/**
 * A state that passes: it is shown for a moment, then the resting one comes back.
 *
 * @param rest the resting state
 * @returns the state, and what shows another for a moment
 */
export function usePassing<State extends string>(
  rest: State,
): [State, (state: State) => void] {
  const [state, setState] = useState(rest);
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const show = useCallback(
    (next: State) => {
      setState(next);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        setState(rest);
      }, SHOWN);
    },
    [rest],
  );
  return [state, show];
}
