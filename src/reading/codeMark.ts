/** What is colored in code: strings, keywords, numbers and comments. */
export type CodeKind = 's' | 'k' | 'n' | 'c';

/**
 * The elements that color code (see CodeText.module.css). A page has hundreds of them, so the
 * most frequent two are short and have no class.
 */
const TAGS: Readonly<Record<CodeKind, string>> = {
  s: '<i>',
  k: '<b>',
  n: '<i class="n">',
  c: '<i class="c">',
};

/**
 * Marks a piece of code, so that it gets its color.
 *
 * @param html the piece, with its markup escaped
 */
export function markCode(kind: CodeKind, html: string): string {
  const tag = TAGS[kind];
  return `${tag}${html}</${tag.charAt(1)}>`;
}
