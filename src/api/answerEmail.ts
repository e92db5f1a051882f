import {findFaults, pointerTo, type BodySchema, type Fault} from './bodySchema';
import type {JsonValue} from './document';

/** A problem as the API responds with it (RFC 9457). */
export interface Problem {
  readonly [name: string]: JsonValue;
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
}

interface Response<Body> {
  /** Status line without the protocol: `202 Accepted`. */
  title: string;
  body: Body;
}

/** What the OpenAPI document says of `POST /emails`: see `readSendRules`. */
export interface SendRules {
  schema: BodySchema;
  accepted: Response<Readonly<Record<string, JsonValue>>>;
  /** By code, with the values of the document's examples. */
  problems: Readonly<Record<string, Response<Problem>>>;
  /** How far ahead `scheduledAt` may be. */
  daysAhead: number;
}

/** The project that the email is sent from. */
interface SendingProject {
  /** The domain it has verified, in lower case. */
  domain: string;
  /** The props that each template requires, by its ID. */
  templates: Readonly<Record<string, readonly string[]>>;
  /** The time, in milliseconds since 1970. */
  now: number;
}

/** The fields of a valid email that its recipient sees. */
interface SentEmail {
  readonly [name: string]: JsonValue;
  from: string;
}

export interface SendAnswer extends Response<Readonly<Record<string, JsonValue>>> {
  /** The email, if it was accepted. */
  email?: SentEmail;
}

interface FieldError {
  pointer: string;
  detail: string;
}

const DAY = 24 * 60 * 60 * 1000;
const BODIES = ['html', 'text', 'markdown', 'template'];
const RECIPIENTS = ['to', 'cc', 'bcc', 'replyTo'];

/** `html, text or markdown`. */
const list = (names: readonly string[], word: 'and' | 'or') =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${word} `);

const KINDS = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  boolean: 'true or false',
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

/** Why a field is invalid, in a sentence. */
function reasonFor({path, rule, member = ''}: Fault, body: JsonValue, all: BodySchema) {
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
      return `This is not ${KINDS[schema.type ?? 'string']}.`;
    case 'oneOf':
      return 'This is not an address or a list of addresses.';
    case 'minLength':
    case 'minItems':
      return 'This is empty.';
    case 'maxLength':
      return `This is longer than ${String(schema.maxLength)} characters.`;
    case 'maxItems':
      return `This list has more than ${String(schema.maxItems)} entries.`;
    case 'uniqueItems':
      return 'This list has the same entry twice.';
    case 'format':
      return 'This is not an RFC 3339 time. Use the form 2027-01-15T08:00:00Z.';
    case 'propertyNames':
      return 'This header is not allowed.';
    default:
      return typeof value === 'string' && !value.includes('@') && isAddress(path)
        ? `There is no @ in ${JSON.stringify(value)}.`
        : 'This is not in the form that the field needs.';
  }
}

function isAddress([field]: Fault['path']): boolean {
  return field === 'from' || RECIPIENTS.includes(String(field));
}

/** The place that a fault is reported at: for a missing field, where it should be. */
function pointerOf({path, rule, member}: Fault): string {
  return pointerTo(
    rule === 'required' && member !== undefined ? [...path, member] : path,
  );
}

/** Where in a text its JSON ends, in words, as far as the browser says it. */
function placeOf(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const position = /position (\d+)/.exec(message)?.[1];
  const line =
    /line (\d+)/.exec(message)?.[1] ??
    (position && String(text.slice(0, Number(position)).split('\n').length));
  return line ? ` at line ${line}` : '';
}

/** The domain of `Acme <hello@acme.example>` or `hello@acme.example`, in lower case. */
function domainOf(mailbox: string): string {
  return /@([^@>]*)>?\s*$/.exec(mailbox)?.[1]?.trim().toLowerCase() ?? '';
}

/** What the content of a body, valid field by field, is refused for. */
function contentProblem(
  body: Readonly<Record<string, JsonValue>>,
): [code: string, detail: string, errors: FieldError[]] | undefined {
  const given = BODIES.filter((name) => Object.hasOwn(body, name));
  if (given.length === 0) {
    const detail = `Set ${list(BODIES, 'or')}.`;
    return ['missing_content', detail, [{pointer: '#', detail}]];
  }
  const isPair = given.length === 2 && given.includes('html') && given.includes('text');
  if (given.length > 1 && !isPair) {
    const [kept] = given.slice(-1);
    const errors = given
      .filter((name) => name !== kept)
      .map((name) => ({
        pointer: `#/${name}`,
        detail:
          kept === 'template'
            ? 'The template provides the body.'
            : `${kept ?? ''} provides the body.`,
      }));
    return ['conflicting_content', `Set only one of ${list(given, 'and')}.`, errors];
  }
  return undefined;
}

