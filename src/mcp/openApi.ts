import type {BodySchema, JsonValue} from '../api/plain';
import {isObject, type JsonObject} from './protocol';

/** An operation of the published OpenAPI file. */
export interface PublishedOperation {
  id: string;
  /** In capital letters. */
  method: string;
  path: string;
  summary: string;
  /** Path of the page that describes it, from the root. */
  page: string;
  /** Schema of its body, without references; undefined for an operation without one. */
  body?: BodySchema | undefined;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The object that names lead to, from the outside; an empty one where there is none. */
function objectAt(value: JsonValue, ...names: readonly string[]): JsonObject {
  const found = names.reduce<JsonValue | undefined>(
    (current, name) =>
      isObject(current) && Object.hasOwn(current, name) ? current[name] : undefined,
    value,
  );
  return isObject(found) ? found : {};
}

const textOf = (value: JsonValue | undefined) => (typeof value === 'string' ? value : '');

/** A copy in which what references lead to stands in their place; circles end empty. */
function withoutReferences(
  value: JsonValue,
  document: JsonObject,
  seen: readonly string[] = [],
): JsonValue {
  if (Array.isArray(value)) {
    return (value as readonly JsonValue[]).map((one) =>
      withoutReferences(one, document, seen),
    );
  }
  if (!isObject(value)) {
    return value;
  }
  const {$ref: reference, ...rest} = value;
  if (typeof reference !== 'string') {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        withoutReferences(one, document, seen),
      ]),
    );
  }
  return seen.includes(reference)
    ? {}
    : withoutReferences(
        {...objectAt(document, ...reference.split('/').slice(1)), ...rest},
        document,
        [...seen, reference],
      );
}

/**
 * Reads the operations of `/openapi.json`.
 *
 * @throws {SyntaxError} when the text is not JSON
 */
export function readOperations(text: string): PublishedOperation[] {
  const parsed = JSON.parse(text) as JsonValue;
  const document = isObject(parsed) ? parsed : {};
  const tags = Array.isArray(document['tags']) ? (document['tags'] as JsonValue[]) : [];
  const pageOf = (name: JsonValue | undefined) => {
    const tag = tags.find((one) => isObject(one) && one['name'] === name) ?? {};
    const url = textOf(objectAt(tag, 'externalDocs')['url']);
    return URL.canParse(url) ? new URL(url).pathname : '';
  };
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method): PublishedOperation[] => {
      const operation = objectAt(item, method);
      const id = textOf(operation['operationId']);
      const [tag] = Array.isArray(operation['tags'])
        ? (operation['tags'] as JsonValue[])
        : [];
      const media = objectAt(operation, 'requestBody', 'content', 'application/json');
      const {schema} = media;
      return id
        ? [
            {
              id,
              method: method.toUpperCase(),
              path,
              summary: textOf(operation['summary']),
              page: pageOf(tag),
              ...(schema !== undefined && {
                body: withoutReferences(schema, document) as BodySchema,
              }),
            },
          ]
        : [];
    }),
  );
}
