import {SpecError, type OpenApiDocument, type Ref} from './document';

/** What a reference leads to, and the name of its last target. */
export interface Resolved<T> {
  value: T;
  /** Last part of the reference: `Email` for `#/components/schemas/Email`. */
  name?: string;
}

/**
 * Follows references inside a document until there is none.
 *
 * @param value an object of the document
 * @param document the whole document
 * @param where where the object stands, for messages
 * @returns the target; members beside `$ref` win over its own
 * @throws {SpecError} for a reference that leads nowhere, out of the file or in a circle
 */
export function resolve<T extends object>(
  value: Ref<T>,
  document: OpenApiDocument,
  where: string,
): Resolved<T> {
  let current: object = value;
  let name: string | undefined;
  const seen = new Set<unknown>();
  while ('$ref' in current) {
    const {$ref: reference, ...beside} = current;
    if (typeof reference !== 'string' || seen.has(reference)) {
      throw new SpecError(where, `"${String(reference)}" refers to nothing but itself.`);
    }
    seen.add(reference);
    current = {...target(reference, document, where), ...beside};
    name = reference.split('/').at(-1);
  }
  return {value: current as T, ...(name !== undefined && {name})};
}

/** JSON Pointer in a URI fragment (RFC 6901, section 6), without percent-encoding. */
function target(reference: string, document: OpenApiDocument, where: string): object {
  let current: unknown = reference.startsWith('#/') ? document : undefined;
  for (const part of reference.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    current = (current as Record<string, unknown> | undefined)?.[key];
  }
  if (typeof current !== 'object' || current === null) {
    throw new SpecError(where, `"${reference}" leads nowhere.`);
  }
  return current;
}
