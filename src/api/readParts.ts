import {
  SpecError,
  type Example,
  type JsonValue,
  type MediaType,
  type OpenApiDocument,
  type Operation,
} from './document';
import {factLimits, type Facts} from './limits';
import type {ApiBody, ApiError, FieldsHome} from './model';
import {readFields, type FieldContext} from './readFields';
import {resolve} from './resolve';

export const JSON_TYPE = 'application/json';

/** Reason phrases: RFC 9110, section 15, and RFC 6585, section 4 (429). */
const REASONS: Readonly<Record<string, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

/** `404 Not Found` */
export function statusLine(status: string, where: string): string {
  const reason = REASONS[status];
  if (reason === undefined) {
    throw new SpecError(where, `status ${status} has no reason phrase in readParts.ts.`);
  }
  return `${status} ${reason}`;
}

/** @throws {SpecError} for a text that is missing or empty */
export function needed(text: string | undefined, what: string, where: string): string {
  if (!text) {
    throw new SpecError(where, `it has no ${what}.`);
  }
  return text;
}

/**
 * Path of the page that has the operations of a tag.
 *
 * @throws {SpecError} when the operation has no tag, or its tag no page
 */
export function pageOf(
  {tags}: Operation,
  {tags: declared = []}: OpenApiDocument,
  where: string,
): string {
  const name = needed(tags?.[0], 'tag', where);
  const tag = declared.find((one) => one.name === name);
  return needed(tag?.['x-page'], `page: tag ${name} needs x-page`, where);
}

/** The examples of a body, references followed. */
export function examplesOf(media: MediaType, document: OpenApiDocument, where: string) {
  return Object.entries(media.examples ?? {}).map(([name, example]) => ({
    name,
    example: resolve<Example>(example, document, `${where}.${name}`).value,
  }));
}

/** Makes an operation the home of the schema that is its whole body, if it is the first. */
export function noteHome(
  homes: Map<string, FieldsHome>,
  media: MediaType,
  home: FieldsHome,
  document: OpenApiDocument,
): void {
  const {name} = resolve(media.schema, document, home.id);
  if (name !== undefined && !homes.has(name)) {
    homes.set(name, home);
  }
}

/**
 * A body's fields, or where they are listed already.
 *
 * @param id anchor of the list
 * @param prefix what the anchors of its fields begin with
 */
export function readBody(
  media: MediaType,
  id: string,
  prefix: string,
  context: FieldContext,
): ApiBody {
  const {value, name} = resolve(media.schema, context.document, id);
  const home = name === undefined ? undefined : context.homes.get(name);
  if (home && home.id !== id) {
    return {id, fields: [], sameAs: home};
  }
  // Answers of one form can have examples that only fit their operation.
  const [first] = context.inRequest ? [] : examplesOf(media, context.document, id);
  const whole = first?.example.value as Readonly<Record<string, JsonValue>> | undefined;
  return {id, fields: readFields(value, context, prefix, whole)};
}

/**
 * One problem of RFC 9457.
 *
 * @throws {SpecError} when the file, which says its code three times, contradicts itself
 */
export function readError(
  code: string,
  example: Example,
  status: string,
  facts: Facts,
): ApiError {
  const problem = example.value as {code?: string; status?: number; type?: string};
  if (problem.code !== code || String(problem.status) !== status) {
    throw new SpecError(code, `its code and status are not "${code}" and ${status}.`);
  }
  if (!problem.type?.endsWith(`#${code}`)) {
    throw new SpecError(code, `its type does not end in "#${code}".`);
  }
  return {
    status: Number(status),
    title: statusLine(status, code),
    code,
    cause: needed(example['x-cause'], 'x-cause', code),
    cure: needed(example['x-cure'], 'x-cure', code),
    limits: factLimits(example, facts, code),
    problem: example.value,
  };
}
