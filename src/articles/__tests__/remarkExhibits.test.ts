import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remarkExhibits} from '../remarkExhibits';

/** Names and ids of the elements of a page, from the outside in. */
function outline(source: string): string[] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  remarkExhibits()(tree);
  const names: string[] = [];
  const walk = (node: Root | Root['children'][number]): void => {
    if (node.type === 'mdxJsxFlowElement') {
      const [id] = node.attributes;
      names.push(
        id && 'name' in id && id.name === 'id'
          ? `#${JSON.stringify(id.value)}`
          : String(node.name),
      );
    }
    if ('children' in node) {
      (node.children as Root['children']).forEach(walk);
    }
  };
  walk(tree);
  return names;
}

it('gives each exhibit an address, in the order of the page', () => {
  expect(
    outline(`import {Cost, Choice as Pick} from '@site/src/articles/exhibits/cost';
import {Steps} from '@site/src/reading';

<Cost />

<Steps>

<Pick />

</Steps>

Text.`),
  ).toEqual(['#"exhibit-1"', 'Cost', 'Steps', '#"exhibit-2"', 'Pick']);
});

it('leaves everything else as it is', () => {
  expect(outline('<Aside title="x">\n\nText\n\n</Aside>')).toEqual(['Aside']);
});
