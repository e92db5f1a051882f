import type {BodySchema, JsonValue, RequestForm} from '../api';
import {findFaults, pointerTo, reasonFor, type MockOperation} from '../api/plain';
import type {Draft} from './draft';
import {choiceOf, choicesOf, memberSchema} from './schema';
import {membersOf, valueAt, type JsonObject, type Path} from './values';

/** What is wrong with a request, in a sentence for each place: `#/body/to`. */
export type Problems = ReadonlyMap<string, string>;

/** The rules of the parts of a request; of its body only if it has one. */
export interface RequestSchema {
  parameters: BodySchema;
  body?: BodySchema;
}

export function requestSchema(
  {parameters, body}: MockOperation,
  form: RequestForm,
): RequestSchema {
  return {
    parameters: {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({name, schema}) => [name, schema])),
      required: form.parameters
        .filter(({requirement}) => requirement === 'required')
        .map(({name}) => name),
    },
    ...(body && {body}),
  };
}

/** The schema at a path. */
function schemaAt(schema: BodySchema, path: Path): BodySchema {
  return path.reduce<BodySchema>(
    (at, part) =>
      typeof part === 'number'
        ? ([at, ...(at.oneOf ?? [])].find(({items}) => items)?.items ?? {})
        : memberSchema(at, part),
    schema,
  );
}

/** What an object lacks, or has too much, of the way it is filled. */
function choiceProblems(schema: BodySchema, value: JsonObject): [Path, string][] {
  const choices = choicesOf(schema);
  const choice = choiceOf(choices, value);
  if (!choice) {
    const names = choices.flatMap(({own}) => own);
    return [[[], `Set one of ${names.join(', ')}.`]];
  }
  const has = (name: string) => Object.hasOwn(value, name);
  return [
    ...choice.required
      .filter((name) => !has(name))
      .map((name): [Path, string] => [[name], 'This field is required.']),
    ...choice.forbidden
      .filter(has)
      .map((name): [Path, string] => [
        [name],
        `This field is not allowed with ${choice.own.join(' and ')}.`,
      ]),
  ];
}

/** Every problem of a value, with the path to it. */
function problemsIn(schema: BodySchema, value: JsonValue): [Path, string][] {
  return findFaults(schema, value).flatMap((fault): [Path, string][] => {
    const {path, rule, member} = fault;
    const own = schemaAt(schema, path);
    if (rule === 'oneOf' && own.type === 'object') {
      return choiceProblems(own, membersOf(valueAt(value, path))).map(
        ([inside, problem]) => [[...path, ...inside], problem],
      );
    }
    if (rule === 'anyOf') {
      const names = (own.anyOf ?? []).flatMap(({required = []}) => required);
      return [[path, `Set ${names.join(' or ')}.`]];
    }
    const place = rule === 'required' && member !== undefined ? [...path, member] : path;
    return [[place, reasonFor(fault, value, schema)]];
  });
}

/**
 * Holds a request against the rules of the reference.
 *
 * @returns the first problem of each place
 */
export function problemsOf(
  {parameters, body}: RequestSchema,
  request: Draft['request'],
): Problems {
  const problems = [
    ...problemsIn(parameters, request.parameters).map(
      ([path, problem]) => [['parameters', ...path], problem] as const,
    ),
    ...(body && request.body !== undefined ? problemsIn(body, request.body) : []).map(
      ([path, problem]) => [['body', ...path], problem] as const,
    ),
  ];
  return new Map(
    problems.toReversed().map(([path, problem]) => [pointerTo(path), problem]),
  );
}

/**
 * The fields that a response calls invalid.
 *
 * @param body of the response: a problem of RFC 9457, or anything
 */
export function answeredProblems(body: JsonValue | undefined): Problems {
  const {errors} = membersOf(body);
  const listed = Array.isArray(errors) ? (errors as readonly JsonValue[]) : [];
  return new Map(
    listed.flatMap((error): [string, string][] => {
      const {pointer, parameter, detail} = membersOf(error);
      const place =
        typeof pointer === 'string'
          ? pointer.replace('#', '#/body')
          : typeof parameter === 'string'
            ? pointerTo(['parameters', parameter])
            : undefined;
      return place !== undefined && typeof detail === 'string' ? [[place, detail]] : [];
    }),
  );
}
