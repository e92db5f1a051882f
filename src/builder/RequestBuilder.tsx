import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import type * as Part from './Builder';

/** The button in the page's text that opens the builder for an operation. */
const buttonOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-asks="try=${id}"]`);

/** Builders that were asked for on one page, each with what was typed in it. */
function Builders() {
  const [asked, setAsked] = useState<Record<string, Part.BuilderProps['asked']>>({});
  const [part, setPart] = useState<typeof Part>();

  useEffect(() => {
    async function open(id: string, button: HTMLElement) {
      try {
        setPart(await import('./Builder'));
        button.textContent = translate({message: 'Try this request'});
        setAsked((others) => ({...others, [id]: {fragment: location.hash}}));
      } catch {
        button.textContent = translate({message: 'Not loaded. Try again'});
      }
    }
    function press({target}: MouseEvent) {
      const button =
        target instanceof Element && target.closest<HTMLElement>('[data-asks^="try="]');
      if (button) {
        void open(button.dataset['asks']?.slice(4) ?? '', button);
      }
    }
    function follow() {
      const [, id = ''] = /^#try=(\w+)/.exec(location.hash) ?? [];
      const button = id && buttonOf(id);
      if (button) {
        void open(id, button);
      }
    }
    follow();
    addEventListener('hashchange', follow);
    addEventListener('click', press);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('click', press);
    };
  }, []);

  return (
    part &&
    Object.entries(asked).map(([id, one]) => (
      <part.Builder key={id} id={id} asked={one} />
    ))
  );
}

/**
 * The request builder for all operations of a page. It is loaded once it is asked for: by a
 * button of the reference, or by an address that begins with `#try=` and the operation's ID.
 * It is no part of the page's text, which React may not have taken over.
 */
export function RequestBuilder() {
  const {pathname} = useLocation();
  return <Builders key={pathname} />;
}
