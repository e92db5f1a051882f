import {useLayoutEffect, useRef, useState, type ComponentType} from 'react';
import {asBuilt} from '../contract';
import {useFollowedLinks} from '../followedLinks';
import {keepsText, leaveText} from './builtText';

type Props = Readonly<Record<string, unknown>>;

/** A route's component: see `Loadable`. */
type RoutePage = ComponentType<Props> & {preload: () => Promise<unknown>};

/**
 * The text that the server has written. React does not look into it, but has it at hand in
 * case it has to draw the page again. Links in it are followed inside of the app.
 */
function BuiltText() {
  const element = useRef<HTMLDivElement>(null);
  const [{html, className}] = useState(() => {
    const built = document.querySelector('[data-as-built]');
    return {html: built?.innerHTML ?? '', className: built?.className};
  });
  useFollowedLinks(element);
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
