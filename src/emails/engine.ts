/**
 * Fills the gaps of an email. Small, without React and without a DOM: the browser runs
 * it at every key press, and the tests hold its result against React's.
 *
 * A gap is `{{name}}` for a prop of the email, which readers see, and `gap__name` for
 * what the page itself puts in (the brand, the subject), which they do not. A group,
 * `{{#name}}` to `{{/name}}`, each on a line of its own, comes once for each row of a list,
 * or where a prop without a fallback has a value, which is `{{.}}` in it.
 */
import {escapeHtml} from '../site';
import type {GapSpec, PropSpec, Texts, Values} from './types';

/** A gap, with its fallback in the code or without, and what the page itself puts in. */
const GAP =
  /\{\{#(\w+)\}\}\{\{\.\}\}\{\{\/\1\}\}\{\{\^\1\}\}[^{]*\{\{\/\1\}\}|\{\{(\w+)\}\}|\bgap__(\w+)/g;
/** A group, with the brackets of a literal around it where there are such. */
const GROUP = /(\[\n)?([ ]*\{\{#(\w+)\}\}\n)([^]*?)([ ]*\{\{\/\3\}\}\n)(?:([ ]*)\])?/g;
/** In a group: a comma after every row but the last. */
export const COMMA = '{{,}}';
/** In a group about one prop: its value. */
const VALUE = '{{.}}';
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:)/i;
/** Longer than any value an email needs; a link with a token is the longest. */
export const MAX_LENGTH = 500;
/** More rows than anybody reads in an email. */
export const MAX_ROWS = 50;

/** Made when a value is too long for the first time, which is rare. */
let segmenter: Intl.Segmenter | undefined;

/** The longest beginning of a text that fits and ends with a whole character, as readers see it. */
function cut(text: string): string {
  if (text.length <= MAX_LENGTH) {
    return text;
  }
  segmenter ??= new Intl.Segmenter('en');
  let end = 0;
  // With the code point after the last that fits, which may belong to it.
  for (const {index, segment} of segmenter.segment(text.slice(0, MAX_LENGTH + 2))) {
    if (index + segment.length > MAX_LENGTH) {
      break;
    }
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/**
 * Makes a value fit to stand in one line of an email: control characters, line ends, halves
 * of characters and the marks that turn the reading direction become spaces, and the rest
 * is cut to 500 UTF-16 units, never within an emoji. So a name cannot bring a paragraph of
 * its own.
 */
export function cleanValue(value: string): string {
  const line = value.replace(
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu,
    ' ',
  );
  return cut(line.trim());
}

/** True for an address a link of an email may have. */
export function isSafeAddress(value: string): boolean {
  return SAFE_ADDRESS.test(value);
}

function own<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** The value of one gap; none where a required one is missing. */
function cleanText(spec: GapSpec, raw: unknown): string | undefined {
  const value = cleanValue(typeof raw === 'string' ? raw : '');
  if (!value) {
    return spec.required ? undefined : (spec.fallback ?? '');
  }
  return spec.type !== 'url' || isSafeAddress(value) ? value : '#';
}

function cleanTexts(specs: readonly GapSpec[], raw: Values): Texts {
  return Object.fromEntries(
    specs.flatMap((spec) => {
      const value = cleanText(spec, own(raw, spec.name));
      return value === undefined ? [] : [[spec.name, value]];
    }),
  );
}

/**
 * Values as an email takes them: known names only, cleaned, unsafe addresses replaced
 * by `#`, fallbacks put in, at most 50 rows in a list. A required prop without a value
 * stays a gap; a list without one is empty.
 *
 * @param specs the email's props
 * @param raw values from anywhere: a form, an address, a test
 */
export function cleanValues(specs: readonly PropSpec[], raw: Values): Values {
  return Object.fromEntries(
    specs.flatMap((spec): [string, Values[string]][] => {
      if (spec.type !== 'list') {
        return Object.entries(cleanTexts([spec], raw));
      }
      const rows = own(raw, spec.name);
      const known = Array.isArray(rows) ? (rows as readonly Texts[]) : [];
      return [
        [spec.name, known.slice(0, MAX_ROWS).map((row) => cleanTexts(spec.item, row))],
      ];
    }),
  );
}

/** Inside a JSON string, without its quotes. */
function escapeJson(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

/** Inside '…' of TypeScript and PHP, for a single line. */
function escapeQuoted(value: string): string {
  return value.replace(/[\\']/g, '\\$&');
}

/** How a value is written inside a string of a language: see `literals` of the API room. */
export const ESCAPES = {
  markup: escapeHtml,
  text: (value: string) => value,
  json: escapeJson,
  tsx: escapeQuoted,
  /** JSON inside '…' of a shell. */
  bash: (value: string) => escapeJson(value).replace(/'/g, `'\\''`),
  javascript: escapeJson,
  python: escapeJson,
  ruby: (value: string) => escapeJson(value).replace(/#(?=[{$@])/g, '\\#'),
  php: escapeQuoted,
} as const satisfies Readonly<Record<string, (value: string) => string>>;

/** A language an email or its call is written in. */
export type Syntax = keyof typeof ESCAPES;

type Escape = (value: string) => string;

function fillGaps(template: string, values: Values, escape: Escape): string {
  return template.replace(
    GAP,
    (gap, withFallback?: string, prop?: string, ours?: string) => {
      const value = own(values, withFallback ?? prop ?? `gap__${ours ?? ''}`);
      return typeof value === 'string' ? escape(value) : gap;
    },
  );
}

/**
 * A group once for each row; the row of a prop that is a text once, or not at all where the
 * text is empty. Without a value it stays a group.
 */
function fillGroup(match: RegExpMatchArray, values: Values, escape: Escape): string {
  const [whole, open = '', , name = '', body = '', , indent] = match;
  const rows = own(values, name);
  if (rows === undefined) {
    return fillGaps(whole, values, escape);
  }
  if (typeof rows === 'string') {
    const row = rows === '' ? '' : body.replaceAll(VALUE, `{{${name}}}`);
    return (
      open + fillGaps(row, values, escape) + (indent === undefined ? '' : `${indent}]`)
    );
  }
  const close = indent === undefined ? '' : `${indent}]`;
  if (rows.length === 0 && open && close) {
    return '[]';
  }
  const filled = rows.map((row, index) =>
    fillGaps(
      body.replace(COMMA, index < rows.length - 1 ? ',' : ''),
      {...values, ...row},
      escape,
    ),
  );
  return open + filled.join('') + close;
}

/**
 * Fills gaps and groups. What is filled in is never read again, so a value that looks
 * like a gap stays what it is; a gap without a value stays a gap.
 *
 * @param template text with gaps
 * @param values by the gap's name; safe for the place they go to but for `escape`
 */
export function fill(template: string, values: Values, escape: Escape): string {
  let filled = '';
  let end = 0;
  for (const match of template.matchAll(GROUP)) {
    filled += fillGaps(template.slice(end, match.index), values, escape);
    filled += fillGroup(match, values, escape);
    end = match.index + match[0].length;
  }
  return filled + fillGaps(template.slice(end), values, escape);
}

/** Fills the gaps of a template. */
export function fillCode(template: string, values: Values, syntax: Syntax): string {
  return fill(template, values, ESCAPES[syntax]);
}

/** Fills the gaps of a template that `highlight` has made HTML of. */
export function fillHighlighted(html: string, values: Values, syntax: Syntax): string {
  return fill(html, values, (value) => escapeHtml(ESCAPES[syntax](value)));
}
