import {BODY_RULES, type BodySchema, type JsonValue} from '../api/plain';
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
  body?: JsonObject | undefined;
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
                body: withoutReferences(schema, document) as JsonObject,
              }),
            },
          ]
        : [];
    }),
  );
}

/** Types that `findFaults` tells apart. */
const KNOWN_TYPES: readonly JsonValue[] = ['object', 'array', 'string', 'boolean'];
/** What a schema says besides rules, for readers. */
const NOTES = /^(?:x-.*|title|description|default|examples|contentEncoding)$/;

/** Why a rule cannot be checked, by its name; undefined for one that can be. */
function uncheckedName(rule: string, content: JsonValue): string | undefined {
  switch (rule) {
    case 'type':
      return KNOWN_TYPES.includes(content)
        ? undefined
        : `type ${JSON.stringify(content)}`;
    case 'format':
      return content === 'date-time' ? undefined : `format ${JSON.stringify(content)}`;
    default:
      return (BODY_RULES as readonly string[]).includes(rule) ? undefined : rule;
  }
}

/**
 * Keeps of a schema what `findFaults` can check.
 *
 * @param schema JSON Schema 2020-12 without references
 * @param unchecked takes the names of the rules that it cannot
 */
export function checkableRules(schema: JsonObject, unchecked: Set<string>): BodySchema {
  const inner = (one: JsonValue): JsonValue =>
    isObject(one) ? (checkableRules(one, unchecked) as unknown as JsonObject) : one;
  const rules = Object.entries(schema).filter(([rule]) => !NOTES.test(rule));
  return Object.fromEntries(
    rules.flatMap(([rule, content]): [string, JsonValue][] => {
      const name = uncheckedName(rule, content);
      if (name !== undefined) {
        unchecked.add(name);
        return [];
      }
      switch (rule) {
        case 'properties':
          return [
            [
              rule,
              Object.fromEntries(
                Object.entries(objectAt(content)).map(([field, one]) => [
                  field,
                  inner(one),
                ]),
              ),
            ],
          ];
        case 'not':
        case 'oneOf': {
          // Without one of its rules an alternative fits too often: then none is checked.
          const lost = new Set<string>();
          const all = (Array.isArray(content) ? content : [content]) as JsonValue[];
          const checkable = all.map((one) =>
            isObject(one) ? (checkableRules(one, lost) as unknown as JsonObject) : one,
          );
          lost.forEach((one) => unchecked.add(`${rule} with ${one}`));
          return lost.size > 0
            ? []
            : [[rule, rule === 'oneOf' ? checkable : (checkable[0] ?? {})]];
        }
        case 'items':
        case 'propertyNames':
        case 'additionalProperties':
          return [[rule, inner(content)]];
        default:
          return [[rule, content]];
      }
    }),
  );
}
