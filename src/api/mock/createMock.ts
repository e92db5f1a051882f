import {problemResponse} from '../answerEmail';
import {bodyProblem, parseBody, reasonFor, type Refusal} from '../bodyProblem';
import {findFaults, typesOf, type BodySchema} from '../bodySchema';
import type {JsonValue} from '../document';
import {Emails} from './emails';
import {Endpoints} from './endpoints';
import {handle, type Call, type State} from './handlers';
import {keyOf, newId, Store, textOf, Timeline, type Item} from './store';
import type {
  JsonObject,
  Mock,
  MockMode,
  MockOperation,
  MockRequest,
  MockResponse,
  MockRules,
} from './types';

const HOUR = 60 * 60 * 1000;
const MEGABYTE = 1024 * 1024;
/** How many requests are remembered by their idempotency keys. */
const REMEMBERED = 10_000;
const MODES = ['live', 'test'] as const;

/** How long a slow response takes: longer than the programs of the docs wait. */
const SLOW = 15_000;

/** An operation with its path in parts: names, and parameters in braces. */
interface Route {
  operation: MockOperation;
  parts: readonly string[];
}

/** The parts of a path. */
const partsOf = (path: string) => path.split('/').slice(1);

const isParameter = (part: string) => part.startsWith('{');

/** Addresses of the URL as they were before encoding. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function findRoute(
  routes: readonly Route[],
  method: string,
  parts: readonly string[],
): Route | undefined {
  return routes.find(
    ({operation, parts: own}) =>
      operation.method === method &&
      own.length === parts.length &&
      own.every((part, index) => isParameter(part) || part === parts[index]),
  );
}

/**
 * The collections that a path goes through. A list that the document has only at the top,
 * such as that of the contacts, is meant wherever its name appears.
 *
 * @param values the values of the parts
 * @returns for every parameter, its collection and its value; and the collection at the end
 */
function collectionsOf(
  parts: readonly string[],
  values: readonly string[],
  lists: ReadonlySet<string>,
): {steps: {collection: string; key: string}[]; last: string} {
  const steps: {collection: string; key: string}[] = [];
  let template = '';
  let actual = '';
  let last = '';
  for (const [index, part] of parts.entries()) {
    const value = values[index] ?? '';
    if (isParameter(part)) {
      const own = lists.has(template) ? actual : `/${parts[index - 1] ?? ''}`;
      steps.push({collection: own, key: value});
      last = own;
    }
    template += `/${part}`;
    actual += `/${value}`;
    if (lists.has(template)) {
      last = actual;
    }
  }
  return {steps, last};
}

/** The paths at which lists are: those that something with an ID is directly below. */
function listsOf(operations: readonly MockOperation[]): ReadonlySet<string> {
  const paths = new Set(operations.map(({path}) => path));
  const parents = operations
    .map(({path}) => path.replace(/\/\{\w+\}$/, ''))
    .filter((path) => paths.has(path) || partsOf(path).length === 1);
  return new Set(parents);
}

/** Fills the store with the objects that the examples of the document show. */
function addExamples(rules: MockRules, store: Store, lists: ReadonlySet<string>): void {
  const reading = rules.operations.filter(({method}) => method === 'GET');
  for (const mode of MODES) {
    for (const {path, parameters, examples} of reading) {
      const parts = partsOf(path);
      const values = parts.map(
        (part) => parameters.find(({name}) => part === `{${name}}`)?.example ?? part,
      );
      const {steps, last} = collectionsOf(parts, values, lists);
      const [example = {}] = examples;
      const data = (example['data'] ?? [example]) as readonly JsonObject[];
      for (const one of data) {
        const own = {...one, ...('test' in one && {test: mode === 'test'})};
        const {contact} = one;
        if (steps.length > 1 && typeof contact === 'object' && contact !== null) {
          // A run has no ID of its own: it is the contact's run in the sequence.
          const runs = path.replace(/\/\{\w+\}$/, '').replace(/\{\w+\}/, values[1] ?? '');
          store.addExample(mode, runs, own, textOf((contact as JsonObject)['id']));
        } else {
          const known = store.in(mode, last).get(keyOf(own));
          store.addExample(mode, last, {...own, ...known});
        }
      }
    }
    const groups = store.in(mode, '/groups');
    const [group = {}] = groups.values();
    for (const id of rules.groups.filter((one) => !groups.has(one))) {
      store.addExample(mode, '/groups', {...group, id, name: id});
    }
  }
}

/** A parameter's text as a value of its type, as far as it is one. */
function valueOf(text: string, schema: BodySchema): JsonValue {
  return typesOf(schema).includes('integer') && /^-?\d{1,15}$/.test(text)
    ? Number(text)
    : text;
}

