import type {BuiltPage} from './readPage';
import {writeTwin, type PageMarkdown} from './twin';

/** Writes the twins of pages: for a thread of their own. */
export function twinsOf(pages: readonly BuiltPage[]): PageMarkdown[] {
  return pages.map(writeTwin);
}
