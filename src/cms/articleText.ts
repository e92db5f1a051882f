/**
 * An article's file, and what the editor shows of it. The editor knows Markdown and would
 * spoil what only MDX knows (imports, components, comments, titles of code), so these parts
 * are put into fences of their own, which `parts.ts` draws as boxes, and come back as they were.
 */
import type {Nodes, Root, RootContent} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';
import {parse} from 'yaml';
import {mergeFields, writeFields} from './mergeFields';
import {mergeText, parseText, spanOf} from './mergeText';
import {LEAST_ALT} from './picture';
import {isPlainTable, readTable, writeTable} from './table';

/** An article as the editor has it: its fields, and its text as `body`. */
export type CmsArticle = Record<string, unknown>;

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
  'withdrawnTo',
  'aliases',
  'faq',
] as const;

/** The fields that are on or off. A file that does not name one has it off. */
export const SWITCHES = ['featured', 'draft'] as const;

/** The language of the boxes of code that hold MDX. */
const BOX = 'mdx';
/** What the editor calls the language of code that has none. */
const NO_LANGUAGE = /^([ \t]*`{3,})plain$/m;
const TRUNCATE = '{/* truncate */}';
const TRUNCATE_MARK = /\{\/\*\s*truncate\s*\*\/\}/;

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
 * What the editor changes in all that it reads and gives back, in code too (`onEditorUpdate`
 * and `splitMultilineFormatting` of @sveltia/ui): it takes out a backslash before another one
 * and before an underscore, makes a space of its number, and puts more marks where a pair of
 * them is on two lines.
 */
const CHANGED_IN_CODE = [
  /(?<=\\)(?=[_\\])/g,
  /(?<=&)(?=#32;)/g,
  ...['_', '\\*\\*', '~~', '`'].map(
    (mark) => new RegExp(`(?<=^|\\s)(?=${mark}[^\\n]+\\n[^\\n]+${mark}(?:\\s|$))`, 'g'),
  ),
];
/** An invisible sign (word joiner) that keeps signs of code apart while they are edited. */
const JOINER = '\u2060';
const JOINED = /(?<=\\)\u2060(?=[_\\])|(?<=&)\u2060(?=#32;)|(?<=^|\s)\u2060(?=[_*~`])/gm;

const guarded = (code: string) =>
  CHANGED_IN_CODE.reduce((text, place) => text.replace(place, JOINER), code);

/** Changes signs, and leaves code as it is. */
const outsideCode = (change: (sign: string) => string) => (match: string) =>
  match.startsWith('`') ? match : change(match);

/** A table of Markdown: a row of hyphens and bars stands below its first line. */
const isTable = (source: string) => /^[ \t]*\|?[ \t]*:?-+:?[ \t]*\|/m.test(source);

const MARKS = ['strong', 'emphasis', 'delete'];
const ONLY_IN_MDX: ReadonlySet<string> = new Set([
  'definition',
  'imageReference',
  'linkReference',
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxTextExpression',
  'mdxjsEsm',
] satisfies RootContent['type'][]);

const isWordSign = (sign = '') => /[\p{L}\p{N}]/u.test(sign);

/**
 * True for what the editor takes for something else, or gives back as something else. Each of
 * these was found by what it does to the articles of `tests/support/anyArticle.ts`.
 */
function isChanged(
  node: Nodes,
  source: string,
  {isWhole, isInWord}: {isWhole: boolean; isInWord: boolean},
): boolean {
  switch (node.type) {
    case 'code':
      return (
        !isWhole || Boolean(node.meta) || node.lang === BOX || !source.startsWith('```')
      );
    case 'list':
      return /^\d+\)/.test(source);
    case 'listItem':
      // An item of the editor is one text, with lists below it.
      return node.children.some(
        ({type}, index) => type !== (index === 0 ? 'paragraph' : 'list'),
      );
    case 'link':
      return /\]\(\s*</.test(source);
    case 'emphasis':
      return isInWord;
    case 'text':
      return /\\[_\\]/.test(source);
    case 'mdxJsxTextElement':
      return /[*`~\\{]/.test(source) || !/^[A-Z]/.test(node.name ?? '');
    default:
      return ONLY_IN_MDX.has(node.type);
  }
}

/**
 * True where the editor takes marks around code or a link for plain signs: it reads code and
 * links first as soon as another mark stands in the same part.
 */
function hasLostMarks(block: RootContent): boolean {
  let marks = 0;
  let areAround = false;
  visit({type: 'root', children: [block]} satisfies Root, MARKS, (node) => {
    marks += 1;
    visit(node, ['inlineCode', 'link'], () => {
      areAround = true;
    });
  });
  return marks > 1 && areAround;
}

/** True for a part that the editor would not give back as it was. */
function isFragile(block: RootContent, source: string): boolean {
  const isCells = block.type === 'table' && isPlainTable(source);
  if (block.type !== 'code' && !isCells && isTable(source)) {
    return true;
  }
  const [offset] = spanOf(block);
  let fragile = !isCells && hasLostMarks(block);
  visit({type: 'root', children: [block]} satisfies Root, (node) => {
    // The editor reads no marks in cells.
    if (isCells && !node.type.startsWith('mdx')) {
      return undefined;
    }
    const [start, end] = spanOf(node).map((at) => at - offset);
    fragile ||= isChanged(node, source.slice(start, end), {
      isWhole: node === block,
      isInWord: isWordSign(source[(start ?? 0) - 1]) || isWordSign(source[end ?? 0]),
    });
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
  return block.type === 'code'
    ? guarded(source)
    : block.type === 'table'
      ? guarded(unescaped(source))
      : unescaped(source);
}

/** Why a text cannot be read, in the parser's words. */
const reasonOf = (error: unknown) =>
  ((error as {reason?: string}).reason ?? String(error)).replace(
    / \((\d+):\d+[-\d:]*\)/,
    ' in line $1',
  );

/** What keeps a text from being read, if anything does. */
export function faultIn(text: string): string | undefined {
  try {
    parseText(text);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** The parts of a text; none of MDX that cannot be read. */
function readParts(text: string): readonly RootContent[] | undefined {
  try {
    return parseText(text).children;
  } catch {
    return undefined;
  }
}

/** The text of a file as the editor shows it. What cannot be read is one box, to be corrected. */
function toEditor(body: string): string {
  const children = readParts(body);
  if (!children) {
    return boxed(body.trim());
  }
  const lead = children.findIndex(({type}) => type === 'paragraph');
  let text = '';
  let last = 0;
  children.forEach((node, index) => {
    const [start, end] = spanOf(node);
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

const TABLE_LINES = /^\|.*\|(?:\n\|.*\|)+$/gm;

function proseInFile(text: string): string {
  return text
    .replace(ID_IN_EDITOR, '$1 {/* #$2 */}')
    .replace(
      SIGNS,
      outsideCode((sign) => `\\${sign}`),
    )
    .replace(TABLE_LINES, (table) =>
      // Escaped signs have made its columns wider.
      text.includes(table) || !isPlainTable(table) ? table : writeTable(readTable(table)),
    );
}

/** Puts the mark behind the first paragraph, which lists show and the page prints large. */
function withTruncate(body: string): string {
  if (TRUNCATE_MARK.test(body)) {
    return body;
  }
  const first = parseText(body).children.find(({type}) => type === 'paragraph');
  if (!first) {
    return body;
  }
  const [, end] = spanOf(first);
  return `${body.slice(0, end)}\n\n${TRUNCATE}${body.slice(end)}`;
}

/**
 * The text of the editor as it stands in a file.
 *
 * @throws {Error} with a sentence, for a component that is not closed
 */
function toFile(text: string, isMarked = true): string {
  const body = piecesOf(text.trim())
    .map(({kind, text: piece}) =>
      kind === 'prose'
        ? proseInFile(piece)
        : kind === 'code'
          ? piece.replace(NO_LANGUAGE, '$1')
          : piece,
    )
    .join('\n')
    .replace(JOINED, '')
    .trim();
  try {
    if (isMarked) {
      return withTruncate(body);
    }
    parseText(body);
    return body;
  } catch (error) {
    throw new Error(`The text cannot be saved yet. ${reasonOf(error)}.`, {cause: error});
  }
}

/**
 * The text of the editor as it would be saved.
 *
 * @throws {Error} with a sentence, for a component that is not closed
 */
export const textToSave = (body: string): string => toFile(body);

/**
 * Files as they were read, by what names them to the editor. It hands a field that it does not
 * know back as it was, so a saved article says which file it was made from.
 */
const originals = new Map<string, string>();
/** The field that names the file. The whole file there would be found by every search. */
const ORIGINAL = 'original';

/** The field with the state of an article, for the list. No file has it. */
export const STATE = 'state';

/**
 * What readers get of an article.
 *
 * @param today ISO date
 */
export function stateOf(
  {draft, withdrawnTo, datePublished}: Readonly<Record<string, unknown>>,
  today: string,
): 'Draft' | 'Published' | 'Scheduled' | 'Withdrawn' {
  if (withdrawnTo) {
    return 'Withdrawn';
  }
  if (draft === true) {
    return 'Draft';
  }
  return String(datePublished).slice(0, 10) > today ? 'Scheduled' : 'Published';
}

const today = () => new Date().toISOString().slice(0, 10);

/** A short name of a text, the same for the same text (FNV-1a). */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `${hash.toString(36)}-${text.length.toString(36)}`;
}

interface FileParts {
  /** The lines of the fields, each with its break. */
  matter: string;
  /** All below the fields, from the break of their second rule on. */
  rest: string;
}

function partsOf(file: string): FileParts | undefined {
  const [, matter, rest] = /^---\n([^]*?\n)---(?=\n|$)([^]*)$/.exec(file) ?? [];
  return matter === undefined || rest === undefined ? undefined : {matter, rest};
}

/**
 * Reads an article's file for the editor.
 *
 * The editor gives a field that a file leaves out the value that a new article begins with,
 * and for `draft` that is on: saving a published article would unpublish it. So every switch
 * is named here.
 *
 * @returns the fields (dates as they are written, `2026-11-21`), with every switch on or
 *   off, the text as `body`, which is made when it is asked for, and the name of the file as it
 *   is
 * @throws {Error} for a file without fields
 */
export function readArticle(file: string): CmsArticle {
  const text = file.replace(/\r\n?/g, '\n');
  const parts = partsOf(text);
  if (!parts) {
    throw new Error('The file does not begin with its fields, between two lines "---".');
  }
  const fields = (parse(parts.matter) ?? {}) as CmsArticle;
  const name = nameOf(text);
  originals.set(name, text);
  let body: string | undefined;
  return {
    ...fields,
    ...Object.fromEntries(SWITCHES.map((field) => [field, fields[field] ?? false])),
    get body() {
      return (body ??= toEditor(parts.rest));
    },
    [ORIGINAL]: name,
    [STATE]: stateOf(fields, today()),
  };
}

/**
 * Refuses pictures that readers would not get, or not be told of. Those that the file has had
 * before are left to the build.
 *
 * @throws {Error} with a sentence
 */
function checkPictures(text: string, before = ''): void {
  visit(parseText(text), 'image', (node) => {
    const {url} = node;
    const alt = node.alt ?? '';
    if (before.includes(text.slice(...spanOf(node)))) {
      return;
    }
    if (url === '') {
      const which = alt ? `The picture “${alt}”` : 'A picture';
      throw new Error(
        `The text cannot be saved yet. ${which} has no file. Choose one in its box, or remove the box.`,
      );
    }
    if (!url.startsWith('./')) {
      const [scheme = url] = url.split(/(?<=:)/);
      throw new Error(
        `The text cannot be saved yet. Readers cannot load a picture from an address with "${scheme.slice(0, 40)}". Save the picture as a file, and choose that file in a picture box.`,
      );
    }
    if (alt.trim().length < LEAST_ALT) {
      throw new Error(
        `The text cannot be saved yet. The picture ${url} needs at least ${String(LEAST_ALT)} characters that say what it shows.`,
      );
    }
  });
}

/** The text of a file after a change in the editor. */
function changedText(rest: string, body: string): string {
  if (body.trim() === toEditor(rest)) {
    return rest;
  }
  const isMarked = TRUNCATE_MARK.test(rest);
  const fresh = toFile(body, isMarked);
  const text = readParts(rest) ? mergeText(rest, fresh) : `\n\n${fresh}\n`;
  checkPictures(text, rest);
  return text;
}

/**
 * An article's file as the editor saves it. All that was not changed in the editor stands in
 * it as it stood in the file that was read. What is empty is left out, and so is a switch that
 * is off, unless the file had them like that.
 *
 * @throws {Error} for a text that is no MDX
 */
export function writeArticle({
  body,
  [ORIGINAL]: name,
  [STATE]: _,
  ...fields
}: CmsArticle): string {
  const text = typeof body === 'string' ? body : '';
  const parts = partsOf(originals.get(String(name)) ?? '');
  if (!parts) {
    const whole = toFile(text);
    checkPictures(whole);
    return `---\n${writeFields(fields, FIELD_ORDER)}---\n${whole && `\n${whole}\n`}`;
  }
  const {matter, rest} = parts;
  return `---\n${mergeFields(matter, fields, FIELD_ORDER)}---${changedText(rest, text)}`;
}
