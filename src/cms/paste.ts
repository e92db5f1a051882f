/** What is pasted from Word, Google Docs or a web page, as the site's own Markdown. */
import {toMdast} from 'hast-util-to-mdast';
import type {List, ListItem, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {gfmStrikethroughToMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import remarkMdx from 'remark-mdx';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {editorHtml} from './editorHtml';
import {readClipboard, type Losses} from './pasteTree';
import {readTable, writeTable} from './table';

/** Signs of MDX in a text are written so that they stay signs. */
const {toMarkdownExtensions = []} = unified().use(remarkMdx).freeze().data() as {
  toMarkdownExtensions?: Options[];
};

const gfmTable = gfmTableToMarkdown({tablePipeAlign: false});

const FORMAT: Options = {
  bullet: '-',
  rule: '-',
  emphasis: '_',
  fences: true,
  resourceLink: true,
  listItemIndent: 'one',
  handlers: {
    table: (...given) =>
      writeTable(readTable(gfmTable.handlers?.table?.(...given) ?? '')),
  },
  extensions: [gfmTable, gfmStrikethroughToMarkdown(), ...toMarkdownExtensions],
};

/** MDX takes a line that begins like this for a program. */
const LIKE_PROGRAM = /^(?:import|export)(?=\s|\{|$)/gm;

type Marked = Extract<PhrasingContent, {children: PhrasingContent[]}>;
const isMarked = (node: PhrasingContent): node is Marked => 'children' in node;

const sameMark = (one: PhrasingContent, other: PhrasingContent) =>
  isMarked(one) &&
  one.type === other.type &&
  (one.type !== 'link' || (other.type === 'link' && one.url === other.url));

/** Takes the spaces at the ends of a marked run out of it: Markdown has no mark around them. */
function unpadded(node: PhrasingContent): PhrasingContent[] {
  if (!isMarked(node)) {
    return [node];
  }
  const [first, last] = [node.children[0], node.children.at(-1)];
  const before = first?.type === 'text' && /^\s+/.test(first.value);
  const after = last?.type === 'text' && /\s+$/.test(last.value);
  if (first?.type === 'text') {
    first.value = first.value.trimStart();
  }
  if (last?.type === 'text') {
    last.value = last.value.trimEnd();
  }
  node.children = node.children.filter((child) => child.type !== 'text' || child.value);
  const space: PhrasingContent = {type: 'text', value: ' '};
  return [
    ...(before ? [space] : []),
    ...(node.children.length > 0 ? [node] : []),
    ...(after && (last !== first || node.children.length > 0) ? [space] : []),
  ];
}

/** A clipboard cuts a run of bold text into several, which become one here. */
function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (last?.type === 'text' && node.type === 'text') {
      last.value += node.value;
    } else if (last?.type === 'inlineCode' && node.type === 'inlineCode') {
      last.value += node.value;
    } else if (last && isMarked(last) && isMarked(node) && sameMark(last, node)) {
      last.children = joined([...last.children, ...node.children]);
    } else {
      result.push(node);
    }
  }
  const inner = result.flatMap((node) => {
    if (isMarked(node)) {
      node.children = joined(node.children);
    }
    return unpadded(node);
  });
  return inner.filter(
    (node, index) =>
      node.type !== 'break' || (index > 0 && inner[index + 1] !== undefined),
  );
}

/** Lines that are code from end to end, one below the other, are a program. */
function withPrograms(blocks: readonly RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let lines = 0;
  for (const block of blocks) {
    const [only, ...more] = block.type === 'paragraph' ? block.children : [];
    const line =
      more.length === 0 && only?.type === 'inlineCode' ? only.value : undefined;
    const before = result.at(-1);
    if (line === undefined || !before || lines === 0) {
      result.push(block);
    } else if (before.type === 'code') {
      before.value += `\n${line}`;
    } else if (before.type === 'paragraph') {
      const [first] = before.children;
      const value = `${first?.type === 'inlineCode' ? first.value : ''}\n${line}`;
      result[result.length - 1] = {type: 'code', value};
    }
    lines = line === undefined ? 0 : lines + 1;
  }
  return result;
}

/** The text of a clipboard as Markdown's tree, with pictures that have no file yet. */
function treeOf(html: string): {tree: Root; losses: Losses} {
  const {tree: hast, losses} = readClipboard(html);
  const tree = toMdast(hast, {document: true}) as Root;
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const line = node as Paragraph;
    line.children = joined(line.children);
  });
  visit(tree, ['list', 'listItem'], (node) => {
    (node as List | ListItem).spread = false;
  });
  tree.children = withPrograms(tree.children);
  return {tree, losses};
}

