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

/** A token that does not exist, and the line it stands on. */
export class BrandTokenError extends Error {
  override name = 'BrandTokenError';
  /** What is wrong, without a full stop. */
  readonly says: string;

  constructor(
    token: string,
    /** From 1. */
    readonly line: number,
  ) {
    const says = `${token} is not a token: use one of ${BRAND_TOKENS.join(', ')}`;
    super(`${says}.`);
    this.says = says;
  }
}

/**
 * Puts the brand's values in the place of their tokens. Lines stay where they are.
 *
 * @param text Markdown, YAML or code
 * @throws {BrandTokenError} for `%brand.` with a name that is not known
 */
export function fillBrand(text: string, from: Brand = brand): string {
  return text.replace(TOKEN, (token, name: string, at: number) => {
    if (!Object.hasOwn(VALUES, name)) {
      throw new BrandTokenError(token, text.slice(0, at).split('\n').length);
    }
    return VALUES[name as keyof typeof VALUES](from);
  });
}

/**
 * Fills every text in a value that was read from YAML or JSON, so that a name with a quote
 * or a colon in it cannot change how the file is read.
 *
 * @throws {BrandTokenError} for `%brand.` with a name that is not known
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
