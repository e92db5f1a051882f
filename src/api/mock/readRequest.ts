import {bodyProblem, parseBody, reasonFor, type Refusal} from '../bodyProblem';
import {findFaults, typesOf, type BodySchema} from '../bodySchema';
import type {JsonValue} from '../document';
import type {Item} from './store';
import type {JsonObject, MockOperation, MockRequest, MockRules} from './types';

const MEGABYTE = 1024 * 1024;

/** A parameter's text as a value of its type, as far as it is one. */
function valueOf(text: string, schema: BodySchema): JsonValue {
  return typesOf(schema).includes('integer') && /^-?\d{1,15}$/.test(text)
    ? Number(text)
    : text;
}

/** The query of a list, or what is wrong with it. */
export function readQuery(
  {parameters, codes}: MockOperation,
  search: string,
): {query: Item} | {refusal: Refusal} {
  const query: Item = {};
  const errors: {parameter: string; detail: string}[] = [];
  for (const [name, text] of new URLSearchParams(search)) {
    const known = parameters.find((one) => one.in === 'query' && one.name === name);
    const value = known ? valueOf(text, known.schema) : text;
    const [fault] = known ? findFaults(known.schema, value) : [];
    if (!known || fault) {
      const detail =
        known && fault
          ? reasonFor(fault, value, known.schema)
          : 'There is no such parameter.';
      errors.push({parameter: name, detail});
    } else {
      query[name] = value;
    }
  }
  const detail =
    errors.length > 1
      ? `${String(errors.length)} parameters are invalid.`
      : 'One parameter is invalid.';
  return errors.length > 0 && codes.includes('invalid_parameter')
    ? {refusal: {code: 'invalid_parameter', detail, errors}}
    : {query};
}

/** Whether a text is an address on this computer, to which the mock delivers events. */
export const isLocal = (url: string) =>
  /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?]|$)/.test(url);

/** The body of a request, or what is wrong with it. */
export function readBody(
  {operation, rules}: {operation: MockOperation; rules: MockRules},
  {headers, body: text}: MockRequest,
): {body: JsonObject} | {refusal: Refusal} {
  const {body: schema, id} = operation;
  if (!schema) {
    return {body: {}};
  }
  const type = headers['content-type'];
  if (!/^application\/json\s*(?:;|$)/i.test(type ?? '')) {
    const detail = type
      ? `The body is declared as ${type}.`
      : 'The body is not declared as application/json.';
    return {refusal: {code: 'unsupported_media_type', detail}};
  }
  if (text.length > rules.limits.messageMegabytes * MEGABYTE) {
    const detail = 'The message exceeds the size limit.';
    return {refusal: {code: 'payload_too_large', detail}};
  }
  const parsed = parseBody(text);
  if ('refusal' in parsed) {
    return parsed;
  }
  // An email has problems of its own, which its handler finds; a batch has many emails.
  const {emails} = schema.properties ?? {};
  const checked =
    id === 'sendEmail'
      ? {type: 'object' as const}
      : emails
        ? {...schema, properties: {emails: {...emails, items: {}}}}
        : schema;
  const {url} = (parsed.body ?? {}) as JsonObject;
  const isEndpoint =
    typeof url === 'string' && isLocal(url) && schema.properties?.['url'];
  const refusal = bodyProblem(
    checked,
    // The mock alone delivers to addresses without TLS.
    isEndpoint ? {...(parsed.body as JsonObject), url: 'https://localhost'} : parsed.body,
  );
  return refusal ? {refusal} : {body: parsed.body as JsonObject};
}
