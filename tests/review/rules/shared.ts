/** Sentences that two pages have in common. */
import {articlesOf, type Finding, type Page, type Rule} from '../page';
import {sharedRuns} from '../words';

/** Pairs of pages that may share a sentence, by a part of it. */
const ALLOWED: readonly {pages: readonly string[]; run: string; why: string}[] = [
  {
    pages: ['src/emails/'],
    run: '',
    why: 'Templates describe the same fields and the same mail clients.',
  },
];

function mayShare(first: string, second: string, run: string): boolean {
  return ALLOWED.some(
    (use) =>
      use.pages.every((page) => first.startsWith(page) && second.startsWith(page)) &&
      run.includes(use.run),
  );
}

/** For each pair of pages, the first run of words they share. */
export function repeatsIn(pages: readonly Page[]): Finding[] {
  return sharedRuns(
    pages.map(({name, texts}) => ({
      owner: name,
      texts: texts.map((source) => ({text: source.text, source})),
    })),
  )
    .filter(({first, second, run}) => !mayShare(first, second, run))
    .map(({first, run, source}) => ({
      file: source.file,
      line: source.line,
      says: `${first} says it too: “${run}”`,
    }));
}

export const sharedRules: readonly Rule[] = [
  {
    name: 'repeated sentence',
    cure: 'Say it once and link to it, or say it in other words.',
    check: (content) => [...repeatsIn(articlesOf(content)), ...repeatsIn(content.views)],
  },
];
