import type {Nodes, Parents} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmStrikethroughFromMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmStrikethrough} from 'micromark-extension-gfm-strikethrough';
import {gfmTable} from 'micromark-extension-gfm-table';

/** What a page and its Markdown twin must have in common, in the order of the page. */
export interface Outline {
  /** Level and text: `2 Make a key`. */
  headings: string[];
  /** Language and text of every block, after a line break. */
  code: string[];
  cells: string[];
  /** Full addresses. */
  links: string[];
  /** Every number of the text and of captions, code not counted. */
  numbers: string[];
}

/** One space between words, none around them. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Numbers as they are written: 7, 10.5, 2026-11-21, 09:00. */
export function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,:-]\d+)*/g) ?? [];
}

function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  if (node.type === 'break') {
    return ' ';
  }
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  ((node as Parents).children as Nodes[] | undefined)?.forEach((child) => {
    walk(child, visit);
  });
}

/** Reads the outline of a twin, without its front lines. */
export function outlineOfMarkdown(markdown: string): Outline {
  const body = markdown.replace(/^---\n.*?\n---\n/s, '');
  const tree = fromMarkdown(body, {
    extensions: [gfmTable(), gfmStrikethrough()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
  const outline: Outline = {headings: [], code: [], cells: [], links: [], numbers: []};
  walk(tree, (node) => {
    if (node.type === 'heading') {
      outline.headings.push(`${String(node.depth)} ${squeeze(textOf(node))}`);
    } else if (node.type === 'code') {
      outline.code.push(`${node.lang ?? ''}\n${node.value}`);
      outline.numbers.push(...numbersIn(node.meta ?? ''));
    } else if (node.type === 'tableCell') {
      outline.cells.push(squeeze(textOf(node)));
    } else if (node.type === 'link') {
      outline.links.push(node.url);
    } else if (node.type === 'text') {
      outline.numbers.push(...numbersIn(node.value));
    }
  });
  return outline;
}

/**
 * Markdown has neither ragged rows (they are filled up with empty cells) nor blocks in a
 * cell (they are set apart by blanks): only what stands in the cells counts.
 */
function comparable(outline: Outline): Outline {
  return {
    ...outline,
    cells: outline.cells.map((cell) => cell.replace(/\s+/g, '')).filter(Boolean),
  };
}

/**
 * What one outline has and the other has not, in sentences. Headings, code and cells must
 * be the same in the same order; links and numbers may be in another order.
 */
export function differences(fromPage: Outline, fromTwin: Outline): string[] {
  const page = comparable(fromPage);
  const twin = comparable(fromTwin);
  const ordered = (['headings', 'code', 'cells'] as const).flatMap((kind) => {
    const at = page[kind].findIndex((text, index) => text !== twin[kind][index]);
    if (at >= 0) {
      return [
        `${kind}: the page has ${JSON.stringify(page[kind][at])}, the twin ${JSON.stringify(twin[kind][at])}`,
      ];
    }
    const extra = twin[kind].slice(page[kind].length);
    return extra.length > 0
      ? [`${kind}: only the twin has ${JSON.stringify(extra)}`]
      : [];
  });
  const unordered = (['links', 'numbers'] as const).flatMap((kind) => {
    const missing = without(page[kind], twin[kind]);
    const extra = without(twin[kind], page[kind]);
    return [
      ...(missing.length > 0 ? [`${kind}: only the page has ${missing.join(', ')}`] : []),
      ...(extra.length > 0 ? [`${kind}: only the twin has ${extra.join(', ')}`] : []),
    ];
  });
  return [...ordered, ...unordered];
}

/** The entries of a list that another list has not, each as often as it is missing. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((entry) => {
    const index = left.indexOf(entry);
    if (index >= 0) {
      left.splice(index, 1);
    }
    return index < 0;
  });
}
