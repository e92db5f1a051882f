/** Something about this website that its tests count. */
export interface Measure {
  value: string;
  unit: string;
  what: string;
}

/** As the tests in `tests/browser` hold it: see `__tests__/measures.test.ts`. */
export const SHELL_KILOBYTES = 2.5;
export const PAGE_KILOBYTES = {marketing: 75, docs: 50};

export const measures: readonly Measure[] = [
  {value: '0', unit: 'cookies', what: 'are set by this site on any of its pages'},
  {
    value: '0',
    unit: 'other companies',
    what: 'are asked for a file, a font or an image when a page opens, except Google for your profile picture if you logged in with Google',
  },
  {
    value: String(SHELL_KILOBYTES),
    unit: 'KB of script',
    what: 'at most before you interact with the page. The rest is loaded when you do',
  },
  {
    value: String(PAGE_KILOBYTES.marketing),
    unit: 'KB for a page',
    what: `like this one at most, not counting images. The limit for a docs page is ${String(PAGE_KILOBYTES.docs)} KB`,
  },
];
