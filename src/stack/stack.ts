import {STACK_KEY} from '../shell/plain';
import {keyVariable, slugOf} from '../site';

/** What a reader puts in the place of the samples' example values. */
export interface Stack {
  /** Domain that they send from, in ASCII and lower case. */
  domain: string;
  /** Name of the environment variable that holds their API key; never a key. */
  keyVariable: string;
  /** Name of their product, which takes the place of the scenes' made-up one. */
  product: string;
}

/** The values that are written in the docs. */
export const EXAMPLE: Stack = {
  domain: 'acme.example',
  keyVariable,
  product: 'Acme',
};

/*
 * What storage holds may have been written by anybody. These let nothing through that
 * means something to a shell, to a language's strings or to HTML.
 */
const DOMAIN = /^(?=.{3,253}$)[a-z\d_-]{1,63}(?:\.[a-z\d_-]{1,63})+$/;
const VARIABLE = /^[A-Z_][A-Z\d_]{0,39}$/;
const PRODUCT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .&+-]{0,23}$/u;

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
    product: accepted(stored?.product, PRODUCT, EXAMPLE.product),
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

export function isExample(stack: Stack): boolean {
  return (Object.keys(EXAMPLE) as (keyof Stack)[]).every(
    (name) => stack[name] === EXAMPLE[name],
  );
}

/**
 * A product's name as it can be kept: its letters and digits with what stands between
 * them in names, at most 24 characters. Quotes and brackets are left out, because they
 * would end a string in a sample.
 */
export function cleanProduct(input: string): string {
  const clean = input
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} .&+-]/gu, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/ +/g, ' ');
  return Array.from(clean).slice(0, 24).join('').trim();
}

/** The domain that scenes give a product: a reserved name (RFC 2606), so nobody has it. */
function domainFor(product: string): string {
  const slug = slugOf(product);
  return product === EXAMPLE.product || !slug ? EXAMPLE.domain : `${slug}.example`;
}

/**
 * The stack with another product, whose domain follows the name unless the reader has
 * chosen a domain.
 *
 * @param input anything that was typed; empty: the example
 */
export function withProduct(stack: Stack, input: string): Stack {
  const product = cleanProduct(input) || EXAMPLE.product;
  const follows = stack.domain === domainFor(stack.product);
  return {...stack, product, domain: follows ? domainFor(product) : stack.domain};
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * The values of a stack in a text. The domain stands for its subdomains too, but not for
 * a longer name that contains it; one that stands there twice, as after a slip at a DNS
 * host, is found twice.
 */
function valuesIn({domain, keyVariable: variable, product}: Stack): RegExp {
  const [name, key, made] = [domain, variable, product].map(escaped);
  return new RegExp(
    `(?<![\\w-])(?:${name})(?![\\w-]|\\.(?!${name})\\w)|(?<!\\w)(?:${key})(?!\\w)|(?<![\\p{L}\\p{N}_-])(?:${made})(?![\\p{L}\\p{N}_-]|\\.\\w)`,
    'gu',
  );
}

/**
 * Puts a reader's values in the place of the examples'.
 *
 * @param text plain text, never markup
 * @param shown whose values stand in the text
 */
export function fill(text: string, stack: Stack, shown = EXAMPLE): string {
  return text.replace(valuesIn(shown), (found) =>
    found === shown.domain
      ? stack.domain
      : found === shown.keyVariable
        ? stack.keyVariable
        : stack.product,
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