/** The query of a list, or what is wrong with it. */
function readQuery(
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
function readBody(
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

interface Remembered {
  body: string;
  response: MockResponse;
  /** When the first request has its response. */
  readyAt: number;
  until: number;
}

/** A request up to the point at which its key is known. */
interface Known {
  mode: MockMode;
  scopes?: readonly string[];
}

/**
 * Makes an API that lives in memory: it validates requests by the OpenAPI document,
 * responds as the document says, and keeps what it is given. It runs in Node and in
 * browsers.
 *
 * @param rules the document, as `readMockRules` reads it
 */
export function createMock(rules: MockRules): Mock {
  const store = new Store();
  const timeline = new Timeline();
  const endpoints = new Endpoints(rules, store);
  const emails = new Emails(rules.testDomain, store, timeline, endpoints);
  const state: State = {rules, store, timeline, endpoints, emails, keys: new Map()};
  const lists = listsOf(rules.operations);
  // Names come before parameters: `/emails/batch` is no ID.
  const routes = rules.operations
    .map((operation): Route => ({operation, parts: partsOf(operation.path)}))
    .toSorted(
      (one, other) =>
        one.parts.filter(isParameter).length - other.parts.filter(isParameter).length,
    );
  const keyPattern = new RegExp(`^${rules.keyPrefix}_(live|test)_\\S+$`);
  const remembered = new Map<string, Remembered>();
  const failedOnce = new Set<string>();
  let second = 0;
  let used = 0;
  addExamples(rules, store, lists);

  function respondWith(
    title: string,
    body: JsonValue | undefined,
    headers: Readonly<Record<string, string>> = {},
  ): MockResponse {
    return {
      status: Number(title.slice(0, 3)),
      title,
      headers,
      ...(body !== undefined && {body}),
    };
  }

  function refuse(refusal: Refusal): MockResponse {
    const {title, body} = problemResponse(refusal, rules.problems);
    return respondWith(
      title,
      {...body, requestId: newId('req')},
      {
        'Content-Type': 'application/problem+json',
        ...(title.startsWith('401') && {'WWW-Authenticate': 'Bearer'}),
        ...(title.startsWith('429') && {'Retry-After': '1'}),
      },
    );
  }

  function readKey(headers: MockRequest['headers']): Known | {refusal: Refusal} {
    const [, key] = /^Bearer +(\S+)$/i.exec(headers['authorization'] ?? '') ?? [];
    if (key === undefined) {
      const detail = 'Send your key in the header "Authorization: Bearer ...".';
      return {refusal: {code: 'missing_key', detail}};
    }
    const [, mode] = keyPattern.exec(key) ?? [];
    const created = state.keys.get(key);
    if (mode === undefined || (state.keys.has(key) && !created)) {
      const detail = `No project has a key that begins with ${key.slice(0, 11)}.`;
      return {refusal: {code: 'invalid_key', detail}};
    }
    const scopes = created?.['scopes'] as readonly string[] | undefined;
    return {mode: mode as MockMode, ...(scopes && {scopes})};
  }

  /** Counts a request, and says what is left of this second. */
  function count(now: number): Record<string, string> {
    const {requestsPerSecond: quota} = rules.limits;
    const current = Math.floor(now / 1000);
    used = current === second ? used + 1 : 1;
    second = current;
    return {
      'RateLimit-Policy': `"project";q=${String(quota)};w=1`,
      RateLimit: `"project";r=${String(Math.max(0, quota - used))};t=1`,
    };
  }

  /** The fault that a request asks for. */
  function faultOf(
    {headers, method, url, body}: MockRequest,
    {codes}: MockOperation,
  ): MockResponse | 'slow' | undefined {
    const [wanted = '', once, ...more] = (headers[rules.faultHeader] ?? '').split(/\s+/);
    if (!wanted) {
      return undefined;
    }
    if (once === 'once') {
      const same = [wanted, method, url, headers['idempotency-key'], body].join('\n');
      if (failedOnce.has(same)) {
        return undefined;
      }
      failedOnce.add(same);
    }
    if (wanted === 'slow') {
      return 'slow';
    }
    if (wanted === '503') {
      return respondWith('503 Service Unavailable', undefined, {'Retry-After': '1'});
    }
    const code = codes.find(
      (one) => one === wanted || String(rules.problems[one]?.body.status) === wanted,
    );
    const problem = code === undefined ? undefined : rules.problems[code];
    if (code === undefined || !problem || more.length > 0) {
      const detail = `Use slow, 503, or a status or code of this operation: ${codes.join(', ')}.`;
      const errors = [{parameter: rules.faultHeader, detail}];
      return refuse({
        code: 'invalid_parameter',
        detail: 'One parameter is invalid.',
        errors,
      });
    }
    const {detail, errors} = problem.body;
    return refuse({
      code,
      detail,
      ...(errors !== undefined && {errors: errors as Refusal['errors'] & object}),
    });
  }

  /** The objects that a path names, or the one that is not there. */
  function findItems(
    {parts, operation}: Route,
    values: readonly string[],
    mode: MockMode,
  ): Pick<Call, 'items' | 'collection'> | {refusal: Refusal} {
    const {steps, last} = collectionsOf(parts, values, lists);
    const items: Item[] = [];
    for (const {collection, key} of steps) {
      const item = store.find(mode, collection, key);
      if (!item) {
        const [noun = ''] = collection.split('/').slice(-1);
        const name = noun.replace(/ies$/, 'y').replace(/s$/, '');
        const detail = `This project has no ${name} ${key}.`;
        return {refusal: {code: 'not_found', detail}};
      }
      items.push(item);
    }
    return {
      items,
      collection: operation.path.endsWith('}')
        ? (steps.at(-1)?.collection ?? last)
        : last,
    };
  }

  /** The response to a request that may be done. */
  function perform(
    route: Route,
    values: string[],
    search: string,
    request: MockRequest,
    known: Known,
    now: number,
  ): MockResponse {
    const {operation} = route;
    const found = findItems(route, values, known.mode);
    if ('refusal' in found) {
      return refuse(found.refusal);
    }
    const asked = readQuery(operation, search);
    if ('refusal' in asked) {
      return refuse(asked.refusal);
    }
    const read = readBody({operation, rules}, request);
    if ('refusal' in read) {
      return refuse(read.refusal);
    }
    const outcome = handle({
      ...known,
      ...found,
      ...asked,
      ...read,
      operation,
      state,
      now,
    });
    return 'refusal' in outcome
      ? refuse(outcome.refusal)
      : respondWith(operation.title, outcome.body, {'Content-Type': 'application/json'});
  }

  /** Does what a request asks for, unless the same request has been made before. */
  function performOnce(
    request: MockRequest,
    {operation}: Route,
    {mode}: Known,
    now: number,
    act: () => MockResponse,
  ): MockResponse {
    const parameter = operation.parameters.find((one) => one.in === 'header');
    const key = parameter && request.headers[parameter.name.toLowerCase()];
    if (key === undefined) {
      return act();
    }
    const [fault] = findFaults(parameter?.schema ?? {}, key);
    if (fault) {
      const detail = reasonFor(fault, key, parameter?.schema ?? {});
      const errors = [{parameter: parameter?.name ?? '', detail}];
      return refuse({code: 'invalid_field', detail: 'The header is invalid.', errors});
    }
    const name = `${mode} ${key}`;
    const earlier = remembered.get(name);
    if (earlier && earlier.until > now) {
      const isSame = earlier.body === request.body;
      if (!isSame) {
        const detail = `The key ${key} belongs to a different email.`;
        return refuse({code: 'idempotency_conflict', detail});
      }
      const detail = `The first request with the key ${key} is still in progress.`;
      return earlier.readyAt > now
        ? refuse({code: 'idempotency_in_progress', detail})
        : earlier.response;
    }
    const response = act();
    if (response.status < 300) {
      const until = now + rules.limits.idempotencyHours * HOUR;
      const readyAt = now + (response.delay ?? 0);
      remembered.set(name, {body: request.body, response, readyAt, until});
      const [oldest] = remembered.keys();
      if (remembered.size > REMEMBERED && oldest !== undefined) {
        remembered.delete(oldest);
      }
    }
    return response;
  }

  function respond(request: MockRequest, now: number): MockResponse {
    timeline.advance(now);
    const {method, url} = request;
    const [path = '', search = ''] = url.split(/\?(.*)/s);
    const values = partsOf(path.slice(rules.base.length)).map(decode);
    const route = path.startsWith(`${rules.base}/`)
      ? findRoute(routes, method, values)
      : undefined;
    const headers = count(now);
    const known = readKey(request.headers);
    const act = (): MockResponse => {
      if ('refusal' in known) {
        return refuse(known.refusal);
      }
      if (used > rules.limits.requestsPerSecond) {
        return refuse({code: 'rate_limited', detail: 'Wait 1 second.'});
      }
      if (!route) {
        return refuse({code: 'not_found', detail: `There is no ${method} ${path}.`});
      }
      const {scope} = route.operation;
      if (known.scopes && !known.scopes.includes(scope)) {
        const has = known.scopes.join(', ');
        const detail = `This request needs the scope ${scope}. The key has ${has}.`;
        return refuse({code: 'missing_scope', detail});
      }
      const fault = faultOf(request, route.operation);
      return fault && fault !== 'slow'
        ? fault
        : performOnce(request, route, known, now, () => ({
            ...perform(route, values, search, request, known, now),
            ...(fault && {delay: SLOW}),
          }));
    };
    const response = act();
    return {
      ...response,
      headers: {...headers, ...response.headers},
      ...(route && {operation: route.operation.id}),
    };
  }

  return {
    respond,
    emails: () => emails.list(),
    deliveries: () => endpoints.list(),
    advance(now) {
      timeline.advance(now);
      return endpoints.due(now);
    },
    record(delivery, attempt, now) {
      endpoints.record(delivery, attempt, now);
    },
    addEndpoint: (url, now, secret) => endpoints.addForAll(url, now, secret),
  };
}
