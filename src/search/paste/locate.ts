/** Where the values of a JSON text stand. Nothing here throws. */
import {pointerTo} from '../../api/plain';

/** A stretch of the text, by UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

export interface Located {
  /** Where the value ends; nothing where it is not JSON. */
  end?: number;
  /** Where it stops being JSON. */
  fault?: number;
  /** Members from their name on, and entries of lists, by JSON Pointer. */
  ranges: ReadonlyMap<string, Range>;
}

/** Objects and lists in one another, more than any body has. */
const MAX_DEPTH = 64;

const STRING = /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"/iy;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null/iy;
const SPACE = /[ \t\r\n]*/y;

class Fault extends Error {
  constructor(readonly at: number) {
    super();
  }
}

/**
 * Reads the JSON value that begins at a place (RFC 8259).
 *
 * @param text which may go on after the value
 */
export function locate(text: string, from = 0): Located {
  const ranges = new Map<string, Range>();
  let at = from;

  function match(pattern: RegExp): string {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) {
      throw new Fault(at);
    }
    at += found.length;
    return found;
  }

  function take(character: string): boolean {
    match(SPACE);
    const isThere = text.startsWith(character, at);
    at += isThere ? 1 : 0;
    return isThere;
  }

  function demand(character: string): void {
    if (!take(character)) {
      throw new Fault(at);
    }
  }

  /** @param start where its range begins: at the name of a member */
  function value(path: readonly (string | number)[], start?: number): void {
    match(SPACE);
    const begin = start ?? at;
    if (path.length > MAX_DEPTH) {
      throw new Fault(at);
    }
    const isObject = text.startsWith('{', at);
    if (isObject || text.startsWith('[', at)) {
      at += 1;
      // What is inside has ranges of its own.
      ranges.set(pointerTo(path), {start: begin, end: at});
      const close = isObject ? '}' : ']';
      for (let index = 0; !take(close); index += 1) {
        if (index > 0) {
          demand(',');
          match(SPACE);
        }
        const nameAt = at;
        if (isObject) {
          const name = JSON.parse(match(STRING)) as string;
          demand(':');
          value([...path, name], nameAt);
        } else {
          value([...path, index]);
        }
      }
    } else {
      match(text.startsWith('"', at) ? STRING : LITERAL);
      ranges.set(pointerTo(path), {start: begin, end: at});
    }
  }

  try {
    value([]);
  } catch (error) {
    return {fault: error instanceof Fault ? error.at : from, ranges};
  }
  return {end: at, ranges};
}
