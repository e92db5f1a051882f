import type {Code, Root} from 'mdast';
import {VFile} from 'vfile';
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
    html: expect.stringMatching(/^<mark>.*<span class="s">"b"<\/span>/) as string,
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
