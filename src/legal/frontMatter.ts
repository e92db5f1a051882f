/**
 * Fields of a legal page beside title and description. A page of `legal/` has them all; an
 * article in the legal layout may go without.
 */
export interface LegalFrontMatter {
  version?: string;
  effectiveDate?: string;
  /** Day a lawyer approved the text; a page without one is shown as a draft. */
  reviewedOn?: string | null;
  /** The gist, in short sentences. */
  summary?: readonly string[];
  changes?: readonly {date: string; text: string}[];
}
