import type {Element, ElementContent} from 'hast';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import type {
  Blockquote,
  BlockContent,
  Code,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
} from 'mdast';
import {gfmStrikethroughToMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown} from 'mdast-util-to-markdown';
import {clean, NOT_FINAL, textOf} from './clean';

const HEADING = /^h[1-6]$/;

function elementsOf({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

function flow(state: State, node: Element): BlockContent[] {
  return state.toFlow(state.all(node)) as BlockContent[];
}

/** A fence with the block's language, and its caption as `title="…"`. */
const pre: Handle = (_state, node: Element): Code => {
  const {dataLanguage, dataTitle} = node.properties;
  const title = dataTitle && `title="${String(dataTitle).replaceAll('"', '”')}"`;
  // A fence's words after the language need a language before them.
  const lang = dataLanguage ?? (title ? 'text' : null);
  return {
    type: 'code',
    lang: lang === null ? null : String(lang),
    meta: title ? title : null,
    value: textOf(node),
  };
};

/** Hints and margin notes. */
const aside: Handle = (state, node: Element): Blockquote | undefined => {
  const children = flow(state, node);
  return children.length > 0 ? {type: 'blockquote', children} : undefined;
};

/** What opens stands open, under its label. */
const summary: Handle = (state, node: Element): BlockContent[] | Paragraph => {
  if (elementsOf(node).some(({tagName}) => HEADING.test(tagName))) {
    return flow(state, node);
  }
  const children = state.all(node) as PhrasingContent[];
  return {type: 'paragraph', children: [{type: 'strong', children}]};
};

/** The caption stands before its table: Markdown's tables have none. */
const table: Handle = (state, node: Element) => {
  const caption = elementsOf(node).find(({tagName}) => tagName === 'caption');
  const rows = defaultHandlers.table(state, node);
  const before: BlockContent[] = caption
    ? [{type: 'paragraph', children: state.all(caption) as PhrasingContent[]}]
    : [];
  return [...before, rows];
};

/** The content of a term or a description, when it is one line. */
function lineOf(blocks: readonly BlockContent[]): PhrasingContent[] | undefined {
  const [only] = blocks;
  return blocks.length === 1 && only?.type === 'paragraph' ? only.children : undefined;
}

/** A list of "**term:** description". */
const dl: Handle = (state, node: Element): List | undefined => {
  const entries = elementsOf(node).flatMap((child) =>
    child.tagName === 'div' ? elementsOf(child) : [child],
  );
  const items: ListItem[] = [];
  let previous: string | undefined;
  for (const entry of entries) {
    const blocks = flow(state, entry);
    const line = lineOf(blocks);
    const item = items[items.length - 1];
    const term = item?.children[0];
    if (entry.tagName === 'dt' || !item || term?.type !== 'paragraph') {
      const label: PhrasingContent[] = [
        {type: 'strong', children: [...(line ?? []), {type: 'text', value: ':'}]},
      ];
      items.push({
        type: 'listItem',
        spread: false,
        children: line ? [{type: 'paragraph', children: label}] : blocks,
      });
    } else if (line && item.children.length === 1) {
      const between = previous === 'dd' ? '; ' : ' ';
      term.children.push({type: 'text', value: between}, ...line);
    } else {
      item.children.push(...blocks);
    }
    previous = entry.tagName;
  }
  return items.length > 0
    ? {type: 'list', ordered: false, spread: false, children: items}
    : undefined;
};

/** Text that the page marks by its place only needs no emphasis in Markdown. */
const asText: Handle = (state, node: Element) => state.all(node);

const handlers = {aside, dl, mark: asText, pre, summary, table, u: asText};

/** What a value can be counted in. */
const UNIT =
  '(?:[KMG]B|percent|people|entry|entries|(?:second|minute|hour|day|week|month|year|request|email|message|contact|recipient|event|domain|character)s?)\\b';

/** A value's mark, which stands behind a unit after it: "10 MB (not final)". */
const MARKED = new RegExp(`\\s*${NOT_FINAL}( ${UNIT})?`, 'g');

/**
 * Writes a page's content as Markdown (CommonMark with GitHub's tables).
 *
 * @param main the page's content, as parsed from its HTML
 * @param address full address of the page; links are resolved against it
 * @param wanted language of the code where the page has it in several; all when undefined
 */
export function mainToMarkdown(main: Element, address: string, wanted?: string): string {
  const children: ElementContent[] = clean(main, {address, wanted});
  const tree = toMdast({type: 'root', children}, {handlers});
  const markdown = toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    fences: true,
    resourceLink: true,
    listItemIndent: 'one',
    extensions: [
      gfmTableToMarkdown({tablePipeAlign: false}),
      gfmStrikethroughToMarkdown(),
    ],
  });
  return markdown.replace(MARKED, (_, unit = '') => `${String(unit)} (not final)`);
}