/** A text without its pictures, and without what held nothing else. */
function withoutPictures(tree: Root): Root {
  const bare = structuredClone(tree);
  visit(bare, 'image', (_, index, parent) => {
    if (!parent || index === undefined) {
      return undefined;
    }
    parent.children.splice(index, 1);
    return index;
  });
  bare.children = bare.children.filter(
    (node) => !('children' in node) || node.children.length > 0,
  );
  return bare;
}

const write = (tree: Root) =>
  toMarkdown(tree, FORMAT).replace(
    LIKE_PROGRAM,
    (word) => `&#${String(word.charCodeAt(0))};${word.slice(1)}`,
  );

/** A number of things, in words. */
const some = (count: number, one: string, more: string) =>
  count === 1 ? `One ${one}` : `${String(count)} ${more}`;

/** What the writer has to do after a paste, or should know of it. */
function remarksOn({pictures, localPictures, links, embeds, mergedCells}: Losses) {
  const named = pictures.filter(Boolean).map((alt) => `“${alt}”`);
  const which = named.length > 0 ? ` (${named.join(', ')})` : '';
  return [
    ...(pictures.length > 0
      ? [
          `${some(pictures.length, 'picture was', 'pictures were')} not pasted${which}. Save each one as a file, and choose that file in the picture's box.`,
        ]
      : []),
    ...(localPictures > 0
      ? [
          'A picture that is only in the document or on your computer (an address with "file:" or "data:") cannot be loaded by readers.',
        ]
      : []),
    ...(links > 0
      ? [
          `${some(links, 'link', 'links')} to files on a computer became plain text, because readers cannot open them.`,
        ]
      : []),
    ...(embeds > 0
      ? [
          `${some(embeds, 'video or frame was', 'videos or frames were')} left out. Link to the page that shows it instead.`,
        ]
      : []),
    ...(mergedCells > 0
      ? [
          `${some(mergedCells, 'merged cell was', 'merged cells were')} split, because a table here has no merged cells. Check the rows of the table.`,
        ]
      : []),
  ];
}

/** What a paste gives the editor. */
export interface Pasted {
  /** The text, without its pictures. */
  markdown: string;
  /** The same text for the editor, with an empty box for each picture. */
  html: string;
  /** Sentences on what the writer has to do, or should know. */
  remarks: string[];
}

/** A paste that nests deeper than a program can follow was not made by a word processor. */
const TOO_DEEP: Pasted = {
  markdown: '',
  html: '',
  remarks: [
    'This text could not be pasted, because its formatting is nested too deeply. Paste it without formatting (Ctrl+Shift+V, or Cmd+Shift+V on a Mac).',
  ],
};

/**
 * Makes the site's Markdown of what a clipboard holds. It never throws, and its result has no
 * HTML and no address of a file.
 *
 * @param html the clipboard's `text/html`
 */
export function readPaste(html: string): Pasted {
  try {
    const {tree, losses} = treeOf(html);
    return {
      markdown: write(withoutPictures(tree)),
      html: editorHtml(tree, write),
      remarks: remarksOn(losses),
    };
  } catch (error) {
    if (error instanceof RangeError) {
      return TOO_DEEP;
    }
    throw error;
  }
}
