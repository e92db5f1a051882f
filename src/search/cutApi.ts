import type {ApiBody, ApiError, ApiField, ApiOperation, ApiProblem} from '../api';

/** A piece of what the OpenAPI file brings to a page, with its own anchor. */
export interface ApiSection {
  hash: string;
  /** Headings below the operation's own. */
  trail: string[];
  text: string;
  code: string[];
  weight: number;
}

/** Fields of requests are asked for more often than fields of answers. */
const FIELD_WEIGHT = 0.8;
const ANSWER_WEIGHT = 0.45;
const ERRORS_WEIGHT = 0.4;
const EVENT_WEIGHT = 0.35;
/** Asked for by their code, which finds them anyway. */
const PROBLEM_WEIGHT = 0.8;

/** The file's sentences have `code` and [links](/docs/): here they are text. */
export function plainText(sentence: string): string {
  return sentence.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');
}

function fieldText(field: ApiField): string {
  const {type, requirement, description, limits, values, default: preset} = field;
  return plainText(
    [
      [type, requirement].filter(Boolean).join(', ') + '.',
      description,
      limits.length > 0 ? `Limits: ${limits.map(({text}) => text).join('; ')}.` : '',
      values.length > 0
        ? `${type.startsWith('list ') ? 'Any of' : 'One of'} ${values.map(({value, description: meaning}) => (meaning ? `${value} (${meaning})` : value)).join(', ')}.`
        : '',
      preset === undefined ? '' : `Default: ${preset}.`,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

function cutFields(
  fields: readonly ApiField[],
  trail: string[],
  weight: number,
): ApiSection[] {
  return fields.flatMap((field) => {
    const own = [...trail, field.name];
    return [
      {hash: field.id, trail: own, text: fieldText(field), code: [field.name], weight},
      ...cutFields(field.fields, own, weight * 0.9),
    ];
  });
}

function cutBody(title: string, body: ApiBody | undefined, weight: number): ApiSection[] {
  return body && !body.sameAs ? cutFields(body.fields, [title], weight) : [];
}

/**
 * Text of an operation itself, for the section its heading begins.
 *
 * @param server base address without a trailing slash
 */
export function operationText(
  {
    method,
    path,
    summary,
    description,
  }: Pick<ApiOperation, 'method' | 'path' | 'summary' | 'description'>,
  server: string,
): string {
  const version = new URL(server).pathname.replace(/\/$/, '');
  return `${method} ${version}${path}. ${summary}. ${plainText(description)}`;
}

/** The fields and errors of an operation, each with its anchor. */
export function cutOperation(operation: ApiOperation): ApiSection[] {
  const {id, parameters, body, answer, errors} = operation;
  return [
    ...cutFields(parameters, ['Parameters'], FIELD_WEIGHT),
    ...cutBody('Body', body, FIELD_WEIGHT),
    ...cutBody(answer.title, answer, ANSWER_WEIGHT),
    ...(errors.length > 0
      ? [
          {
            hash: `${id}.errors`,
            trail: ['Errors'],
            text: `${errors.map(({status, code}) => `${status} ${code}`).join(', ')}.`,
            code: [],
            weight: ERRORS_WEIGHT,
          },
        ]
      : []),
  ];
}

/** The headers or the body of an event. */
export function cutEventFields(fields: readonly ApiField[]): ApiSection[] {
  return cutFields(fields, [], EVENT_WEIGHT);
}

/** An error in one text: what it answers, why it comes, what ends it. */
function errorText({title, cause, cure}: ApiError): string {
  return `${title}. ${plainText(cause)} ${plainText(cure)}`;
}

/** Every error of the API, where they stand together. */
export function cutProblems(problems: readonly ApiProblem[]): ApiSection[] {
  return problems.map((problem) => ({
    hash: problem.code,
    trail: [problem.title, problem.code],
    text: errorText(problem),
    code: [problem.code],
    weight: PROBLEM_WEIGHT,
  }));
}
