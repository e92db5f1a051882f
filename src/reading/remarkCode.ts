import type {Code, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseCodeMeta} from './codeMeta';
import {highlight, languageOf, markLines} from './highlight';

function attribute(name: string, value: string): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

function toElement(node: Code): MdxJsxFlowElement {
  const language = languageOf(node.lang ?? 'text');
  const {title, marked} = parseCodeMeta(node.meta ?? '');
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      attribute('language', language),
      ...(title ? [attribute('title', title)] : []),
      attribute('html', markLines(highlight(node.value, language), marked)),
    ],
    children: [],
  };
}

/**
 * Remark plugin: turns every code fence into `<CodeBlock>` with its code already
 * highlighted, so that the browser needs no highlighter.
 */
export function remarkCode() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) {
        return;
      }
      try {
        (parent.children as unknown[])[index] = toElement(node);
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), node);
      }
    });
  };
}
