/**
 * Brings a change made in the editor back to the file it was made in.
 *
 * The editor writes a whole text anew with every change: other marks for lists and emphasis,
 * other indentation, links out of bold text. Here both texts are read as trees. What means the
 * same in both is taken from the file, byte for byte, and only the rest from the editor.
 */
import type {Nodes, PhrasingContent, Root} from 'mdast';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';

/** Tables are a part of their own, which is taken whole. */
function tables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
}

const markdown = unified().use(remarkParse).use(remarkMdx).use(tables);

/**
 * Reads a text of Markdown with components.
 *
 * @throws {VFileMessage} for a text that is no MDX
 */
export const parseText = (text: string): Root => markdown.parse(text);

/** Where a node begins and ends in its text. */
export function spanOf({position}: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** A node of a tree, or a word of it. */
interface Part {
  start: number;
  end: number;
  /** Equal for two parts that mean the same. */
  meaning: string;
  /** None for a word. */
  node?: Nodes;
}

/** A text and its tree. */
interface Side {
  text: string;
  node: Nodes;
}

/** In a word, what a backslash or a number stands for. */
const unescaped = (word: string) =>
  word
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)));

const onOneLine = (text: string) => text.replace(/[ \t]*\n[ \t>]*/g, ' ');

/** Text within a line: its words, each with the marks that hold for it, in any order. */
function inlineMeaning(
  children: readonly PhrasingContent[],
  text: string,
  marks: readonly string[] = [],
): string[][] {
  return children.flatMap((node): string[][] => {
    const within = (mark: string) =>
      'children' in node ? inlineMeaning(node.children, text, [...marks, mark]) : [];
    const own = (value: string, ...more: string[]) => [
      [value, ...[...new Set([...marks, ...more])].sort()],
    ];
    switch (node.type) {
      case 'text':
        return (
          onOneLine(node.value)
            .split(/( +)/)
            .filter(Boolean)
            // A space is as bold as it is not.
            .flatMap((word) => (/^ +$/.test(word) ? [[word]] : own(word)))
        );
      case 'inlineCode':
        return onOneLine(node.value)
          .split(/( +)/)
          .filter(Boolean)
          .flatMap((word) => (/^ +$/.test(word) ? [[word]] : own(word, 'code')));
      case 'strong':
      case 'emphasis':
      case 'delete':
        return within(node.type);
      case 'link':
        return within(`link ${node.url} ${node.title ?? ''}`);
      case 'break':
        return [['', 'break']];
      case 'image':
        return own('', 'image', node.url, node.alt ?? '', node.title ?? '');
      default:
        return own(text.slice(...spanOf(node)), 'source');
    }
  });
}

/** Words that stand together and have the same marks are one, however they were cut. */
function joined(words: readonly string[][]): string {
  const runs: [text: string, marks: string][] = [];
  for (const [text = '', ...marks] of words) {
    const key = marks.join('\u0001');
    const last = runs.at(-1);
    if (last?.[1] === key && text) {
      last[0] += text;
    } else {
      runs.push([text, key]);
    }
  }
  return JSON.stringify(runs);
}

/** What a part of a text says to a reader, whatever signs it is written with. */
function meaningOf(node: Nodes, text: string): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return `${shellOf(node)} ${joined(inlineMeaning(node.children, text))}`;
    case 'root':
    case 'blockquote':
    case 'list':
    case 'listItem':
      return `${shellOf(node)} [${node.children.map((child) => meaningOf(child, text)).join(',')}]`;
    case 'code':
      // The editor takes the language away that says nothing.
      return `code ${JSON.stringify([node.lang?.replace(/^plain$/, '') ?? '', node.meta ?? '', node.value])}`;
    case 'thematicBreak':
      return node.type;
    case 'text':
    case 'strong':
    case 'emphasis':
    case 'delete':
    case 'link':
    case 'inlineCode':
    case 'break':
    case 'image':
      return joined(inlineMeaning([node], text));
    default:
      return text.slice(...spanOf(node));
  }
}

/** What a node is, apart from what is in it. */
function shellOf(node: Nodes): string {
  switch (node.type) {
    case 'heading':
      return `heading ${String(node.depth)}`;
    case 'list':
      return node.ordered ? `ordered ${String(node.start)}` : 'list';
    case 'link':
      return `link ${node.url} ${node.title ?? ''}`;
    default:
      return node.type;
  }
}

