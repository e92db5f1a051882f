/**
 * A figure about the world outside that will be out of date one day: a price, a limit, a
 * share. Articles take it from here by its id, so it is mended in one place.
 */
export interface Figure {
  /** Kebab case, beginning with whose it is: 'ses-essentials-per-1000'. */
  id: string;
  /** As printed, with its unit: '$0.16 per 1,000 emails'. */
  value: string;
  /** The bare number, for sums and charts; its unit is in `value`. */
  amount?: number;
  source: {label: string; href: string};
  /** ISO date on which the source was read, or that the source bears. */
  checkedOn: string;
  /** What it was when it was read before, newest first. */
  earlier?: readonly {value: string; checkedOn: string}[];
  /** Days after `checkedOn` until it has to be read again. */
  validForDays: number;
}
