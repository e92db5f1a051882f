import {useSyncExternalStore} from 'react';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-discount', 'data-page-discount'],
  });
  return () => {
    observer.disconnect();
  };
}

/**
 * The discount reference in force: the one the visitor came with, else the
 * page's own. The first render on the client agrees with the server's.
 */
export function useDiscount(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => {
      const {discount, pageDiscount} = document.documentElement.dataset;
      return discount ?? pageDiscount;
    },
    () => undefined,
  );
}
