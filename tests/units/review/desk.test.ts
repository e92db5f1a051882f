import {readMarkdown} from '../../review/readMarkdown';
import {changedLine} from '../../review/rules/desk';

const MATTER = '---\ntitle: X\n---\n\n';
const found = (body: string) =>
  changedLine(readMarkdown('blog/x/index.mdx', `${MATTER}${body}`));

test('an article that comes back from the desk as it was', () => {
  expect(found('One.\n\n{/* truncate */}\n\n## Two {/* #two */}\n\nThree.\n')).toEqual(
    [],
  );
});

test('an article that the desk would change, with the line', () => {
  // The desk puts a mark behind the first paragraph.
  expect(found('One.\n\nTwo.\n')).toEqual([
    {
      file: 'blog/x/index.mdx',
      line: 7,
      says: 'The desk would save it as “{/* truncate */}”.',
    },
  ]);
});
