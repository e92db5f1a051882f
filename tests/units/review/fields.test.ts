import {readMarkdown} from '../../review/readMarkdown';
import {fieldRules} from '../../review/rules/fields';

const DESCRIPTION = 'What this page is about, in a sentence of the right length for it.';

function says(file: string, ...lines: string[]): string[] {
  const page = readMarkdown(file, `---\n${lines.join('\n')}\n---\n`);
  return fieldRules.flatMap(({check}) =>
    check({markdown: [page], views: [], read: () => undefined}).map(
      (finding) => `${String(finding.line)} ${finding.says}`,
    ),
  );
}

test('fields that stop the build, in the words of the content contract', () => {
  expect(says('docs/x.mdx', 'title: X', `description: ${DESCRIPTION}`)).toEqual([]);
  expect(says('docs/x.mdx', 'title: X', 'description: Short')).toEqual([
    '3 description has 5 characters, and needs at least 50.',
  ]);
  expect(says('legal/x.mdx', 'title: X', `description: ${DESCRIPTION}`)).toContain(
    '1 version is missing.',
  );
});

test('a title of docs that search results cut', () => {
  const titled = (length: number) =>
    says('docs/x.mdx', `title: ${'x'.repeat(length)}`, `description: ${DESCRIPTION}`);
  expect(titled(59)).toEqual([]);
  expect(titled(60)).toEqual(['2 The title has 60 characters, and 59 are the most.']);
});
