import {useEffect, useRef} from 'react';

/** Width of the window that the letter is laid out in, in pixels; its pictures have it too. */
const WIDTH = 400;
const STYLE = `
:host { all: initial; display: block; overflow: hidden; container-type: inline-size; }
.window { width: ${String(WIDTH)}px; transform-origin: 0 0; scale: tan(atan2(100cqw, ${String(WIDTH)}px)); }
`;

/** Moves the letter so that the words a field holds are in sight. */
function reveal(host: HTMLElement, root: ShadowRoot): void {
  const field = document.activeElement;
  const words =
    field instanceof HTMLInputElement && field.type === 'text' ? field.value.trim() : '';
  const holders = words
    ? [...root.querySelectorAll<HTMLElement>('h1, h2, p, td, th, a, div')].filter(
        (element) => element.offsetHeight > 0 && element.textContent.includes(words),
      )
    : [];
  // The first of the innermost.
  const target = holders.find(
    (element) => !holders.some((other) => element !== other && element.contains(other)),
  );
  if (target) {
    const top = target.getBoundingClientRect().top - host.getBoundingClientRect().top;
    host.scrollTop += top - host.clientHeight / 3;
  }
}

/**
 * An email as a small picture that follows what is typed. It lives in a shadow tree, so the
 * page's styles and its own do not meet, and it can be neither pressed nor focused. The full
 * preview has the same words, so assistive technology passes this one over.
 */
export function LiveLetter({
  html,
  className,
  follows = false,
}: {
  html: string;
  className?: string | undefined;
  /** Whether what is being typed is kept in sight. */
  follows?: boolean;
}) {
  const host = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = host.current;
    // Out of sight on wide screens, where the letter itself stands beside the form.
    if (!element || element.getClientRects().length === 0) {
      return;
    }
    const source = new DOMParser().parseFromString(html, 'text/html');
    const root = element.shadowRoot ?? element.attachShadow({mode: 'open'});
    const style = document.createElement('style');
    style.textContent = STYLE;
    const body = document.createElement('div');
    body.className = `window ${source.body.className}`;
    body.append(...source.body.childNodes);
    root.replaceChildren(style, ...source.querySelectorAll('style'), body);
    if (follows) {
      reveal(element, root);
    }
  }, [html, follows]);
  return <span ref={host} className={className} aria-hidden="true" inert />;
}