/** A node whose own signs can be kept while what is in it changes. */
const isOpen = (node: Nodes | undefined): node is Extract<Nodes, {children: unknown}> =>
  node !== undefined &&
  [
    'root',
    'paragraph',
    'heading',
    'list',
    'listItem',
    'blockquote',
    'strong',
    'emphasis',
    'link',
  ].includes(node.type);

/** What a node is made of. Text counts by its words, with the spaces between them left out. */
function partsOf({text, node}: Side): Part[] {
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  return children.flatMap((child): Part[] => {
    const [start, end] = spanOf(child);
    return child.type === 'text'
      ? [...text.slice(start, end).matchAll(/[^ \t\n]+/g)].map((match) => ({
          start: start + match.index,
          end: start + match.index + match[0].length,
          meaning: unescaped(match[0]),
        }))
      : [{start, end, meaning: meaningOf(child, text), node: child}];
  });
}

/** Pairs of equal entries, in order: a longest common subsequence. */
export function commonOf<T>(
  a: readonly T[],
  b: readonly T[],
  isSame: (one: T, other: T) => boolean,
): [inA: number, inB: number][] {
  let head = 0;
  while (head < a.length && head < b.length && isSame(a[head] as T, b[head] as T)) {
    head += 1;
  }
  let tail = 0;
  while (
    tail < a.length - head &&
    tail < b.length - head &&
    isSame(a[a.length - 1 - tail] as T, b[b.length - 1 - tail] as T)
  ) {
    tail += 1;
  }
  const rows = a.length - head - tail;
  const columns = b.length - head - tail;
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const same = (row: number, column: number) =>
    isSame(a[head + row] as T, b[head + column] as T);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = same(row, column)
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let index = 0; index < head; index += 1) {
    pairs.push([index, index]);
  }
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (same(row, column)) {
      pairs.push([head + row, head + column]);
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) {
      row += 1;
    } else {
      column += 1;
    }
  }
  for (let index = tail; index > 0; index -= 1) {
    pairs.push([a.length - index, b.length - index]);
  }
  return pairs;
}

/** How much two parts have in common: from 0 to 1. */
function likeness(a: Part, b: Part): number {
  const [first, second] = [a, b].map(
    ({meaning}) => new Set(meaning.match(/[\p{L}\p{N}]+/gu)),
  );
  if (!first || !second || first.size + second.size === 0) {
    return 0;
  }
  const shared = [...first].filter((word) => second.has(word)).length;
  return (2 * shared) / (first.size + second.size);
}

/** Parts with less in common are not a part that was changed, but another one. */
const LEAST_LIKENESS = 0.4;

/** For each part of the new side, its place in the old one: the same, or what it was before. */
function placesIn(a: readonly Part[], b: readonly Part[]): (number | undefined)[] {
  const places: (number | undefined)[] = b.map(() => undefined);
  const pairs = commonOf(a, b, (one, other) => one.meaning === other.meaning);
  let [fromA, fromB] = [0, 0];
  for (const [toA, toB] of [...pairs, [a.length, b.length] as const]) {
    for (let inB = fromB; inB < toB; inB += 1) {
      const fresh = b[inB];
      for (let inA = fromA; inA < toA && fresh; inA += 1) {
        const old = a[inA];
        if (
          old &&
          isOpen(old.node) &&
          isOpen(fresh.node) &&
          shellOf(old.node) === shellOf(fresh.node) &&
          // The only one of its place is what it was before, however much was changed.
          (likeness(old, fresh) >= LEAST_LIKENESS ||
            (toA - fromA === 1 && toB - fromB === 1))
        ) {
          places[inB] = inA;
          fromA = inA + 1;
          break;
        }
      }
    }
    if (toB < b.length) {
      places[toB] = toA;
    }
    [fromA, fromB] = [toA + 1, toB + 1];
  }
  return places;
}

const columnOf = ({text, node}: Side) => {
  const [start] = spanOf(node);
  return start - (text.slice(0, start).lastIndexOf('\n') + 1);
};

