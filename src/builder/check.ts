import type {BodySchema, JsonValue, RequestForm} from '../api';
import {findFaults, pointerTo, reasonFor, type MockOperation} from '../api/plain';
import {choiceOf, choicesOf, memberSchema} from './schema';
import {membersOf, valueAt, type JsonObject, type Path} from './values';

/** What is wrong with a request, in a sentence for each place: `#/body/to`. */
export type Problems = ReadonlyMap<string, string>;

/** The rules of a whole request: of its parameters, and of its body if it has one. */
export function requestSchema(
  {parameters, body}: MockOperation,
  form: RequestForm,
): BodySchema {
  return {
    type: 'object',
    properties: {
      parameters: {
        type: 'object',
        properties: Object.fromEntries(
          parameters.map(({name, schema}) => [name, schema]),
        ),
        required: form.parameters
          .filter(({requirement}) => requirement === 'required')
          .map(({name}) => name),
      },
      ...(body && {body}),
    },
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

/**
 * Holds a request against the rules of the reference.
 *
 * @param schema as `requestSchema` makes it
 * @returns the first problem of each place
 */
export function problemsOf(schema: BodySchema, request: JsonValue): Problems {
  const problems = new Map<string, string>();
  const add = (path: Path, problem: string) => {
    const pointer = pointerTo(path);
    problems.set(pointer, problems.get(pointer) ?? problem);
  };
  for (const fault of findFaults(schema, request)) {
    const {path, rule, member} = fault;
    const own = schemaAt(schema, path);
    if (rule === 'oneOf' && own.type === 'object') {
      const object = membersOf(valueAt(request, path));
      for (const [inside, problem] of choiceProblems(own, object)) {
        add([...path, ...inside], problem);
      }
    } else if (rule === 'anyOf') {
      const names = (own.anyOf ?? []).flatMap(({required = []}) => required);
      add(path, `Set ${names.join(' or ')}.`);
    } else {
      add(
        rule === 'required' && member !== undefined ? [...path, member] : path,
        reasonFor(fault, request, schema),
      );
    }
  }
  return problems;
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
