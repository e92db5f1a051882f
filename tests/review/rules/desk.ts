/** Articles that the editor's desk would change by saving them. */
import {readArticle, writeArticle} from '../../../src/desk/articleText';
import {articlesOf, type Finding, type MarkdownPage, type Rule} from '../page';

const bodyOf = (file: string) => file.replace(/^---\n[^]*?\n---\n+/, '');

/** The first line that comes back from the desk in another form. */
export function changedLine({name, source}: MarkdownPage): Finding[] {
  const before = bodyOf(source).split('\n');
  const after = bodyOf(writeArticle(readArticle(source))).split('\n');
  const at = before.findIndex((line, index) => line !== after[index]);
  const start = source.split('\n').length - before.length;
  return at < 0
    ? []
    : [
        {
          file: name,
          line: start + at + 1,
          says: `The desk would save it as “${after[at] ?? ''}”.`,
        },
      ];
}

export const deskRules: readonly Rule[] = [
  {
    name: 'desk',
    cure: 'Write it as other articles do, or edit this article in files only.',
    check: (content) => articlesOf(content).flatMap(changedLine),
  },
];
