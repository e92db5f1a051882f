/** Front matter: what the build asks for, and what search results cut. */
import {MOST_TITLE} from '../../../src/content/contract';
import {problemsOf, sentenceOf} from '../../../src/content/problems';
import type {Finding, MarkdownPage, Rule} from '../page';

const SCHEMAS = {article: 'article', docs: 'docs', legal: 'legal'} as const;

function problemsIn({name, kind, fields, source}: MarkdownPage): Finding[] {
  if (kind !== 'article' && kind !== 'docs' && kind !== 'legal') {
    return [];
  }
  return problemsOf(fields, SCHEMAS[kind], source).map(
    ({example, line, ...problem}): Finding => ({
      file: name,
      line: line ?? 1,
      says: sentenceOf(problem),
      ...(example && {cure: `Write ${example}`}),
    }),
  );
}

export const fieldRules: readonly Rule[] = [
  {
    name: 'front matter',
    cure: 'Correct the field: the build stops at it.',
    check: ({markdown}) => markdown.flatMap(problemsIn),
  },
  {
    name: 'long title',
    cure: 'Search results cut longer titles: shorten it.',
    check: ({markdown}) =>
      markdown
        // Of an article the schema asks for it.
        .filter(({kind}) => kind !== 'article')
        .flatMap(({name, fields: {title}}) =>
          typeof title === 'string' && title.length > MOST_TITLE
            ? [
                {
                  file: name,
                  line: 2,
                  says: `The title has ${String(title.length)} characters, and ${String(MOST_TITLE)} are the most.`,
                },
              ]
            : [],
        ),
  },
];
