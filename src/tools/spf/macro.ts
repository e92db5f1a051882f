import {rfc, type Problem} from '../kit';

/** Letters a macro can have (RFC 7208, 7.2); c, r and t only in an explanation. */
export type MacroLetter = 's' | 'l' | 'o' | 'd' | 'i' | 'p' | 'h' | 'c' | 'r' | 't' | 'v';

export interface Macro {
  kind: 'macro';
  letter: MacroLetter;
  /** Written in upper case: the value is percent-encoded (RFC 7208, 7.3). */
  urlEncode: boolean;
  /** How many of the right-hand parts are kept; undefined: all. */
  keep?: number;
  reverse: boolean;
  /** Characters at which the value is split. */
  delimiters: string;
}

/** Text between macros, and what %%, %_ and %- stand for. */
export interface MacroText {
  kind: 'text';
  text: string;
  /** Written with a percent sign, which matters for how a domain-spec may end. */
  escaped: boolean;
}

export type MacroToken = Macro | MacroText;

const escapes: Record<string, string> = {'%%': '%', '%_': ' ', '%-': '%20'};
const token = /%\{([a-z])(\d*)(r?)([-.+,/_=]*)\}|%[%_-]|[^%]+/giy;
const letters = 'slodiphcrtv';

/**
 * Splits a macro-string (RFC 7208, 7.1 and 12).
 *
 * @param text what stands after the ':' or '='
 * @param column column of its first character in the record, from 1
 * @param explanation true inside an explanation, where c, r and t are allowed
 * @returns the tokens, up to the first fault where there is one
 */
export function readMacros(
  text: string,
  column: number,
  explanation = false,
): {tokens: MacroToken[]; problem?: Problem} {
  const tokens: MacroToken[] = [];
  let index = 0;
  while (index < text.length) {
    token.lastIndex = index;
    const match = token.exec(text);
    if (!match) {
      return {tokens, problem: brokenMacro(text, index, column)};
    }
    const [written, letter, digits, reverse, delimiters] = match;
    if (letter === undefined) {
      const escape = escapes[written];
      tokens.push({kind: 'text', text: escape ?? written, escaped: escape !== undefined});
    } else {
      const lower = letter.toLowerCase();
      const problem = refusedMacro(lower, digits ?? '', explanation);
      if (problem) {
        return {tokens, problem: {...problem, position: column + index}};
      }
      tokens.push({
        kind: 'macro',
        letter: lower as MacroLetter,
        urlEncode: letter !== lower,
        ...(digits ? {keep: Number(digits)} : {}),
        reverse: reverse !== '',
        delimiters: delimiters || '.',
      });
    }
    index = token.lastIndex;
  }
  return {tokens};
}

function brokenMacro(text: string, index: number, column: number): Problem {
  const end = text.indexOf('}', index);
  const written = text.slice(index, end < 0 ? undefined : end + 1);
  return {
    code: 'bad-macro',
    severity: 'error',
    message: `“${written}” is not a macro. A percent sign has to be followed by {, %, _ or -.`,
    cure: 'Write a macro such as %{i}, or %% for a plain percent sign.',
    position: column + index,
    reference: rfc(7208, '7.1'),
  };
}

function refusedMacro(
  letter: string,
  digits: string,
  explanation: boolean,
): Problem | undefined {
  if (!letters.includes(letter)) {
    return {
      code: 'bad-macro',
      severity: 'error',
      message: `There is no macro %{${letter}}.`,
      cure: 'The letters are s, l, o, d, i, p, h and v.',
      reference: rfc(7208, '7.2'),
    };
  }
  if (!explanation && 'crt'.includes(letter)) {
    return {
      code: 'explanation-macro',
      severity: 'error',
      message: `The macro %{${letter}} is only allowed in the text of an explanation.`,
      cure: 'Use one of s, l, o, d, i, p, h and v.',
      reference: rfc(7208, '7.2'),
    };
  }
  if (digits !== '' && Number(digits) === 0) {
    return {
      code: 'bad-macro',
      severity: 'error',
      message: 'A macro has to keep at least one part of its value.',
      cure: 'Use a number of parts from 1, or leave it out to keep all.',
      reference: rfc(7208, '7.3'),
    };
  }
  return undefined;
}

/** The values a message gives to the macros; those not known are left out. */
export type MacroValues = Partial<Record<MacroLetter, string>>;

/**
 * Puts values in the place of macros (RFC 7208, 7.3).
 *
 * @param tokens from `readMacros`
 * @param values one text for each letter; i is in dotted form (7.3: IPv6 as nibbles)
 * @returns the text, or undefined when a value is missing
 */
export function expandMacros(
  tokens: readonly MacroToken[],
  values: MacroValues,
): string | undefined {
  let text = '';
  for (const part of tokens) {
    if (part.kind === 'text') {
      text += part.text;
      continue;
    }
    const value = values[part.letter];
    if (value === undefined) {
      return undefined;
    }
    text += transform(value, part);
  }
  return text;
}

function transform(value: string, {keep, reverse, delimiters, urlEncode}: Macro): string {
  const parts = splitAt(value, delimiters);
  if (reverse) {
    parts.reverse();
  }
  // slice(-n) with an n beyond the length keeps all, as the RFC wants.
  const kept = keep === undefined ? parts : parts.slice(-keep);
  const joined = kept.join('.');
  return urlEncode ? percentEncode(joined) : joined;
}

function splitAt(value: string, delimiters: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of value) {
    if (delimiters.includes(character)) {
      parts.push(part);
      part = '';
    } else {
      part += character;
    }
  }
  return [...parts, part];
}

/** RFC 3986, 2.3: all but the unreserved characters. */
function percentEncode(text: string): string {
  // Half a surrogate pair is no character and has no octets.
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Keeps an expanded name within 253 octets by taking labels off its left end
 * (RFC 7208, 7.3).
 */
export function shortenName(name: string): string {
  let short = name;
  while (short.length > 253 && short.includes('.')) {
    short = short.slice(short.indexOf('.') + 1);
  }
  return short;
}
