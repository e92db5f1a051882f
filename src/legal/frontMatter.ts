/** Fields of a legal page beside title and description. */
export interface LegalFrontMatter {
  version: string;
  effectiveDate: string;
  /** Day a lawyer approved the text; a page without one is shown as a draft. */
  reviewedOn?: string | null;
  /** The gist, in short sentences. */
  summary: readonly string[];
  changes: readonly {date: string; text: string}[];
}
