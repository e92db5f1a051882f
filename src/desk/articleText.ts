/**
 * An article's file, and what the editor shows of it. The editor knows Markdown and would
 * spoil what only MDX knows (imports, components, comments, titles of code), so these parts
 * are shown as boxes of code, and come back as they were.
 */
import type {Root, RootContent} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import {parse, stringify} from 'yaml';

/** An article as the editor has it: its fields, and its text as `body`. */
export type DeskArticle = Record<string, unknown>;

/** The fields of a file, in the order in which they are written. */
export const FIELD_ORDER = [
  'title',
  'description',
  'image',
  'imageAlt',
  'datePublished',
  'dateModified',
  'author',
  'topic',
  'layout',
  'keywords',
  'discountCode',
  'featured',
  'draft',
  'faq',
] as const;

/** The fields that are on or off. A file that does not name one has it off. */
export const SWITCHES = ['featured', 'draft'] as const;
/**
 * Names the switches that a file itself turns off. The editor hands a field it does not know
 * back as it was, so a saved file still says `draft: false` where the writer had said so.
 */
const TURNED_OFF = 'turnedOff';

/** The language of the boxes of code that hold MDX. */
const BOX = 'mdx';
const TRUNCATE = '{/* truncate */}';
const markdown = unified().use(remarkParse).use(remarkMdx);

