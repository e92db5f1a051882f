import {useEffect, useRef} from 'react';
import type {useVolume} from '../../tools/volume/view';
import {readQuote} from './quoteLink';

/**
 * Fills the calculator from the address: when the page opens, and when its fragment changes.
 *
 * @returns the form with the choice of the period
 */
export function useQuoteLink({restore}: ReturnType<typeof useVolume>) {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  useEffect(() => {
    function open() {
      const asked = readQuote(location.hash);
      if (asked) {
        latest.current(asked.volume);
        const choice = form.current?.querySelector<HTMLInputElement>(
          `[name="period"][value="${asked.period}"]`,
        );
        choice?.click();
      }
    }
    open();
    addEventListener('hashchange', open);
    return () => {
      removeEventListener('hashchange', open);
    };
  }, []);
  return form;
}
