/** A text file of the project. */
export interface Source {
  /** Path from the project's root, with slashes. */
  file: string;
  text: string;
}

/** What has to be done before the site is put on the internet. */
export type Kind = 'stand-in' | 'unconfirmed' | 'draft' | 'stale' | 'setting';

/** What a kind is called in the list, in the list's order. */
export const KINDS: Readonly<Record<Kind, string>> = {
  'stand-in': 'Values of the stand-in brand',
  unconfirmed: 'Values that nobody has confirmed',
  draft: 'Drafts',
  stale: 'Figures past their date',
  setting: 'Settings of the production build',
};

export interface Finding {
  kind: Kind;
  file: string;
  /** From 1. */
  line: number;
  /** What is left to do, in a sentence. */
  message: string;
}

/** The line of a place in a text, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset;) {
    line += 1;
    at = text.indexOf('\n', at + 1);
  }
  return line;
}

/** The line on which a text begins to stand, or the first line of the file. */
export function lineOf({text}: Source, wanted: string | RegExp): number {
  const at = typeof wanted === 'string' ? text.indexOf(wanted) : text.search(wanted);
  return at < 0 ? 1 : lineAt(text, at);
}
