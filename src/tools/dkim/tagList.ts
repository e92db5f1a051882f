import type {Problem} from '../kit';
import {isBlank} from './bytes';
import {found} from './found';
import {clip} from './usual';

/** One `name=value` of a tag list (RFC 6376, 3.2). */
export interface Tag {
  name: string;
  /** As written, without the blanks around it. */
  value: string;
  /** Column of the name, from 1. */
  column: number;
  /** Where the value stands in the text, with the blanks around it; from 0. */
  span: readonly [start: number, end: number];
}

export interface TagList {
  /** In their order; of those with the same name, all. */
  tags: Tag[];
  problems: Problem[];
}

type Tell = (...fault: Parameters<typeof found>) => void;

/** Faults of one list that are told; a text that is no list at all would have thousands. */
const MAX_PROBLEMS = 30;

/** Where the text between two indexes stands without blanks around it. */
function trimmed(text: string, start: number, end: number): [number, number] {
  let [first, last] = [start, end];
  while (first < last && isBlank(text.charAt(first))) {
    first += 1;
  }
  while (last > first && isBlank(text.charAt(last - 1))) {
    last -= 1;
  }
  return [first, last];
}

/**
 * Reads the tag list of a key record or a signature (RFC 6376, 3.2). Never throws, and
 * goes over the text once.
 *
 * @param text the whole list
 * @param thing what it is, for the sentences
 */
export function readTagList(text: string, thing: 'record' | 'signature'): TagList {
  const tags: Tag[] = [];
  const problems: Problem[] = [];
  const tell: Tell = (...fault) => {
    if (problems.length < MAX_PROBLEMS) {
      problems.push(found(...fault));
    }
  };
  const seen = new Set<string>();
  let start = 0;
  while (start <= text.length) {
    const semicolon = text.indexOf(';', start);
    const end = semicolon < 0 ? text.length : semicolon;
    const tag = readTag(text, start, end, thing, tell);
    if (tag) {
      if (seen.has(tag.name)) {
        tell('duplicate-tag', `The ${thing} has ${tag.name}= twice.`, {
          position: tag.column,
        });
      }
      seen.add(tag.name);
      tags.push(tag);
    }
    start = end + 1;
  }
  return {tags, problems};
}

function readTag(
  text: string,
  start: number,
  end: number,
  thing: 'record' | 'signature',
  tell: Tell,
): Tag | undefined {
  const [first, last] = trimmed(text, start, end);
  const position = first + 1;
  if (first === last) {
    const isEnd = end === text.length;
    if (!isEnd) {
      tell('empty-tag', 'There is nothing between two semicolons.', {position});
    } else if (end > start && start > 0 && thing === 'record') {
      tell('blank-at-end', 'There is a space after the last semicolon.', {
        position: start + 1,
      });
    }
    return undefined;
  }
  const written = text.slice(first, last);
  const equals = first + written.indexOf('=');
  if (equals < first) {
    tell('no-equals', `“${clip(written)}” is not a tag, because it has no “=”.`, {
      position,
    });
    return undefined;
  }
  const [, nameEnd] = trimmed(text, first, equals);
  const name = text.slice(first, nameEnd);
  if (!/^[a-z][a-z\d_]*$/i.test(name)) {
    tell('bad-tag-name', `“${clip(name)}” is not a valid tag name.`, {position});
    return undefined;
  }
  const [valueStart, valueEnd] = trimmed(text, equals + 1, end);
  const value = text.slice(valueStart, valueEnd);
  const stray = strayIndex(value);
  if (stray >= 0) {
    const code = value.charCodeAt(stray);
    tell(
      'bad-character',
      `The value of ${name}= contains a character that is not allowed there (code ${code}).`,
      {position: valueStart + stray + 1},
    );
  }
  return {name, value, column: position, span: [equals + 1, end]};
}

/** The first character that is neither visible ASCII nor a folding blank; -1 without one. */
function strayIndex(value: string): number {
  for (let index = 0; index < value.length; index += 1) {
    const character = value.charAt(index);
    const isFold =
      (character === '\r' && value.charAt(index + 1) === '\n') ||
      (character === '\n' && /[ \t]/.test(value.charAt(index + 1)));
    if (!isFold && !/[\t\x20-\x7e]/.test(character)) {
      return index;
    }
  }
  return -1;
}

/** The first value of each tag; names are case-sensitive (RFC 6376, 3.2). */
export function valuesOf(tags: readonly Tag[]): Record<string, string> {
  return Object.fromEntries(
    [...tags].reverse().map(({name, value}) => [name, value] as const),
  );
}

/** A list whose parts stand between colons, each without blanks around it. */
export function colonList(value: string): string[] {
  return value.split(':').map((part) => {
    const [start, end] = trimmed(part, 0, part.length);
    return part.slice(start, end);
  });
}

/** Without any blanks. */
export function withoutBlanks(value: string): string {
  return value.replace(/[ \t\r\n]+/g, '');
}
