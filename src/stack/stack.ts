import {STACK_KEY} from '../shell/plain';
import {keyVariable} from '../site';

/** What a reader puts in the place of the samples' example values. */
export interface Stack {
  /** Domain that they send from, in ASCII and lower case. */
  domain: string;
  /** Name of the environment variable that holds their API key; never a key. */
  keyVariable: string;
}

/** The values that are written in the docs. */
export const EXAMPLE: Stack = {domain: 'acme.example', keyVariable};

/*
 * What storage holds may have been written by anybody. These let nothing through that
 * means something to a shell, to a language's strings or to HTML.
 */
const DOMAIN = /^(?=.{3,253}$)[a-z\d_-]{1,63}(?:\.[a-z\d_-]{1,63})+$/;
const VARIABLE = /^[A-Z_][A-Z\d_]{0,39}$/;

function parseJson(text: string): Partial<Record<keyof Stack, unknown>> | null {
  try {
    return JSON.parse(text) as ReturnType<typeof parseJson>;
  } catch {
    return null;
  }
}

/**
 * Reads what storage holds. A value that is missing or not what it should be is the
 * example's.
 *
 * @param text JSON, or anything
 */
export function parseStack(text: string | null): Stack {
  const stored = parseJson(text ?? '');
  const accepted = (value: unknown, pattern: RegExp, example: string) =>
    typeof value === 'string' && pattern.test(value) ? value : example;
  return {
    domain: accepted(stored?.domain, DOMAIN, EXAMPLE.domain),
    keyVariable: accepted(stored?.keyVariable, VARIABLE, EXAMPLE.keyVariable),
  };
}

/** Storage is refused in some privacy modes; the examples are shown then. */
export function readStack(): Stack {
  try {
    return parseStack(localStorage.getItem(STACK_KEY));
  } catch {
    return EXAMPLE;
  }
}

/** Raised on `window` when the reader has chosen values: its `detail` is the `Stack`. */
export const STACK_EVENT = 'site:stack';

/**
 * Keeps the reader's values, and lets the page show them. The examples themselves need no
 * keeping.
 */
export function storeStack(stack: Stack): void {
  dispatchEvent(new CustomEvent<Stack>(STACK_EVENT, {detail: stack}));
  try {
    if (isExample(stack)) {
      localStorage.removeItem(STACK_KEY);
    } else {
      localStorage.setItem(STACK_KEY, JSON.stringify(stack));
    }
  } catch {
    // The values hold for this page.
  }
}

export function isExample({domain, keyVariable}: Stack): boolean {
  return domain === EXAMPLE.domain && keyVariable === EXAMPLE.keyVariable;
}

/**
 * The example's domain and its subdomains, but not a longer name that contains it. One
 * that stands there twice, as after a slip at a DNS host, is filled twice.
 */
const EXAMPLES = new RegExp(
  `(?<![\\w-])acme\\.example(?![\\w-]|\\.(?!acme\\.example)\\w)|(?<!\\w)${EXAMPLE.keyVariable}(?!\\w)`,
  'g',
);

/**
 * Puts a reader's values in the place of the examples'.
 *
 * @param text plain text, never markup
 */
export function fill(text: string, {domain, keyVariable}: Stack): string {
  return text.replace(EXAMPLES, (example) =>
    example === EXAMPLE.domain ? domain : keyVariable,
  );
}

/** What was signed must stay as it was signed, or the signature is wrong. */
export function isSigned(text: string): boolean {
  return /^(?:webhook|dkim)-signature:/im.test(text);
}

/** Fills a page's Markdown; fences with something signed stay as they are. */
export function fillMarkdown(markdown: string, stack: Stack): string {
  return markdown
    .split(/^(```[^]*?^```$)/m)
    .map((part) => (isSigned(part) ? part : fill(part, stack)))
    .join('');
}
