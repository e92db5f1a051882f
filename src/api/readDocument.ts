import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {fillBrandIn} from '../site';
import type {JsonValue, OpenApiDocument} from './document';
import {moveTimes} from './times';

/** The file the API is specified in, from the project's root. */
export const OPENAPI_FILE = 'src/api/openapi.yaml';

/** Moves the times beside every `x-days-ahead`, which the API would refuse one day. */
function withTimesToCome(value: JsonValue, now: Date): JsonValue {
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((entry: JsonValue) => withTimesToCome(entry, now));
  }
  const node = value as Readonly<Record<string, JsonValue>>;
  const days = node['x-days-ahead'];
  return typeof days === 'number'
    ? (JSON.parse(moveTimes(JSON.stringify(node), days, now)) as JsonValue)
    : Object.fromEntries(
        Object.entries(node).map(([name, entry]) => [name, withTimesToCome(entry, now)]),
      );
}

/**
 * Parses an OpenAPI document, puts the brand's values in the place of its tokens, and moves
 * the times that have to be in the future.
 *
 * @param yaml text of `openapi.yaml`
 * @param now the day that `x-days-ahead` counts from
 * @throws {BrandTokenError} for a token that does not exist
 */
export function parseDocument(yaml: string, now = new Date()): OpenApiDocument {
  const document = withTimesToCome(parse(yaml) as JsonValue, now);
  return fillBrandIn(document as unknown as OpenApiDocument);
}

/** Reads the specification, as `parseDocument` does it. */
export function readDocument(now?: Date): OpenApiDocument {
  return parseDocument(readFileSync(OPENAPI_FILE, 'utf8'), now);
}