/** What is wrong with an email that the schema accepts, or almost does. */
function judge(
  body: SentEmail,
  {daysAhead}: SendRules,
  {domain, templates, now}: SendingProject,
): [code: string, detail: string, errors?: FieldError[]] | undefined {
  const {template, scheduledAt, props = {}} = body;
  if (typeof template === 'string') {
    const required = Object.hasOwn(templates, template) && templates[template];
    if (!required) {
      const detail = `This project has no template ${template}.`;
      return ['template_not_found', detail, [{pointer: '#/template', detail}]];
    }
    const missing = required.filter((name) => !Object.hasOwn(props as object, name));
    if (missing.length > 0) {
      return [
        'missing_prop',
        `The template ${template} needs a value for ${list(missing, 'and')}.`,
        missing.map((name) => ({
          pointer: pointerTo(['props', name]),
          detail: 'The template needs this value.',
        })),
      ];
    }
  }
  if (typeof scheduledAt === 'string') {
    const time = Date.parse(scheduledAt);
    const errors = (detail: string) => [{pointer: '#/scheduledAt', detail}];
    if (time <= now) {
      return [
        'scheduled_in_past',
        'The time has passed.',
        errors(`${scheduledAt} has passed.`),
      ];
    }
    if (time > now + daysAhead * DAY) {
      return [
        'scheduled_too_far',
        'The time is further ahead than the limit.',
        errors(`${scheduledAt} is too far ahead.`),
      ];
    }
  }
  const sender = domainOf(body.from);
  return sender === domain
    ? undefined
    : ['domain_not_verified', `The domain ${sender} is not verified in this project.`];
}

/**
 * Responds to `POST /emails` as the OpenAPI document says, with the problems' own types,
 * titles and codes. Never throws.
 *
 * @param text the body of the request
 */
export function answerEmail(
  text: string,
  rules: SendRules,
  project: SendingProject,
): SendAnswer {
  function refuse(
    code: string,
    detail: string,
    errors?: readonly FieldError[],
  ): SendAnswer {
    const problem = rules.problems[code];
    const {errors: _example, ...rest} = problem?.body ?? {errors: []};
    return {
      title: problem?.title ?? code,
      body: {...rest, detail, ...(errors && {errors: errors.map((one) => ({...one}))})},
    };
  }
  let body: JsonValue;
  try {
    body = JSON.parse(text) as JsonValue;
  } catch (error) {
    return refuse('invalid_json', `The JSON is invalid${placeOf(text, error)}.`);
  }
  const {oneOf: _bodies, dependentRequired: _needed, ...fields} = rules.schema;
  const faults = findFaults(fields, body);
  if (faults.length > 0) {
    // An empty string is told once, and not for its pattern too: the first reason counts.
    const reasons = new Map<string, string>();
    for (const fault of faults) {
      const pointer = pointerOf(fault);
      reasons.set(pointer, reasons.get(pointer) ?? reasonFor(fault, body, rules.schema));
    }
    const errors = [...reasons].map(([pointer, detail]) => ({pointer, detail}));
    const all = (isOne: (fault: Fault) => boolean) => faults.every(isOne);
    const many = errors.length > 1;
    const count = String(errors.length);
    if (
      all(
        ({path: [field], rule}) =>
          rule === 'pattern' && RECIPIENTS.includes(String(field)),
      )
    ) {
      return refuse(
        'invalid_recipient',
        many
          ? `${count} recipients are not valid addresses.`
          : 'One recipient is not a valid address.',
        errors,
      );
    }
    if (all(({rule}) => rule === 'propertyNames')) {
      return refuse(
        'header_not_allowed',
        many ? `${count} headers are not allowed.` : 'One header is not allowed.',
        errors,
      );
    }
    return refuse(
      'invalid_field',
      many ? `${count} fields are invalid.` : 'One field is invalid.',
      errors,
    );
  }
  const email = body as SentEmail;
  const content = contentProblem(email);
  if (content) {
    return refuse(...content);
  }
  const [left] = findFaults(rules.schema, body);
  if (left) {
    return refuse('invalid_field', 'One field is invalid.', [
      left.rule === 'dependentRequired'
        ? {pointer: pointerOf(left), detail: reasonFor(left, body, rules.schema)}
        : {pointer: '#/subject', detail: 'This field is required without a template.'},
    ]);
  }
  const problem = judge(email, rules, project);
  if (problem) {
    return refuse(...problem);
  }
  const {title, body: accepted} = rules.accepted;
  return {
    title,
    body: {...accepted, status: 'scheduledAt' in email ? 'scheduled' : 'queued'},
    email,
  };
}
