import {translate} from '@docusaurus/Translate';
import type {JsonValue} from '../api';

/** Where a text stops being JSON, and what should be there. */
export interface JsonFault {
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units, as editors count. */
  column: number;
  expected: string;
}

/** What may follow in JSON, in words. */
const WORDS = {
  value: translate({message: 'a value'}),
  name: translate({message: 'a name in double quotes'}),
  colon: translate({message: 'a colon'}),
  comma: translate({message: 'a comma'}),
  end: translate({message: 'the end'}),
  shallower: translate({message: 'a value that is less deeply nested'}),
};

type Expected = keyof typeof WORDS;

/** No request of the API is nested as deeply; a page cannot show any depth. */
const MAX_DEPTH = 64;

/** A token of RFC 8259 after white space; in the order: mark, string, other value. */
const TOKEN =
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)(?![\w.]))/iy;

/** How many characters of a text are JSON's beginning, and what should follow. */
function readAhead(text: string): [end: number, expected: string] {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let mayClose = false;
  let end = 0;
  const after = (): Expected => (open.length > 0 ? 'comma' : 'end');
  for (;;) {
    TOKEN.lastIndex = end;
    const [all = '', mark, string, other] = TOKEN.exec(text) ?? [];
    const inside = open.at(-1);
    const closes = mark === (inside === '{' ? '}' : ']');
    if (closes && inside && (mayClose || expected === 'comma')) {
      open.pop();
      [expected, mayClose] = [after(), false];
    } else if (expected === 'value' && (mark === '{' || mark === '[')) {
      if (open.push(mark) > MAX_DEPTH) {
        return [end, WORDS.shallower];
      }
      [expected, mayClose] = [mark === '{' ? 'name' : 'value', true];
    } else if (expected === 'value' && (string ?? other) !== undefined) {
      [expected, mayClose] = [after(), false];
    } else if (expected === 'name' && string !== undefined) {
      [expected, mayClose] = ['colon', false];
    } else if (expected === 'colon' && mark === ':') {
      expected = 'value';
    } else if (expected === 'comma' && mark === ',') {
      expected = inside === '{' ? 'name' : 'value';
    } else {
      const words = WORDS[expected];
      const closable = inside && (mayClose || expected === 'comma');
      return [
        end,
        closable
          ? translate(
              {message: '{expected} or {bracket}'},
              {expected: words, bracket: inside === '{' ? '}' : ']'},
            )
          : words,
      ];
    }
    end += all.length;
  }
}

/** The first place at which a text is not JSON. */
function faultOf(text: string): JsonFault {
  const [end, expected] = readAhead(text);
  const rest = text.slice(end);
  const before = text.slice(0, text.length - rest.replace(/^[ \t\n\r]+/, '').length);
  const lines = before.split('\n');
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, expected};
}

function isTooDeep(value: JsonValue): boolean {
  const groups = (values: readonly JsonValue[]) =>
    values.filter((one) => typeof one === 'object' && one !== null);
  let level = groups([value]);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) {
      return true;
    }
    level = groups(level.flatMap((one) => Object.values<JsonValue>(one)));
  }
  return false;
}

/** Reads JSON, or says where it is none, or nested too deeply. Never throws. */
export function readJson(text: string): {value: JsonValue} | {fault: JsonFault} {
  try {
    const value = JSON.parse(text) as JsonValue;
    return isTooDeep(value) ? {fault: faultOf(text)} : {value};
  } catch {
    return {fault: faultOf(text)};
  }
}
