import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import {VFile} from 'vfile';
import {remarkImports} from '../remarkImports';

function element(name: string) {
  return {type: 'mdxJsxFlowElement', name, attributes: [], children: []};
}

/** What the plugin adds before the content, as source. */
function added(children: unknown[], layout?: string): string[] {
  const tree = {type: 'root', children} as unknown as Root;
  const file = new VFile();
  file.data['frontMatter'] = layout && {layout};
  remarkImports()(tree, file);
  return (tree.children as unknown as {type: string; value: string}[])
    .filter(({type}) => type === 'mdxjsEsm')
    .map(({value}) => value);
}

it('imports each component that is used, once', () => {
  expect(added([element('Steps'), element('Steps'), element('Operation')])).toEqual([
    "import {Operation} from '@site/src/builder';",
    "import {Steps} from '@site/src/reading';",
  ]);
});

it('imports nothing for what is always there or not ours', () => {
  expect(added([element('CodeBlock'), element('Unknown'), element('div')])).toEqual([]);
});

it.each([
  ['docs', "export {DocPage as layout} from '@site/src/docs';"],
  ['article', "export {ArticlePage as layout} from '@site/src/articles';"],
  ['legal', "export {LegalPage as layout} from '@site/src/legal';"],
])('exports the %s layout', (layout, line) => {
  expect(added([], layout)).toEqual([line]);
});

it('gives the compiler the statements that the source shows', () => {
  const tree = {
    type: 'root',
    children: [{...element('Fold'), type: 'mdxJsxTextElement'}, element('Steps')],
  } as unknown as Root;
  const file = new VFile();
  file.data['frontMatter'] = {layout: 'legal'};
  remarkImports()(tree, file);
  const statements = tree.children
    .slice(0, 3)
    .map((node) => (node as MdxjsEsm).data?.estree);
  expect(statements).toMatchObject(
    Array(3).fill({type: 'Program', sourceType: 'module'}),
  );
  const [fold, steps, layout] = statements.flatMap((program) => program?.body ?? []);
  const identifier = (name: string) => ({type: 'Identifier', name});
  const imported = (name: string, room: string) => ({
    type: 'ImportDeclaration',
    specifiers: [
      {
        type: 'ImportSpecifier',
        imported: identifier(name),
        local: identifier(name),
      },
    ],
    source: {type: 'Literal', value: room},
    attributes: [],
  });
  expect(fold).toEqual(imported('Fold', '@site/src/ui'));
  expect(steps).toEqual(imported('Steps', '@site/src/reading'));
  expect(layout).toMatchObject({
    type: 'ExportNamedDeclaration',
    specifiers: [
      {
        type: 'ExportSpecifier',
        local: identifier('LegalPage'),
        exported: identifier('layout'),
      },
    ],
    source: {type: 'Literal', value: '@site/src/legal'},
    attributes: [],
  });
});

it('leaves expressions and elements without a name alone', () => {
  const fragment = {type: 'mdxJsxFlowElement', name: null, attributes: [], children: []};
  const expression = {type: 'mdxFlowExpression', value: 'Steps'};
  expect(added([fragment, expression])).toEqual([]);
});

it('exports no layout for the first words of an article, which are no page', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'excerpt-')), 'index.mdx');
  const whole = 'First words.\n\n{/* truncate */}\n\nThe rest.';
  writeFileSync(file, whole);
  const layoutOf = (value: string) => {
    const tree = {type: 'root', children: []} as unknown as Root;
    const compiled = new VFile({path: file, value});
    compiled.data['frontMatter'] = {layout: 'article'};
    remarkImports()(tree, compiled);
    return tree.children.length;
  };
  expect(layoutOf('First words.')).toBe(0);
  expect(layoutOf(whole)).toBe(1);
});
