import {answerEmail, type SendRules} from '../../api/plain';
import {locate} from './locate';
import {markBody, type MarkedBody} from './mark';
import {readSmtpReply, type SmtpReply} from './smtp';

/** A problem of the API, as the page of errors explains it. */
export interface KnownProblem {
  code: string;
  /** Status line without the protocol: `404 Not Found`. */
  title: string;
  /** Plain text. */
  cause: string;
  cure: string;
}

/** What the build tells of the API. */
export interface PasteData {
  problems: readonly KnownProblem[];
  rules: SendRules;
  /** Where the pages of the language begin. */
  baseUrl: string;
}

export type Reading =
  | {
      kind: 'problem';
      problem: KnownProblem;
      /** What the API wrote about this one request. */
      detail?: string;
      faults: readonly {pointer: string; detail: string}[];
      /** The request's body, if it was pasted too. */
      body?: MarkedBody;
    }
  | {kind: 'reply'; reply: SmtpReply}
  | {
      kind: 'body';
      /** The problem it would get; nothing for a body that is accepted. */
      problem?: KnownProblem;
      detail?: string;
      body: MarkedBody;
      /** It is one of `POST /emails/batch`. */
      isBatch: boolean;
    };

type JsonObject = Readonly<Record<string, unknown>>;

/** Fields that no other JSON has two of: what makes a body one of `POST /emails`. */
const EMAIL_FIELDS = ['from', 'to', 'subject', 'html', 'text', 'markdown', 'template'];
/** Places at which an object is looked for. */
const MAX_TRIES = 200;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Piece {
  text: string;
  value: JsonObject;
}

/** The objects that are in a text, which may be a log, a command or a response. */
function objectsIn(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = text.indexOf('{');
  for (let tries = 0; at >= 0 && tries < MAX_TRIES; tries += 1) {
    const {end} = locate(text, at);
    if (end !== undefined) {
      const piece = text.slice(at, end);
      pieces.push({text: piece, value: JSON.parse(piece) as JsonObject});
    }
    at = text.indexOf('{', end ?? at + 1);
  }
  return pieces;
}

const isEmail = (value: unknown): boolean =>
  isObject(value) && EMAIL_FIELDS.filter((name) => Object.hasOwn(value, name)).length > 1;

const isBatch = ({emails}: JsonObject): boolean =>
  Array.isArray(emails) && emails.some(isEmail);

function problemIn(
  {value}: Piece,
  {problems}: PasteData,
): Extract<Reading, {kind: 'problem'}> | undefined {
  const {code, type, detail, errors} = value;
  const named =
    typeof code === 'string'
      ? code
      : typeof type === 'string'
        ? type.slice(type.lastIndexOf('#') + 1)
        : '';
  const problem = problems.find((one) => one.code === named);
  return (
    problem && {
      kind: 'problem',
      problem,
      ...(typeof detail === 'string' && {detail}),
      faults: (Array.isArray(errors) ? (errors as unknown[]) : []).flatMap((one) =>
        isObject(one) && typeof one['pointer'] === 'string'
          ? [
              {
                pointer: one['pointer'],
                detail: typeof one['detail'] === 'string' ? one['detail'] : '',
              },
            ]
          : [],
      ),
    }
  );
}

/**
 * Answers one email as the API would. What only the reader's own project has, its domain
 * and its templates, counts as there.
 */
function answerOne(text: string, {rules}: PasteData, now: number) {
  const answer = answerEmail(text, rules, {isVerified: () => true, now});
  const {code, detail, errors} = answer.body as {
    code?: string;
    detail?: string;
    errors?: {pointer: string; detail: string}[];
  };
  return {
    ...(code !== undefined && {code}),
    ...(detail !== undefined && {detail}),
    faults: errors ?? [],
  };
}

function judge(
  text: string,
  data: PasteData,
  now: number,
): Extract<Reading, {kind: 'body'}> {
  const {fault} = locate(text);
  const [piece] = fault === undefined ? objectsIn(text) : [];
  const emails =
    piece && isBatch(piece.value) ? (piece.value['emails'] as unknown[]) : [];
  const answers =
    emails.length > 0
      ? emails.map((email, index) => {
          const one = answerOne(JSON.stringify(email), data, now);
          return {
            ...one,
            faults: one.faults.map(({pointer, detail}) => ({
              pointer: pointer.replace(/^#/, `#/emails/${String(index)}`),
              detail,
            })),
          };
        })
      : [answerOne(text, data, now)];
  const first = answers.find(({code}) => code !== undefined);
  const problem = data.problems.find(({code}) => code === first?.code);
  const faults = answers.flatMap((answer) => answer.faults);
  return {
    kind: 'body',
    ...(problem && {problem}),
    ...(first?.detail !== undefined && {detail: first.detail}),
    body:
      fault === undefined
        ? markBody(text, faults)
        : markBody(text, [{pointer: '#', detail: first?.detail ?? ''}], fault),
    isBatch: emails.length > 0,
  };
}

/** A body that was cut off or mistyped: it begins like JSON and names fields of an email. */
function brokenBody(text: string): string | undefined {
  const body = text.slice(text.indexOf('{')).trimEnd();
  const names = EMAIL_FIELDS.filter((name) => body.includes(`"${name}"`));
  return /^\s*\{/.test(text) && names.length > 1 ? body : undefined;
}

/**
 * Recognizes what developers paste when something has gone wrong: a problem of the API, with
 * or without the body it is about, a reply of a mail server, a body of `POST /emails`, or a
 * log that names a problem's code. Nothing is sent. Never throws.
 *
 * @param now in milliseconds since 1970, for `scheduledAt`
 * @returns nothing for any other text, which is a question for the search
 */
export function readPaste(
  text: string,
  data: PasteData,
  now: number,
): Reading | undefined {
  const pieces = objectsIn(text);
  const body = pieces.find(({value}) => isEmail(value) || isBatch(value));
  for (const piece of pieces) {
    const problem = problemIn(piece, data);
    if (problem) {
      const {faults} = problem;
      return {
        ...problem,
        ...(body && faults.length > 0 && {body: markBody(body.text, faults)}),
      };
    }
  }
  if (body) {
    return judge(body.text, data, now);
  }
  const reply = readSmtpReply(text);
  if (reply) {
    return {kind: 'reply', reply};
  }
  const broken = brokenBody(text);
  if (broken !== undefined) {
    return judge(broken, data, now);
  }
  const words = new Set(text.match(/(?<![a-z])[a-z]+(?:_[a-z]+)+/g));
  const problem = data.problems.find(({code}) => words.has(code));
  return problem && {kind: 'problem', problem, faults: []};
}