/** Moves the lines of a part below its first one to the left, or to the right. */
function shifted(text: string, by: number): string {
  return by < 0
    ? text.replace(new RegExp(`\\n {1,${String(-by)}}`, 'g'), '\n')
    : text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(by)}`);
}

/** What an item of a list begins with: `- `, `12. `. */
const MARKER = /^(?:[-*+]|(\d+)([.)]))/;

/** Gives the items of a list its own kind of marks, and numbers in order. */
function markedLike({text, node}: Side): (item: string, index: number) => string {
  if (node.type !== 'list') {
    return (item) => item;
  }
  const marks = node.children.map((item) => MARKER.exec(text.slice(...spanOf(item))));
  const [mark = '-', number, end = ''] = marks[0] ?? [];
  const counts = marks.every((one, index) => Number(one?.[1]) === Number(number) + index);
  return (item, index) =>
    item.replace(MARKER, () =>
      number === undefined
        ? mark
        : `${String(Number(number) + (counts ? index : 0))}${end}`,
    );
}

/** The new side, with all that it has from the old one as it stood there. */
function mergeNodes(old: Side, fresh: Side): string {
  const [a, b] = [partsOf(old), partsOf(fresh)];
  const [oldStart, oldEnd] = spanOf(old.node);
  const [freshStart, freshEnd] = spanOf(fresh.node);
  const [firstA, lastA, firstB, lastB] = [a[0], a.at(-1), b[0], b.at(-1)];
  if (!firstA || !lastA || !firstB || !lastB) {
    return fresh.text.slice(freshStart, freshEnd);
  }
  const isLine = old.node.type !== 'root' && !/list|quote/i.test(old.node.type);
  const shift = columnOf(old) - columnOf(fresh);
  const betweenItems =
    old.node.type === 'list' && a[1] ? old.text.slice(firstA.end, a[1].start) : undefined;
  const places = placesIn(a, b);

  const gapBefore = (index: number): string => {
    const gap = fresh.text.slice(b[index - 1]?.end, b[index]?.start);
    const [before, here] = [places[index - 1], places[index]];
    if (before === undefined || here !== before + 1) {
      return betweenItems ?? shifted(gap, shift);
    }
    const oldGap = old.text.slice(a[before]?.end, a[here]?.start);
    // Spaces are the writer's in a line, and nobody's between paragraphs.
    return !isLine || onOneLine(oldGap) === onOneLine(gap) ? oldGap : gap;
  };

  const textOf = (part: Part, before: Part | undefined): string => {
    if (!before) {
      return shifted(fresh.text.slice(part.start, part.end), shift);
    }
    if (before.meaning === part.meaning || !before.node || !part.node) {
      return old.text.slice(before.start, before.end);
    }
    const within = mergeNodes(
      {text: old.text, node: before.node},
      {text: fresh.text, node: part.node},
    );
    return old.node.type === 'root' ? checked(within, part, fresh.text) : within;
  };

  const marked = markedLike(old);
  let text = old.text.slice(oldStart, firstA.start);
  b.forEach((part, index) => {
    text += index > 0 ? gapBefore(index) : '';
    text += marked(textOf(part, a[places[index] ?? -1]), index);
  });
  return text + old.text.slice(lastA.end, oldEnd);
}

/** A block of the result, or the editor's own where the result would say something else. */
function checked(merged: string, block: Part, text: string): string {
  try {
    const {children} = parseText(merged);
    const [only] = children;
    if (children.length === 1 && only && meaningOf(only, merged) === block.meaning) {
      return merged;
    }
  } catch {
    // Signs of both that make no sense together.
  }
  return text.slice(block.start, block.end);
}

/**
 * A text that was changed in the editor, with everything that was not changed as it stood in
 * the file.
 *
 * @param old the text of the file, below its fields
 * @param fresh what the editor makes of it, as MDX
 * @returns a text that says what `fresh` says; `old` itself when both say the same
 * @throws {VFileMessage} for a text that is no MDX
 */
export function mergeText(old: string, fresh: string): string {
  const [before, after] = [parseText(old), parseText(fresh)];
  if (before.children.length === 0 || after.children.length === 0) {
    return fresh;
  }
  const whole = (node: Root, text: string): Side => ({
    text,
    node: {
      ...node,
      position: {
        start: {line: 1, column: 1, offset: 0},
        end: {line: 1, column: 1, offset: text.length},
      },
    },
  });
  return mergeNodes(whole(before, old), whole(after, fresh));
}
