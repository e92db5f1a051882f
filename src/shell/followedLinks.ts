import {useHistory} from '@docusaurus/router';
import {useLayoutEffect, type RefObject} from 'react';

/** Whether the browser is to follow a link itself: in another tab, say. */
export const isForBrowser = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/** The address of a page of this language in the app; a file or another site has none. */
function pageOf(event: MouseEvent): string | undefined {
  const {target, defaultPrevented} = event;
  const link = target instanceof Element && target.closest('a');
  return link &&
    !defaultPrevented &&
    !isForBrowser(event) &&
    !link.target &&
    link.origin === location.origin &&
    link.pathname.endsWith('/') &&
    // A place in this page is the browser's matter.
    !link.getAttribute('href')?.startsWith('#')
    ? link.pathname + link.search + link.hash
    : undefined;
}

/** Follows links inside of the app that stand in HTML which React does not look into. */
export function useFollowedLinks(element: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useLayoutEffect(() => {
    const {current} = element;
    const follow = (event: MouseEvent) => {
      const address = pageOf(event);
      if (address !== undefined) {
        event.preventDefault();
        const {pathname, search, hash} = location;
        history[address === pathname + search + hash ? 'replace' : 'push'](address);
      }
    };
    current?.addEventListener('click', follow);
    return () => {
      current?.removeEventListener('click', follow);
    };
  }, [element, history]);
}
