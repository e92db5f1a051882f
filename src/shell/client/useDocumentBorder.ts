import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';
import {needsDocument} from '../../site';
import {whenOnline} from './offlineNotice';

/**
 * Makes every way between areas of the site a document load, because a document keeps its
 * security policy for as long as it lives. It asks the router's history, so that links,
 * search results and code of ours are all covered. Back and Forward need nothing: entries of
 * another area belong to another document.
 *
 * Offline the page stays, as it does for any other link, and the next one is loaded once the
 * network is back.
 */
export function useDocumentBorder(): void {
  const history = useHistory();
  useEffect(() => {
    const {pathname: own} = location;
    let leave: () => void = () => undefined;
    const unblock = history.block((to, action) => {
      leave();
      if (action === 'POP' || !needsDocument(own, to.pathname)) {
        return;
      }
      const address = history.createHref(to);
      const go = () => {
        location[action === 'REPLACE' ? 'replace' : 'assign'](address);
      };
      if (navigator.onLine) {
        go();
      } else {
        leave = whenOnline(go);
      }
      return false;
    });
    return () => {
      leave();
      unblock();
    };
  }, [history]);
}