/** Where a node begins and ends in the text. */
function span({position}: RootContent): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** A heading's own address: a comment in a file, `{#id}` in the editor. */
const ID_IN_FILE = /[ \t]*\{\/\*[ \t]*#([\w-]+)[ \t]*\*\/\}$/;
const ID_IN_EDITOR = /^(#{1,6}[ \t].*?)[ \t]*\{#([\w-]+)\}$/gm;
/** Code in a line of text. */
const CODE = '(?<!\\\\)(`+)(?!`)(?:(?!\\n\\n)[^])*?[^`]\\1(?!`)';
/** What MDX takes for the beginning of a component or an expression, and is none. */
const SIGN = '(?:<(?!\\/?[A-Z])|\\{(?!\\/\\*))';
const SIGNS = new RegExp(`${CODE}|(?<!\\\\)${SIGN}`, 'g');
const ESCAPED_SIGNS = new RegExp(`${CODE}|\\\\${SIGN}`, 'g');

/**
 * The editor takes a backslash before another one, and before an underscore, out of all it
 * gives back, out of code too (`onEditorUpdate` of @sveltia/ui). In code this sign, which
 * looks the same, stands for such a backslash meanwhile.
 */
const BACKSLASH = '\u29F5';

const guarded = (code: string) => code.replace(/\\(?=[_\\])/g, BACKSLASH);

/** Changes signs, and leaves code as it is. */
const outsideCode = (change: (sign: string) => string) => (match: string) =>
  match.startsWith('`') ? match : change(match);

/** A table of Markdown: a row of hyphens and bars stands below its first line. */
const isTable = (source: string) => /^[ \t]*\|?[ \t]*:?-+:?[ \t]*\|/m.test(source);

const ONLY_IN_MDX: ReadonlySet<string> = new Set([
  'definition',
  'imageReference',
  'linkReference',
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxTextExpression',
  'mdxjsEsm',
] satisfies RootContent['type'][]);

/** True for a part that the editor would not give back as it was. */
function isFragile(block: RootContent, source: string): boolean {
  if (block.type !== 'code' && isTable(source)) {
    return true;
  }
  const [offset] = span(block);
  let fragile = false;
  visit({type: 'root', children: [block]} satisfies Root, (node) => {
    if (node.type === 'code') {
      fragile ||= node !== block || Boolean(node.meta) || node.lang === BOX;
    } else if (node.type === 'mdxJsxTextElement') {
      const [start, end] = span(node);
      const isPlain = !/[*`~\\{]/.test(source.slice(start - offset, end - offset));
      fragile ||= !isPlain || !/^[A-Z]/.test(node.name ?? '');
    } else {
      fragile ||= ONLY_IN_MDX.has(node.type);
    }
    return fragile ? EXIT : undefined;
  });
  return fragile;
}

/** A part of a file in a box of code. */
function boxed(source: string): string {
  const runs = [...source.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(2, ...runs) + 1);
  return `${fence}${BOX}\n${guarded(source)}\n${fence}`;
}

const unescaped = (source: string) =>
  source.replace(ESCAPED_SIGNS, (match) =>
    match.startsWith('`') ? guarded(match) : match.slice(1),
  );

/** One part of a file, as the editor shows it. */
function shown(block: RootContent, source: string): string {
  const id = block.type === 'heading' ? ID_IN_FILE.exec(source)?.[1] : undefined;
  if (block.type === 'heading' && id) {
    const title = {...block, children: block.children.slice(0, -1)};
    return isFragile(title, source)
      ? boxed(source)
      : `${unescaped(source.replace(ID_IN_FILE, ''))} {#${id}}`;
  }
  if (isFragile(block, source)) {
    return boxed(source);
  }
  return block.type === 'code' ? guarded(source) : unescaped(source);
}

/**
 * The text of a file as the editor shows it.
 *
 * @throws {Error} for MDX that cannot be read
 */
function toEditor(body: string): string {
  const {children} = markdown.parse(body);
  const lead = children.findIndex(({type}) => type === 'paragraph');
  let text = '';
  let last = 0;
  children.forEach((node, index) => {
    const [start, end] = span(node);
    const source = body.slice(start, end);
    // It stands where `toFile` puts it, so nobody has to know of it.
    if (lead >= 0 && index === lead + 1 && source === TRUNCATE) {
      last = end;
      return;
    }
    text += body.slice(last, start) + shown(node, source);
    last = end;
  });
  return text.trim();
}

interface Piece {
  kind: 'prose' | 'code' | 'box';
  text: string;
}

/** Text of the editor, cut at its code fences. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], line: string, isNew = false) => {
    const last = pieces.at(-1);
    if (last?.kind === kind && !isNew) {
      last.text += `\n${line}`;
    } else {
      pieces.push({kind, text: line});
    }
  };
  let fence: {mark: string; box: boolean; begun: boolean} | undefined;
  for (const line of text.split('\n')) {
    const [, mark = '', language = ''] = /^[ \t]*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (!fence && mark) {
      const box = language.trim() === BOX;
      fence = {mark, box, begun: box};
      if (!box) {
        add('code', line, true);
      }
    } else if (!fence) {
      add('prose', line);
    } else if (mark.startsWith(fence.mark) && language.trim() === '') {
      if (!fence.box) {
        add('code', line);
      }
      fence = undefined;
    } else {
      add(fence.box ? 'box' : 'code', line, fence.begun);
      fence.begun = false;
    }
  }
  return pieces;
}

function proseInFile(text: string): string {
  return text.replace(ID_IN_EDITOR, '$1 {/* #$2 */}').replace(
    SIGNS,
    outsideCode((sign) => `\\${sign}`),
  );
}

/** Puts the mark behind the first paragraph, which lists show and the page prints large. */
function withTruncate(body: string): string {
  if (/\{\/\*\s*truncate\s*\*\/\}/.test(body)) {
    return body;
  }
  const first = markdown.parse(body).children.find(({type}) => type === 'paragraph');
  if (!first) {
    return body;
  }
  const [, end] = span(first);
  return `${body.slice(0, end)}\n\n${TRUNCATE}${body.slice(end)}`;
}

/**
 * The text of the editor as it stands in a file.
 *
 * @throws {Error} with a sentence, for a component that is not closed
 */
function toFile(text: string): string {
  const body = piecesOf(text.trim())
    .map(({kind, text: piece}) => (kind === 'prose' ? proseInFile(piece) : piece))
    .join('\n')
    .replaceAll(BACKSLASH, '\\')
    .trim();
  try {
    return withTruncate(body);
  } catch (error) {
    const {reason = String(error)} = error as {reason?: string};
    throw new Error(
      `The text cannot be saved yet. ${reason.replace(/ \((\d+):\d+[-\d:]*\)/, ' in line $1')}.`,
      {cause: error},
    );
  }
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/**
 * The switches of a file as the editor needs them. It gives a field that a file leaves out
 * the value that a new article begins with, and for `draft` that is on: without these
 * values, saving a published article would unpublish it.
 */
function switchesOf(fields: DeskArticle): DeskArticle {
  const turnedOff = SWITCHES.filter((name) => fields[name] === false);
  return {
    ...Object.fromEntries(SWITCHES.map((name) => [name, fields[name] ?? false])),
    ...(turnedOff.length > 0 && {[TURNED_OFF]: turnedOff}),
  };
}

/**
 * Reads an article's file for the editor.
 *
 * @returns the fields (dates as they are written, `2026-11-21`), with every switch on or
 *   off, and the text as `body`
 * @throws {Error} for a file without fields, and for one whose text cannot be read
 */
export function readArticle(file: string): DeskArticle {
  const parts = /^---\n([^]*?)\n---\n?([^]*)$/.exec(file.replace(/\r\n?/g, '\n'));
  if (!parts) {
    throw new Error('The file does not begin with its fields, between two lines "---".');
  }
  const [, matter = '', body = ''] = parts;
  const fields = parse(matter) as DeskArticle | null;
  return {...fields, ...switchesOf(fields ?? {}), body: toEditor(body)};
}

/**
 * An article's file as the editor saves it. What is empty is left out, and so is a switch
 * that is off, unless the file had turned it off itself.
 *
 * @throws {Error} for a text that is no MDX
 */
export function writeArticle({
  body,
  [TURNED_OFF]: turnedOff,
  ...fields
}: DeskArticle): string {
  const isStated = (name: string) => Array.isArray(turnedOff) && turnedOff.includes(name);
  const order = (name: string) => {
    const at = (FIELD_ORDER as readonly string[]).indexOf(name);
    return at < 0 ? FIELD_ORDER.length : at;
  };
  const kept = Object.entries(fields)
    .map(([name, value]): [string, unknown] => [
      name,
      // The editor begins a list with an empty entry.
      Array.isArray(value) ? value.filter((entry) => !isEmpty(entry)) : value,
    ])
    .filter(([name, value]) => !isEmpty(value) || (value === false && isStated(name)))
    .sort(([a], [b]) => order(a) - order(b));
  const matter = stringify(Object.fromEntries(kept), {lineWidth: 0, singleQuote: true});
  const text = toFile(typeof body === 'string' ? body : '');
  return `---\n${matter}---\n${text && `\n${text}\n`}`;
}
