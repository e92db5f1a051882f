import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {fillBrandIn} from '../site';
import type {OpenApiDocument} from './document';

/** The file the API is specified in, from the project's root. */
export const OPENAPI_FILE = 'src/api/openapi.yaml';

/**
 * Parses an OpenAPI document and puts the brand's values in the place of its tokens.
 *
 * @param yaml text of `openapi.yaml`
 * @throws {BrandTokenError} for a token that does not exist
 */
export function parseDocument(yaml: string): OpenApiDocument {
  return fillBrandIn(parse(yaml) as OpenApiDocument);
}

/** Reads the specification, as `parseDocument` does. */
export function readDocument(file = OPENAPI_FILE): OpenApiDocument {
  return parseDocument(readFileSync(file, 'utf8'));
}
