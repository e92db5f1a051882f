import type {Crumb} from './types';

export type JsonLdValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly JsonLdValue[]
  | {readonly [key: string]: JsonLdValue};

/** A node of schema.org data; the context is added when it is written. */
export interface JsonLdNode {
  '@type': string;
  [key: string]: JsonLdValue;
}

/** Writes a node as JSON that cannot end the script element it stands in. */
export function serializeJsonLd(node: JsonLdNode): string {
  return JSON.stringify({'@context': 'https://schema.org', ...node}).replace(
    /</g,
    '\\u003c',
  );
}

/**
 * The way to a page.
 *
 * @param siteUrl origin without a trailing slash
 * @param trail steps from the outermost; the last is the page itself
 * @param path the page's own path, for the step without an address
 */
export function breadcrumbList(
  siteUrl: string,
  trail: readonly Crumb[],
  path: string,
): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({label, href}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      // Only the page itself may go without an address.
      ...(href || index === trail.length - 1 ? {item: siteUrl + (href ?? path)} : {}),
    })),
  };
}
