import type {Draft} from './draft';

/** The drafts of an operation: the one in the form, and those that were left for another. */
export interface Drafts {
  /** The ID of the sample it began with, or that of a link. */
  readonly name: string;
  readonly draft: Draft;
  readonly left: Readonly<Record<string, Draft>>;
}

/** The name of a draft that came with a link. */
export const LINK = 'link';

/**
 * With another draft in the form. What was typed in the last one is kept, and comes back with
 * its name.
 *
 * @param begin makes a draft that has never been there
 */
export function switchDraft(
  {name, draft, left}: Drafts,
  to: string,
  begin: () => Draft,
): Drafts {
  const kept = {...left, [name]: draft};
  return {name: to, draft: kept[to] ?? begin(), left: kept};
}
