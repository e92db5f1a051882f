import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import {useFollowedLinks} from './followedLinks';

const PART = 'data-built-part';

const hasDocument = typeof document === 'object';

const never = () => () => undefined;
/** Whether this is drawn for the first time over what the server has written, or on the server. */
const useIsFirst = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * A part of a page that never changes while the page is shown. In the page that the visitor has
 * come to, it stays as the server has written it, and its code is not loaded. It is loaded
 * with any other page of the app, and once its page is left, for the way back.
 *
 * A page has one such part at most. The sheets of the part have to be among those of the page.
 *
 * @param load fetches the component
 */
export function builtPart(load: () => Promise<ComponentType>): ComponentType {
  let Loaded: ComponentType | undefined;
  const start = async () => {
    Loaded ??= await load();
    return {default: Loaded};
  };
  const Late = lazy(start);
  // Until the app has started, the page in view is the server's. A failure is told by what draws it.
  if (!hasDocument || document.documentElement.dataset['boot'] === 'ready') {
    start().catch(() => undefined);
  }

  /** Leaves the HTML alone, and has it at hand in case React has to draw the page again. */
  function Built() {
    const element = useRef<HTMLDivElement>(null);
    const [html] = useState(() => document.querySelector(`[${PART}]`)?.innerHTML ?? '');
    useFollowedLinks(element);
    useEffect(
      () => () => {
        start().catch(() => undefined);
      },
      [],
    );
    return (
      <div
        ref={element}
        {...{[PART]: ''}}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: html}}
      />
    );
  }

  return function BuiltPart() {
    const isFirst = useIsFirst();
    const [wasBuilt] = useState(() => isFirst && hasDocument);
    if (wasBuilt) {
      return <Built />;
    }
    const part = Loaded ? <Loaded /> : <Late />;
    return (
      <div {...{[PART]: ''}}>
        {/* The server waits for it: it must not come behind the rest of the page. */}
        {hasDocument ? <Suspense>{part}</Suspense> : part}
      </div>
    );
  };
}
