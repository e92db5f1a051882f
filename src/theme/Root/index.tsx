// Source: core theme-fallback/Root. Kind: eject. Reason: tells the shell that React has
// hydrated the whole page, so that kept clicks are replayed, and what was typed, chosen or
// slid before that is repeated for React; and lets documents be loaded between areas of
// different security policies.
import {useHistory} from '@docusaurus/router';
import {useEffect, type ReactNode} from 'react';
import {keepEarlyChanges} from '../../shell';
import {fetchAhead, useDocumentBorder} from '../../shell/client';

/** From when the scripts have come: hydration is later. */
const tellEarlyChanges = typeof document === 'undefined' ? undefined : keepEarlyChanges();

export default function Root({children}: {children: ReactNode}) {
  const history = useHistory();
  useDocumentBorder();
  useEffect(() => {
    const {shell} = window;
    if (shell) {
      shell.fetchAhead = fetchAhead;
      shell.navigate = (address) => {
        history.push(address);
      };
    }
    // After React's own work, so that each change is rendered before the next is told.
    queueMicrotask(() => {
      tellEarlyChanges?.();
      window.shell?.ready();
    });
  }, [history]);
  return <>{children}</>;
}
