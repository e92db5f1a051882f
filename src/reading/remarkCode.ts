import type {Code, Parent, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {CODE_LANGUAGES, isCodeLanguage} from './codeLanguages';
import {parseCodeMeta} from './codeMeta';
import {highlight, languageOf, markLines} from './highlight';

function attribute(name: string, value: string): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}

/** The name of a code fence's language. */
const languageIn = (node: Code) => languageOf(node.lang ?? 'text');

function toElement(node: Code): MdxJsxFlowElement {
  const language = languageIn(node);
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
 * Refuses a language that has no tab. The style sheet and the reader's choice know those of
 * `CODE_LANGUAGES` only, so the pane would never be seen.
 */
function checkTab(node: Code): void {
  if (!isCodeLanguage(languageIn(node))) {
    const known = Object.keys(CODE_LANGUAGES).join(', ');
    throw new RangeError(
      `<CodeTabs> has no tab for "${node.lang ?? 'text'}". Use ${known}, or put this code into a block of its own.`,
    );
  }
}

/**
 * Remark plugin: turns every code fence into `<CodeBlock>` with its code already
 * highlighted, so that the browser needs no highlighter.
 */
export function remarkCode() {
  return (tree: Root, file: VFile): void => {
    const orFail = (node: Code, work: () => void) => {
      try {
        work();
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), node);
      }
    };
    visit(tree, {type: 'mdxJsxFlowElement', name: 'CodeTabs'}, (tabs) => {
      visit(tabs as Parent, 'code', (node: Code) => {
        orFail(node, () => {
          checkTab(node);
        });
      });
    });
    visit(tree, 'code', (node, index, parent) => {
      if (parent && index !== undefined) {
        orFail(node, () => {
          (parent.children as unknown[])[index] = toElement(node);
        });
      }
    });
  };
}
