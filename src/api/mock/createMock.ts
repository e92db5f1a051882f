import {problemResponse} from '../answerEmail';
import {reasonFor, type Refusal} from '../bodyProblem';
import {findFaults} from '../bodySchema';

import type {JsonValue} from '../document';
import {addExamples} from './addExamples';
import {Emails} from './emails';
import {Endpoints} from './endpoints';
import type {Call, State} from './call';
import {handle} from './handlers';
import {readBody, readQuery} from './readRequest';
import {
  collectionsOf,
  decode,
  findRoute,
  isParameter,
  listsOf,
  partsOf,
  type Route,
} from './routes';
import {newId, Store, Timeline, type Item} from './store';
import type {
  Mock,
  MockMode,
  MockOperation,
  MockRequest,
  MockResponse,
  MockRules,
} from './types';

const HOUR = 60 * 60 * 1000;
/** How many requests are remembered by their idempotency keys. */
const REMEMBERED = 10_000;

/** How long a slow response takes: longer than the programs of the docs wait. */
const SLOW = 15_000;

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
