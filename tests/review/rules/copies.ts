/** Code in articles that is copied from files that the units run. */
import type {Content, Finding, MarkdownPage, Rule} from '../page';

/** Code of an article that the units run as a file of its own. */
const TESTED: readonly {page: string; holds: string; file: string}[] = [
  {
    page: 'blog/sendgrid-alternatives/index.mdx',
    holds: 'function toBatches',
    file: 'tests/fixtures/moving/batches.php',
  },
  {
    page: 'blog/sendgrid-alternatives/index.mdx',
    holds: '"personalizations"',
    file: 'tests/fixtures/moving/before.json',
  },
  {
    page: 'blog/sendgrid-alternatives/index.mdx',
    holds: '"emails"',
    file: 'tests/fixtures/moving/after.json',
  },
  {
    page: 'blog/mandrill-alternatives/index.mdx',
    holds: 'function toBatches',
    file: 'tests/fixtures/moving/batches.mjs',
  },
];

interface Fence {
  code: string;
  line: number;
}

function fencesOf({source}: MarkdownPage): Fence[] {
  return [...source.matchAll(/^```[^\n]*\n([^]*?)^```$/gm)].map((match) => ({
    code: match[1] ?? '',
    line: source.slice(0, match.index).split('\n').length,
  }));
}

/** Code that a page prints in another form than the file that is run. */
export function untested({markdown, read}: Content, copies = TESTED): Finding[] {
  return copies.flatMap(({page, holds, file}) => {
    const from = markdown.find(({name}) => name === page);
    const fence = from && fencesOf(from).find(({code}) => code.includes(holds));
    return fence && fence.code !== read(file)
      ? [
          {
            file: page,
            line: fence.line,
            says: `The code is not the one that is tested in ${file}.`,
            cure: `Copy it to ${file} and run “npx jest movingCode”.`,
          },
        ]
      : [];
  });
}

export const copyRules: readonly Rule[] = [
  {
    name: 'tested code',
    cure: 'Print the code that is tested.',
    check: (content) => untested(content),
  },
];
