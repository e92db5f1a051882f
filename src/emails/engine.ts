/**
 * Fills the gaps of an email. Small, without React and without a DOM: the browser runs
 * it at every key press, and the tests hold its result against React's.
 *
 * A gap is `{{name}}` for a prop of the email, which readers see, and `gap__name` for
 * what the page itself puts in (the brand, the subject), which they do not.
 */
import type {PropSpec, Values} from './types';

const GAP = /\{\{(\w+)\}\}|\bgap__(\w+)/g;
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:)/i;
/** Longer than any value an email needs; a link with a token is the longest. */
export const MAX_LENGTH = 500;

/**
 * Makes a value fit to stand in one line of an email: control characters, line ends and
 * the marks that turn the reading direction become spaces, and the rest is cut to 500
 * characters. So a name cannot bring a paragraph of its own.
 */
export function cleanValue(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}

/** True for an address a link of an email may have. */
export function isSafeAddress(value: string): boolean {
  return SAFE_ADDRESS.test(value);
}

/**
 * Values as an email takes them: known names only, cleaned, unsafe addresses replaced
 * by `#`, fallbacks put in. A required prop without a value stays a gap.
 *
 * @param specs the email's props
 * @param raw values from anywhere: a form, an address, a test
 */
export function cleanValues(specs: readonly PropSpec[], raw: Values): Values {
  return Object.fromEntries(
    specs.flatMap((spec) => {
      const value = cleanValue(
        Object.hasOwn(raw, spec.name) ? (raw[spec.name] ?? '') : '',
      );
      if (!value) {
        return spec.required ? [] : [[spec.name, spec.fallback]];
      }
      const safe = spec.type !== 'url' || isSafeAddress(value);
      return [[spec.name, safe ? value : '#']];
    }),
  );
}

/** Escapes as React does, for text and for attributes in double quotes. */
export function escapeHtml(value: string): string {
  return value
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#x27;');
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

/**
 * Fills gaps. What is filled in is never read again, so a value that looks like a gap
 * stays what it is; a gap without a value stays a gap.
 *
 * @param template text with gaps
 * @param values by the gap's name; safe for the place they go to but for `escape`
 */
export function fill(
  template: string,
  values: Values,
  escape: (value: string) => string,
): string {
  return template.replace(GAP, (gap, prop?: string, own?: string) => {
    const name = prop ?? `gap__${own ?? ''}`;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? gap : escape(value);
  });
}

/** Fills the gaps of a template. */
export function fillCode(template: string, values: Values, syntax: Syntax): string {
  return fill(template, values, ESCAPES[syntax]);
}

/** Fills the gaps of a template that `highlight` has made HTML of. */
export function fillHighlighted(html: string, values: Values, syntax: Syntax): string {
  return fill(html, values, (value) => escapeHtml(ESCAPES[syntax](value)));
}
