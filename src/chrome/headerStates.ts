/** The header of every page but the docs, for the rules below. */
export const HEADER_CLASS = 'site-header';

/**
 * Where the header stands by the direction of scrolling
 * (https://drafts.csswg.org/css-conditional-5/#scrolled): out of sight on the way down, and at
 * the top of the window on the way up. In the head of every page, because the minifier of the
 * style sheets drops these queries. A browser that does not know them leaves the header at the
 * top of the page. Nothing but the header depends on them: what the rest of a page inherited
 * would be worked out again for all of it at every change of direction.
 */
export const headerStates =
  `@container scroll-state(scrolled:bottom){header.${HEADER_CLASS}{position:sticky;translate:0 -100%}}` +
  `@container scroll-state((scrolled:top) and (scrollable:top)){header.${HEADER_CLASS}{position:sticky;background:var(--paper)}}`;
