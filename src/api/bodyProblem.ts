import {findFaults, pointerTo, typesOf, type BodySchema, type Fault} from './bodySchema';
import type {JsonValue} from './document';

/** One entry of a problem's `errors`. */
export interface FieldError {
  readonly [name: string]: JsonValue;
  detail: string;
}

/** Why a request is refused: a code of the document, a sentence, and the fields. */
export interface Refusal {
  code: string;
  detail: string;
  errors?: readonly FieldError[];
}

const RECIPIENTS = ['to', 'cc', 'bcc', 'replyTo'];

/** `html, text or markdown`. */
export const list = (names: readonly string[], word: 'and' | 'or') =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${word} `);

const KINDS = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  null: 'null',
} as const;

const FORMATS = {
  'date-time': 'an RFC 3339 time. Use the form 2027-01-15T08:00:00Z',
  email: 'an email address. Use the form ada@customer.example',
  uri: 'a whole address. Use the form https://acme.example/hooks',
} as const;

/** The schema of the field that a path leads to, as far as it is described. */
function schemaAt(schema: BodySchema, path: Fault['path']): BodySchema | undefined {
  let current: BodySchema | undefined = schema;
  for (const part of path) {
    const alternatives: (BodySchema | undefined)[] = [current, ...(current?.oneOf ?? [])];
    const next = alternatives
      .map((one) => (typeof part === 'number' ? one?.items : one?.properties?.[part]))
      .find(Boolean);
    current = next === false ? undefined : next;
  }
  return current;
}

function valueAt(body: JsonValue, path: Fault['path']): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>(
    (value, part) =>
      (value as Readonly<Record<string | number, JsonValue>> | undefined)?.[part],
    body,
  );
}

function isAddress([field]: Fault['path']): boolean {
  return field === 'from' || RECIPIENTS.includes(String(field));
}

/** Why a value is invalid, in a sentence. */
export function reasonFor(
  {path, rule, member = ''}: Fault,
  body: JsonValue,
  all: BodySchema,
): string {
  const schema = schemaAt(all, path) ?? {};
  const value = valueAt(body, path);
  switch (rule) {
    case 'required':
      return 'This field is required.';
    case 'dependentRequired':
      return `This field is only allowed with ${member}.`;
    case 'additionalProperties':
      return `There is no field ${member}.`;
    case 'type':
      return `This is not ${list(
        typesOf(schema).map((type) => KINDS[type]),
        'or',
      )}.`;
    case 'enum':
      return `This is not ${list((schema.enum ?? []).map(String), 'or')}.`;
    case 'oneOf':
      return 'This is not an address or a list of addresses.';
    case 'minLength':
    case 'minItems':
      return 'This is empty.';
    case 'maxLength':
      return `This is longer than ${String(schema.maxLength)} characters.`;
    case 'minimum':
      return `This is less than ${String(schema.minimum)}.`;
    case 'maximum':
      return `This is more than ${String(schema.maximum)}.`;
    case 'maxItems':
      return `This list has more than ${String(schema.maxItems)} entries.`;
    case 'minProperties':
      return 'Set at least one field.';
    case 'uniqueItems':
      return 'This list has the same entry twice.';
    case 'format':
      return `This is not ${FORMATS[schema.format ?? 'uri']}.`;
    case 'propertyNames':
      return 'This header is not allowed.';
    default:
      return typeof value === 'string' && !value.includes('@') && isAddress(path)
        ? `There is no @ in ${JSON.stringify(value)}.`
        : 'This is not in the form that the field needs.';
  }
}

/** The path that a fault is reported at: for a missing field, where it should be. */
function placeOf({path, rule, member}: Fault): Fault['path'] {
  return rule === 'required' && member !== undefined ? [...path, member] : path;
}

/** Where in a text its JSON ends, in words, as far as the browser says it. */
function lineOf(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const position = /position (\d+)/.exec(message)?.[1];
  const line =
    /line (\d+)/.exec(message)?.[1] ??
    (position && String(text.slice(0, Number(position)).split('\n').length));
  return line ? ` at line ${line}` : '';
}

/** The value of a body's JSON, or why there is none. Never throws. */
export function parseBody(text: string): {body: JsonValue} | {refusal: Refusal} {
  try {
    return {body: JSON.parse(text) as JsonValue};
  } catch (error) {
    const detail = `The JSON is invalid${lineOf(text, error)}.`;
    return {refusal: {code: 'invalid_json', detail}};
  }
}

/**
 * What a body is refused for by its schema. Never throws.
 *
 * @param body as `JSON.parse` returns it
 * @param within the path of the body in what was sent, for the pointers
 */
export function bodyProblem(
  schema: BodySchema,
  body: JsonValue,
  within: Fault['path'] = [],
): Refusal | undefined {
  const faults = findFaults(schema, body);
  if (faults.length === 0) {
    return undefined;
  }
  // An empty string is told once, and not for its pattern too: the first reason counts.
  const reasons = new Map<string, string>();
  for (const fault of faults) {
    const pointer = pointerTo([...within, ...placeOf(fault)]);
    reasons.set(pointer, reasons.get(pointer) ?? reasonFor(fault, body, schema));
  }
  const errors = [...reasons].map(([pointer, detail]) => ({pointer, detail}));
  const count = (one: string, several: string) =>
    errors.length > 1 ? `${String(errors.length)} ${several}.` : `One ${one}.`;
  const all = (isOne: (fault: Fault) => boolean) => faults.every(isOne);
  if (
    all(
      ({path: [field], rule}) => rule === 'pattern' && RECIPIENTS.includes(String(field)),
    )
  ) {
    const detail = count(
      'recipient is not a valid address',
      'recipients are not valid addresses',
    );
    return {code: 'invalid_recipient', detail, errors};
  }
  if (all(({rule}) => rule === 'propertyNames')) {
    const detail = count('header is not allowed', 'headers are not allowed');
    return {code: 'header_not_allowed', detail, errors};
  }
  const detail = count('field is invalid', 'fields are invalid');
  return {code: 'invalid_field', detail, errors};
}
