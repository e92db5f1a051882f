import {PAGE_EVENT} from '../../shell/plain';

/** Then the style sheet marks the place without a script (`Toc.module.css`). */
const isNative = CSS.supports('scroll-target-group', 'auto');

/** Links of the page's contents in the margin. */
const LINKS = 'nav[data-toc] a';

/** Marks the heading being read: the last one above the upper third of the window. */
function mark(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
  const isAbove = ({hash}: HTMLAnchorElement) => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    return !!heading && heading.getBoundingClientRect().top < innerHeight / 3;
  };
  const current = links.findLast(isAbove) ?? links[0];
  for (const link of links) {
    if (link === current) {
      link.setAttribute('aria-current', 'true');
    } else {
      link.removeAttribute('aria-current');
    }
  }
}

/** Keeps the mark in step with the reader, on this page and on those shown after it. */
export function followReader(): void {
  if (isNative) {
    return;
  }
  let frame = 0;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  };
  schedule();
  addEventListener('scroll', schedule);
  addEventListener(PAGE_EVENT, schedule);
}
