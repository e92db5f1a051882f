import {useHistory} from '@docusaurus/router';
import {useLayoutEffect, useRef, useState, type ComponentType} from 'react';
import {asBuilt} from '../contract';
import {keepsText, leaveText} from './builtText';
import {isForBrowser} from './router';

type Props = Readonly<Record<string, unknown>>;

/** A route's component: see `Loadable`. */
type RoutePage = ComponentType<Props> & {preload: () => Promise<unknown>};

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

/**
 * The text that the server has written. React does not look into it, but has it at hand in
 * case it has to draw the page again. Links in it are followed inside of the app.
 */
function BuiltText() {
  const history = useHistory();
  const element = useRef<HTMLDivElement>(null);
  const [{html, className}] = useState(() => {
    const built = document.querySelector('[data-as-built]');
    return {html: built?.innerHTML ?? '', className: built?.className};
  });
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
  }, [history]);
  useLayoutEffect(() => leaveText, []);
  return (
    <div
      ref={element}
      className={className}
      {...asBuilt}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}

/** A page with a text, which is left as it is while it is the one that the server has written. */
export function builtPage(Page: RoutePage): RoutePage {
  function BuiltPage(props: Props) {
    const [isBuilt] = useState(() => keepsText(Page));
    return isBuilt ? <BuiltText /> : <Page {...props} />;
  }
  BuiltPage.preload = async () => (keepsText(Page) ? undefined : Page.preload());
  return BuiltPage;
}
