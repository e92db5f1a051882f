/** One step of the way to a page; the page itself has no `href`. */
export interface Crumb {
  label: string;
  /** Path from the root with a trailing slash. */
  href?: string | undefined;
}
