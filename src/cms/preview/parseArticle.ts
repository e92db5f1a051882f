import type {Root} from 'mdast';
import {gfmStrikethroughFromMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmStrikethrough} from 'micromark-extension-gfm-strikethrough';
import {gfmTable} from 'micromark-extension-gfm-table';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {visit} from 'unist-util-visit';

function gfm(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable(), gfmStrikethrough());
  (data.fromMarkdownExtensions ??= []).push(
    gfmTableFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
  );
}

const markdown = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(gfm);

/**
 * Reads a text as Docusaurus does, where hints are the only directives.
 *
 * @throws {VFileMessage} for a text that is no MDX
 */
export function parseArticle(text: string): Root {
  const tree = markdown.parse(text);
  visit(tree, ['textDirective', 'leafDirective'], (node, index, parent) => {
    if (parent && index !== undefined) {
      const {start, end} = node.position ?? {};
      const value = text.slice(start?.offset, end?.offset);
      const children = parent.children as unknown[];
      children[index] =
        node.type === 'textDirective'
          ? {type: 'text', value}
          : {type: 'paragraph', children: [{type: 'text', value}]};
    }
  });
  return tree;
}
