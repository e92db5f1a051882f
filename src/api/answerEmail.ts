import {bodyProblem, list, parseBody, type FieldError, type Refusal} from './bodyProblem';
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

export interface Response<Body> {
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
export interface SendingProject {
  /** Whether it has verified a domain, in lower case. */
  isVerified: (domain: string) => boolean;
  /** The props that each template requires, by its ID; nothing if it has any template. */
  templates?: Readonly<Record<string, readonly string[]>>;
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

const DAY = 24 * 60 * 60 * 1000;
const BODIES = ['html', 'text', 'markdown', 'template'];

/** The domain of `Acme <hello@acme.example>` or `hello@acme.example`, in lower case. */
function domainOf(mailbox: string): string {
  return /@([^@>]*)>?\s*$/.exec(mailbox)?.[1]?.trim().toLowerCase() ?? '';
}

/** Points at the fields of an email, which may be one of a batch. */
type Point = (...path: Fault['path']) => string;

/** What the content of a body, valid field by field, is refused for. */
export function contentProblem(
  body: Readonly<Record<string, JsonValue>>,
  point: Point,
): Refusal | undefined {
  const given = BODIES.filter((name) => (body[name] ?? null) !== null);
  if (given.length === 0) {
    const detail = `Set ${list(BODIES, 'or')}.`;
    return {code: 'missing_content', detail, errors: [{pointer: point(), detail}]};
  }
  const isPair = given.length === 2 && given.includes('html') && given.includes('text');
  if (given.length > 1 && !isPair) {
    const [kept] = given.slice(-1);
    const errors = given
      .filter((name) => name !== kept)
      .map((name) => ({
        pointer: point(name),
        detail:
          kept === 'template'
            ? 'The template provides the body.'
            : `${kept ?? ''} provides the body.`,
      }));
    const detail = `Set only one of ${list(given, 'and')}.`;
    return {code: 'conflicting_content', detail, errors};
  }
  return undefined;
}

/** What is wrong with the time that an email or a message is sent at. */
export function timeProblem(
  scheduledAt: JsonValue | undefined,
  daysAhead: number,
  now: number,
  point: Point,
): Refusal | undefined {
  if (typeof scheduledAt !== 'string') {
    return undefined;
  }
  const time = Date.parse(scheduledAt);
  const errors = (detail: string) => [{pointer: point('scheduledAt'), detail}];
  if (time <= now) {
    return {
      code: 'scheduled_in_past',
      detail: 'The time has passed.',
      errors: errors(`${scheduledAt} has passed.`),
    };
  }
  return time > now + daysAhead * DAY
    ? {
        code: 'scheduled_too_far',
        detail: 'The time is further ahead than the limit.',
        errors: errors(`${scheduledAt} is too far ahead.`),
      }
    : undefined;
}

/** What is wrong with the template of an email and its props. */
function templateProblem(
  {template, props = {}}: Readonly<Record<string, JsonValue>>,
  templates: NonNullable<SendingProject['templates']>,
  point: Point,
): Refusal | undefined {
  if (typeof template !== 'string') {
    return undefined;
  }
  const required = Object.hasOwn(templates, template) && templates[template];
  if (!required) {
    const detail = `This project has no template ${template}.`;
    const errors: FieldError[] = [{pointer: point('template'), detail}];
    return {code: 'template_not_found', detail, errors};
  }
  const missing = required.filter((name) => !Object.hasOwn(props as object, name));
  return missing.length > 0
    ? {
        code: 'missing_prop',
        detail: `The template ${template} needs a value for ${list(missing, 'and')}.`,
        errors: missing.map((name) => ({
          pointer: point('props', name),
          detail: 'The template needs this value.',
        })),
      }
    : undefined;
}

/** What is wrong with the sender of an email or a message. */
export function senderProblem(
  from: string,
  isVerified: SendingProject['isVerified'],
): Refusal | undefined {
  const sender = domainOf(from);
  return isVerified(sender)
    ? undefined
    : {
        code: 'domain_not_verified',
        detail: `The domain ${sender} is not verified in this project.`,
      };
}

/**
 * Why an email is refused, or nothing if it is accepted. Never throws.
 *
 * @param body as `JSON.parse` returns it
 * @param within the path of the email in what was sent, for the pointers
 */
export function emailProblem(
  body: JsonValue,
  {schema, daysAhead}: Pick<SendRules, 'schema' | 'daysAhead'>,
  {isVerified, templates, now}: SendingProject,
  within: Fault['path'] = [],
): Refusal | undefined {
  const point: Point = (...path) => pointerTo([...within, ...path]);
  // What is wrong with the content has problems of its own.
  const {oneOf: _bodies, dependentRequired: _needed, ...fields} = schema;
  const invalid = bodyProblem(fields, body, within);
  if (invalid) {
    return invalid;
  }
  const email = body as SentEmail;
  const content = contentProblem(email, point);
  if (content) {
    return content;
  }
  const [left] = findFaults(schema, body);
  if (left) {
    const error =
      left.rule === 'dependentRequired'
        ? {
            pointer: point(...left.path),
            detail: `This field is only allowed with ${left.member ?? ''}.`,
          }
        : {
            pointer: point('subject'),
            detail: 'This field is required without a template.',
          };
    return {code: 'invalid_field', detail: 'One field is invalid.', errors: [error]};
  }
  return (
    (templates && templateProblem(email, templates, point)) ??
    timeProblem(email['scheduledAt'], daysAhead, now, point) ??
    senderProblem(email.from, isVerified)
  );
}

/** A refusal as a response, with the problem's own type, title and status. */
export function problemResponse(
  {code, detail, errors}: Refusal,
  problems: SendRules['problems'],
): Response<Readonly<Record<string, JsonValue>>> {
  const problem = problems[code];
  const {errors: _example, ...rest} = problem?.body ?? {errors: []};
  return {
    title: problem?.title ?? code,
    body: {...rest, detail, ...(errors && {errors: errors.map((one) => ({...one}))})},
  };
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
  const parsed = parseBody(text);
  if ('refusal' in parsed) {
    return problemResponse(parsed.refusal, rules.problems);
  }
  const refusal = emailProblem(parsed.body, rules, project);
  if (refusal) {
    return problemResponse(refusal, rules.problems);
  }
  const {title, body: accepted} = rules.accepted;
  const email = parsed.body as SentEmail;
  const status = 'scheduledAt' in email ? 'scheduled' : 'queued';
  return {title, body: {...accepted, status}, email};
}
