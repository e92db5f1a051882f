/**
 * Where the header stands by the direction of scrolling
 * (https://drafts.csswg.org/css-conditional-5/#scrolled): out of sight on the way down, and at
 * the top of the window on the way up. In the head of every page, because the minifier of the
 * style sheets drops these queries. A browser that does not know them leaves the header at the
 * top of the page.
 */
export const headerStates =
  '@container scroll-state(scrolled:bottom){body{--header-position:sticky;--header-shift:-100%}}' +
  '@container scroll-state((scrolled:top) and (scrollable:top)){body{--header-position:sticky;--header-paper:var(--paper)}}';
