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
  {value: '0', unit: 'cookies', what: 'set by this site, on any of its pages'},
  {
    value: '0',
    unit: 'other companies',
    what: 'asked for a file, a font or a picture when a page opens',
  },
  {
    value: String(SHELL_KILOBYTES),
    unit: 'KB of script',
    what: 'before you touch anything, at most. The rest is fetched at your first move',
  },
  {
    value: String(PAGE_KILOBYTES.marketing),
    unit: 'KB for a page',
    what: `like this one, pictures apart, at most. A page of the docs has ${String(PAGE_KILOBYTES.docs)}`,
  },
];
