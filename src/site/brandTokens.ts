import {brand, type Brand} from './brand';

/**
 * What Markdown, YAML and code samples write instead of the brand's own values. A token
 * works in prose, front matter, links, tables and code blocks alike.
 */
const VALUES = {
  name: ({name}) => name,
  slug: ({slug}) => slug,
  env: ({envPrefix}) => envPrefix,
  key: ({keyPrefix}) => keyPrefix,
  domain: ({domain}) => domain,
  url: ({url}) => url,
  api: ({api}) => api,
  support: ({supportEmail}) => supportEmail,
} satisfies Record<string, (from: Brand) => string>;

/** Every token, as it is written. */
export const BRAND_TOKENS = Object.keys(VALUES).map((name) => `%brand.${name}%`);

const TOKEN = /%brand\.([\w-]*)%/g;

const isKnown = (name: string): name is keyof typeof VALUES =>
  Object.hasOwn(VALUES, name);

/**
 * What is wrong with the tokens of a text: those that do not exist.
 *
 * @returns with their lines, from 1, and what to write instead, without a full stop
 */
export function unknownTokens(text: string): {line: number; says: string}[] {
  return [...text.matchAll(TOKEN)]
    .filter(([, name = '']) => !isKnown(name))
    .map(({0: token, index}) => ({
      line: text.slice(0, index).split('\n').length,
      says: `${token} is not a token: use one of ${BRAND_TOKENS.join(', ')}`,
    }));
}

/**
 * Puts the brand's values in the place of their tokens. Lines stay where they are.
 *
 * @param text Markdown, YAML or code
 * @throws {RangeError} for `%brand.` with a name that is not known
 */
export function fillBrand(text: string, from: Brand = brand): string {
  const [unknown] = unknownTokens(text);
  if (unknown) {
    throw new RangeError(`Line ${String(unknown.line)}: ${unknown.says}.`);
  }
  return text.replace(TOKEN, (token, name: string) =>
    isKnown(name) ? VALUES[name](from) : token,
  );
}

/**
 * Fills every text in a value that was read from YAML or JSON, so that a name with a quote
 * or a colon in it cannot change how the file is read.
 *
 * @throws {RangeError} for `%brand.` with a name that is not known
 */
export function fillBrandIn<Value>(value: Value, from?: Brand): Value;
export function fillBrandIn(value: unknown, from: Brand = brand): unknown {
  if (typeof value === 'string') {
    return fillBrand(value, from);
  }
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => fillBrandIn(entry, from));
  }
  // Dates and the like stay what they are.
  if (typeof value !== 'object' || value?.constructor !== Object) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      fillBrand(name, from),
      fillBrandIn(entry, from),
    ]),
  );
}
