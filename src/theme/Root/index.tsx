// Source: core theme-fallback/Root. Kind: eject. Reason: tells the shell that React has
// hydrated the whole page, so that kept clicks are replayed.
import {useEffect, type ReactNode} from 'react';

export default function Root({children}: {children: ReactNode}) {
  useEffect(() => {
    window.shell?.ready();
  }, []);
  return <>{children}</>;
}
