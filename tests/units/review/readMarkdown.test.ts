import fc from 'fast-check';
import {readMarkdown} from '../../review/readMarkdown';
import {anyCharacter} from '../../support/anyCharacter';

const page = (text: string) => readMarkdown('blog/x/index.mdx', text);

test('what is text, and what is not', () => {
  const {sections, imports, downloads, fields, texts} = page(
    "---\ntitle: X\n---\n\nimport {A} from '@site/src/articles/exhibits/a';\n\nFirst *words*. {/* No. */}\n\n<A />\n\n## Two {/* #two */}\n\n:::warning[Mind this]\n\n[File](./a.eml)\n\n:::\n\n```js\nconst no = 1;\n```",
  );
  expect(
    sections.map(({heading, id, line, texts: inside}) => [
      heading,
      id,
      line,
      inside.map(({text}) => text),
    ]),
  ).toEqual([
    ['', '', 5, ['First words.']],
    ['Two', 'two', 11, ['Two', 'Mind this', 'File']],
  ]);
  expect(texts.map(({kind, line}) => [kind, line])).toEqual([
    ['field', 2],
    ['prose', 7],
    ['heading', 11],
    ['prose', 13],
    ['prose', 15],
  ]);
  expect(imports).toEqual(['@site/src/articles/exhibits/a']);
  expect(downloads).toEqual(['a.eml']);
  expect(fields).toEqual({title: 'X'});
});

test('code and components are one word each, sources are not read', () => {
  const {texts, sections} = page(
    'Set `a.b` to <Fact id="x" /> by <FigureValue id="y" />.\n\n## Sources\n\n- Somebody',
  );
  expect(texts.map(({text, plain}) => [text, plain])).toEqual([
    ['Set a.b to value by figure.', 'Set code to value by figure.'],
  ]);
  expect(sections[0]?.figures).toEqual(['y']);
});

test('the folder says what kind of page it is', () => {
  const kinds = ['docs/a.mdx', 'blog/a/index.mdx', 'legal/a.mdx'].map(
    (file) => readMarkdown(file, '').kind,
  );
  expect(kinds).toEqual(['docs', 'article', 'legal']);
});

test('MDX that cannot be parsed is an error with its line', () => {
  expect(() => page('---\ntitle: X\n---\n\n<Open>\n')).toThrow('(5:1-5:7)');
});

test('any front matter can be read', () => {
  fc.assert(
    fc.property(fc.string({unit: anyCharacter}), (matter) => {
      expect(() =>
        readMarkdown('docs/a.mdx', `---\n${matter.replaceAll('---', '')}\n---\n`),
      ).not.toThrow(TypeError);
    }),
  );
});
