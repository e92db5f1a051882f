import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';

const EXHIBITS = '@site/src/articles/exhibits/';

/** Names under which a page imports exhibits. */
function exhibitNames(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const statement of data?.estree?.body ?? []) {
      if (
        statement.type === 'ImportDeclaration' &&
        String(statement.source.value).startsWith(EXHIBITS)
      ) {
        statement.specifiers.forEach(({local}) => names.add(local.name));
      }
    }
  });
  return names;
}

const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/**
 * Remark plugin: puts each exhibit of an article into an element with an address of its
 * own, `#exhibit-1`. Feeds lead there, since a reader of feeds shows no controls.
 */
export function remarkExhibits() {
  return (tree: Root): void => {
    const names = exhibitNames(tree);
    let count = 0;
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!parent || index === undefined || !node.name || !names.has(node.name)) {
        return undefined;
      }
      count += 1;
      const box: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'div',
        attributes: [
          attribute('id', `exhibit-${String(count)}`),
          attribute('data-exhibit', ''),
        ],
        children: [node],
      };
      (parent.children as RootContent[])[index] = box;
      return [SKIP, index + 1];
    });
  };
}
