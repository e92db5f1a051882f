/**
 * The visitor's brand, which all emails share. It is kept in this browser and sent nowhere;
 * a link holds it only when the visitor asks for that.
 */
import {cleanValue} from './engine';
import {isBrandField, isBrandValue} from './fragment';
import type {Texts} from './types';

/** Where the visitor's brand is kept (local storage). */
export const BRAND_KEY = 'site.emailBrand';

/** Most pixels a logo is drawn at; a masthead that is larger pushes the email down. */
export const MAX_LOGO = {width: 240, height: 64} as const;
/** Most characters of a logo's data, so that other values still fit into the storage. */
export const MAX_LOGO_DATA = 300_000;

const LOGO_DATA = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z\d+/]+={0,2}$/;

/** The visitor's logo as the preview shows it. */
export interface Logo {
  /** A `data:` address: the picture itself, never a place to fetch it from. */
  data: string;
  /** Size it is drawn at, in pixels. */
  width: number;
  height: number;
}

export interface OwnBrand {
  /** The fields of the brand that differ from the example's, by name. */
  fields: Texts;
  logo?: Logo;
}

function isSize(value: unknown, max: number): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= max;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A logo, if that is what was given; anything else is none. */
function logoIn(value: unknown): Logo | undefined {
  if (!isObject(value)) {
    return undefined;
  }
  const {data, width, height} = value;
  return typeof data === 'string' &&
    data.length <= MAX_LOGO_DATA &&
    LOGO_DATA.test(data) &&
    isSize(width, MAX_LOGO.width) &&
    isSize(height, MAX_LOGO.height)
    ? {data, width, height}
    : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a brand as it was kept. Other scripts may have written there, so values that are
 * not a brand's are left out.
 *
 * @param text JSON, or anything
 */
export function parseOwnBrand(text: string | null): OwnBrand {
  const kept = parseJson(text ?? '');
  const given = isObject(kept) && isObject(kept['fields']) ? kept['fields'] : {};
  const logo = isObject(kept) ? logoIn(kept['logo']) : undefined;
  return {
    fields: Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => {
        const text = typeof value === 'string' ? cleanValue(value) : undefined;
        return text !== undefined && isBrandField(name) && isBrandValue(name, text)
          ? [[name, text]]
          : [];
      }),
    ),
    ...(logo && {logo}),
  };
}

/** True where nothing differs from the example's brand. */
export function isExampleBrand({fields, logo}: OwnBrand): boolean {
  return !logo && Object.keys(fields).length === 0;
}

/**
 * What of a form is the visitor's own brand.
 *
 * @param fields all fields of the form
 * @param defaults what the example's brand has in them
 */
export function ownBrandOf(
  fields: Texts,
  defaults: Texts,
  logo: Logo | undefined,
): OwnBrand {
  return {
    fields: Object.fromEntries(
      Object.entries(fields).filter(
        ([name, value]) => isBrandField(name) && value !== (defaults[name] ?? ''),
      ),
    ),
    ...(logo && {logo}),
  };
}

/** The brand kept in this browser; an empty one where storage is refused. */
export function readOwnBrand(): OwnBrand {
  try {
    return parseOwnBrand(localStorage.getItem(BRAND_KEY));
  } catch {
    return {fields: {}};
  }
}

/**
 * Keeps a brand in this browser; the example's own needs no keeping.
 *
 * @returns whether it will be there on the next page: some privacy modes refuse storage
 */
export function keepOwnBrand(brand: OwnBrand): boolean {
  try {
    if (isExampleBrand(brand)) {
      localStorage.removeItem(BRAND_KEY);
    } else {
      localStorage.setItem(BRAND_KEY, JSON.stringify(brand));
    }
    return true;
  } catch {
    return false;
  }
}
