import type {ApiRequest, BodySchema, JsonValue, OperationView, RequestForm} from '../api';
import {moveTimes} from '../api/plain';
import {readJson} from './json';
import type {Choice} from './schema';
import {
  kindOf,
  membersOf,
  valueAt,
  withValue,
  type JsonObject,
  type Path,
} from './values';

/** A request as it stands in the form. The API key is no part of it: see `session.ts`. */
export interface Draft {
  /** The parameters by name, and the body; those that are missing are not sent. */
  readonly request: {readonly parameters: JsonObject; readonly body?: JsonValue};
  /** The body as it was typed as JSON, until the form changes it. It may be invalid. */
  readonly text?: string;
  /** What was taken out of the request, by its place, for when it comes back. */
  readonly parked: Readonly<Record<string, JsonValue>>;
}

/** Where an operation is: what the page knows of it. */
export type Target = Pick<OperationView, 'method' | 'server' | 'path'>;

const placeOf = (path: Path) => JSON.stringify(path);

/**
 * A part of a path (RFC 3986, section 3.3), without the characters that a shell reads. Half a
 * surrogate pair has no encoding.
 */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A parameter as it is sent. */
export const written = (value: JsonValue | undefined) =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The body as JSON: as it was typed, or written out; empty without one. */
export function textOf({text, request: {body}}: Draft): string {
  return text ?? (body === undefined ? '' : JSON.stringify(body, null, 2));
}

/** The times in a text, which were to come as the reference was built, on the next day. */
export const inTime = (text: string, now: Date) => moveTimes(text, 1, now);

/**
 * The draft that a sample is.
 *
 * @param sample its ID; without one, the first sample
 * @param fill puts the reader's own values in the place of the examples'
 */
export function startDraft(
  {parameters, samples}: RequestForm,
  fill: (text: string) => string,
  sample = samples[0]?.id,
): Draft {
  const {
    url = '',
    headers = {},
    body,
  } = samples.find(({id}) => id === sample)?.request ?? {};
  const query = new URL(url, 'https://none.example').searchParams;
  const given = parameters.flatMap(({name, in: place, example = '""'}) => {
    const isGiven =
      place === 'path' || (place === 'query' ? query.has(name) : name in headers);
    const value = place === 'header' ? JSON.stringify(headers[name]) : example;
    return isGiven ? [[name, JSON.parse(fill(value)) as JsonValue]] : [];
  });
  return {
    request: {
      parameters: Object.fromEntries(given) as JsonObject,
      ...(body !== undefined && {
        body: JSON.parse(fill(JSON.stringify(body))) as JsonValue,
      }),
    },
    parked: {},
  };
}

/** The request that a draft is, of which code is made. */
export function requestOf(
  {request: {parameters, body}}: Draft,
  form: RequestForm,
  {method, server, path}: Target,
): ApiRequest {
  const entries = (place: 'query' | 'header') =>
    form.parameters
      .filter((one) => one.in === place && Object.hasOwn(parameters, one.name))
      .map(({name}): [string, string] => [name, written(parameters[name])]);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encode(written(parameters[name] ?? '')),
  );
  const query = new URLSearchParams(entries('query')).toString();
  return {
    method,
    url: `${server}${filled}${query && `?${query}`}`,
    headers: Object.fromEntries(entries('header')),
    ...(body !== undefined && {body}),
  };
}

/** With another value at a place of the request; a body that changes is written anew. */
export function withField(
  {request, text, parked}: Draft,
  path: Path,
  value: JsonValue | undefined,
): Draft {
  return {
    request: withValue(request, path, value) as Draft['request'],
    ...(text !== undefined && path[0] !== 'body' && {text}),
    parked,
  };
}

/** Without the value at a place, which is kept in case it comes back. */
export function withoutField(draft: Draft, path: Path): Draft {
  const last = valueAt(draft.request, path);
  return {
    ...withField(draft, path, undefined),
    parked: last === undefined ? draft.parked : {...draft.parked, [placeOf(path)]: last},
  };
}

/** With a value at a place that has none: what was taken out there, or a first one. */
export function addField(draft: Draft, path: Path, first: JsonValue): Draft {
  return withField(draft, path, draft.parked[placeOf(path)] ?? first);
}

/** With a value of another kind at a place: the last one of that kind, or a first one. */
export function withKind(draft: Draft, path: Path, first: JsonValue): Draft {
  const last = valueAt(draft.request, path) ?? null;
  const keyOf = (value: JsonValue) => `${placeOf(path)} ${kindOf(value)}`;
  const parked = {...draft.parked, [keyOf(last)]: last};
  return withField({...draft, parked}, path, parked[keyOf(first)] ?? first);
}

/**
 * With an object filled in another way: the members that do not go with it are taken out,
 * with those that need them, and the ones it needs come in.
 *
 * @param path leads to the object
 * @param firstOf what a member is that has never been there
 */
export function choose(
  draft: Draft,
  path: Path,
  schema: BodySchema,
  {required, forbidden}: Choice,
  firstOf: (name: string) => JsonValue,
): Draft {
  const object = membersOf(valueAt(draft.request, path));
  const has = (name: string) => Object.hasOwn(object, name);
  const needs = Object.entries(schema.dependentRequired ?? {});
  const dependents = (on: readonly string[]) =>
    needs.flatMap(([name, needed]) =>
      needed.some((one) => on.includes(one)) ? [name] : [],
    );
  const gone = [...forbidden, ...dependents(forbidden)].filter(has);
  const back = dependents(required).filter(
    (name) => placeOf([...path, name]) in draft.parked,
  );
  const come = [...required, ...back].filter((name) => !has(name));
  const less = gone.reduce((last, name) => withoutField(last, [...path, name]), draft);
  return come.reduce(
    (last, name) => addField(last, [...path, name], firstOf(name)),
    less,
  );
}

/** With the body as it was typed: what is not JSON leaves the last body that was. */
export function withText(draft: Draft, text: string): Draft {
  const read = readJson(text);
  return {
    ...draft,
    text,
    ...('value' in read && {request: {...draft.request, body: read.value}}),
  };
}
