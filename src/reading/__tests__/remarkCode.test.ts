import {readFileSync} from 'node:fs';
import type {Code, Root} from 'mdast';
import postcss from 'postcss';
import {VFile} from 'vfile';
import {writeOutLists} from '../../css/build';
import {CODE_LANGUAGES, STYLE_LISTS} from '../codeLanguages';
import {remarkCode} from '../remarkCode';

function transform(node: Partial<Code>) {
  const tree = {type: 'root', children: [{type: 'code', ...node}]} as unknown as Root;
  remarkCode()(tree, new VFile());
  const [element] = tree.children as unknown as {
    name: string;
    attributes: {name: string; value: string}[];
  }[];
  return {
    name: element?.name,
    ...Object.fromEntries(
      (element?.attributes ?? []).map(({name, value}) => [name, value]),
    ),
  };
}

it('turns a fence into a highlighted block', () => {
  expect(
    transform({lang: 'js', meta: 'title="a.js" {1}', value: 'const a = "b";'}),
  ).toMatchObject({
    name: 'CodeBlock',
    language: 'javascript',
    title: 'a.js',
    html: expect.stringMatching(/^<mark>.*<i>"b"<\/i>/) as string,
  });
});

it('takes a fence without a language as text, and its markup as text', () => {
  expect(transform({value: '<b>&'})).toMatchObject({
    language: 'text',
    html: '&lt;b&gt;&amp;',
  });
});

it('stops the build at a language it does not know', () => {
  expect(() => transform({lang: 'cobol', value: ''})).toThrow(
    /"cobol" is not known here/,
  );
});

describe('tabs', () => {
  const tabs = (...langs: string[]) =>
    ({
      type: 'root',
      children: [
        {
          type: 'mdxJsxFlowElement',
          name: 'CodeTabs',
          attributes: [],
          children: langs.map((lang) => ({type: 'code', lang, value: ''})),
        },
      ],
    }) as unknown as Root;

  it('take the languages of the list, by their short names too', () => {
    expect(() => {
      remarkCode()(tabs('curl', 'js', 'py', 'rb', 'php'), new VFile());
    }).not.toThrow();
  });

  it.each(['json', 'yaml'])('refuse %s with a sentence', (lang) => {
    expect(() => {
      remarkCode()(tabs('bash', lang), new VFile());
    }).toThrow(
      `<CodeTabs> has no tab for "${lang}". Use bash, javascript, python, ruby, php, or put this code into a block of its own.`,
    );
  });

  it('refuse a language that is not known at all by its own sentence', () => {
    expect(() => {
      remarkCode()(tabs('cobol'), new VFile());
    }).toThrow(/"cobol" is not known here/);
  });

  it('have the same rules in the style sheet for every language', () => {
    const sheet = readFileSync('src/reading/Code.module.css', 'utf8');
    const {css} = postcss([writeOutLists(STYLE_LISTS)]).process(sheet, {from: undefined});
    const rules = (language: string) =>
      css
        .replace(/\/\*[^]*?\*\//g, '')
        .replace(/\s+/g, ' ')
        .split(/[,{}]/)
        .filter((selector) => selector.includes(`='${language}'`))
        .map((selector) => selector.trim().replaceAll(language, '*'));
    const [first = [], ...others] = Object.keys(CODE_LANGUAGES).map(rules);
    expect(first.length).toBeGreaterThan(4);
    for (const other of others) {
      expect(other).toEqual(first);
    }
  });
});
