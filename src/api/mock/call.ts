import type {Refusal} from '../bodyProblem';
import {pointerTo} from '../bodySchema';
import type {JsonValue} from '../document';
import {audienceOf} from './audience';
import {addressesIn, type Emails} from './emails';
import type {Endpoints} from './endpoints';
import {
  keyOf,
  newId,
  textOf,
  timeText,
  type Item,
  type Store,
  type Timeline,
} from './store';
import type {JsonObject, MockMode, MockOperation, MockRules} from './types';

/** Everything that a mock keeps. */
export interface State {
  rules: MockRules;
  store: Store;
  timeline: Timeline;
  endpoints: Endpoints;
  emails: Emails;
  /** The keys that the API created, by themselves; nothing once they are deleted. */
  keys: Map<string, Item | undefined>;
}

/** A request whose key, address and body are right by themselves. */
export interface Call {
  operation: MockOperation;
  state: State;
  mode: MockMode;
  now: number;
  /** Actual path of the collection: that of the object, or of the list. */
  collection: string;
  /** The objects that the path names, by parameter, the last of them last. */
  items: readonly Item[];
  query: Readonly<Record<string, JsonValue>>;
  body: JsonObject;
  /** What the key may do; nothing if it may do everything. */
  scopes?: readonly string[];
}

/** The body of a success, or why the request is refused. */
export type Outcome = {body: JsonObject} | {refusal: Refusal};

/** What operations do, by their IDs. */
export type Handlers = Readonly<Record<string, (call: Call) => Outcome>>;

export const refuse = (code: string, detail: string, pointer?: string): Outcome => ({
  refusal: {code, detail, ...(pointer !== undefined && {errors: [{pointer, detail}]})},
});

export const point = (...path: (string | number)[]) => pointerTo(path);

/** The last object that the path names. */
export function itemOf({items}: Call): Item {
  return items.at(-1) ?? {};
}

/** An object as the operation shows it. */
export function show(item: Item, {operation, state, mode}: Call): Outcome {
  const shown = operation.members.map((name) => [name, item[name] ?? null]);
  const body = Object.fromEntries(shown) as Item;
  if ('contactCount' in body) {
    const contacts = [...state.store.in(mode, '/contacts').values()];
    const ids = [keyOf(item)];
    body['contactCount'] = audienceOf(contacts, {groups: ids}).length;
  }
  return {body};
}

/** Fields in the form in which the API keeps them. */
function normalize(body: JsonObject, blank: JsonObject): Item {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const before = blank[name];
      if (Array.isArray(before)) {
        return [name, [value].flat()];
      }
      const isObject = typeof before === 'object' && before !== null;
      return [
        name,
        isObject ? {...(before as JsonObject), ...(value as JsonObject)} : value,
      ];
    }),
  );
}

/** The problem of an object whose status does not allow a change. */
export function inStatus(
  call: Call,
  statuses: readonly string[],
  code: string,
): Outcome | undefined {
  const item = itemOf(call);
  const status = textOf(item['status']);
  return statuses.includes(status) || call.state.store.isExample(item)
    ? undefined
    : refuse(code, `The status of ${keyOf(item)} is ${status}.`);
}

const GROUPS = '/groups';
export const CONTACTS = '/contacts';

export function groupProblem(
  {state, mode}: Call,
  groups: JsonValue | undefined,
  ...path: string[]
): Outcome | undefined {
  const ids = addressesIn(groups);
  const index = ids.findIndex((id) => !state.store.find(mode, GROUPS, id));
  return index < 0
    ? undefined
    : refuse(
        'group_not_found',
        `This project has no group ${ids[index] ?? ''}.`,
        point(...path, index),
      );
}

/** Creates an object of the collection. */
export function create(call: Call, changes: Readonly<Item> = {}): Item {
  const {operation, state, mode, now, body, collection} = call;
  const [example = {}] = operation.examples;
  const id = body['id'] ?? newId(textOf(example['id']).replace(/_.*$/, ''));
  const stamps = Object.keys(operation.blank)
    .filter((name) => name.endsWith('At') && operation.blank[name] === '')
    .map((name): [string, string] => [name, timeText(now)]);
  const item: Item = {
    ...operation.blank,
    ...Object.fromEntries(stamps),
    ...('id' in operation.blank && {id}),
    ...('test' in operation.blank && {test: mode === 'test'}),
    ...normalize(body, operation.blank),
    ...changes,
  };
  state.store.add(mode, collection, item);
  return item;
}

/** Creates an object whose ID or name the request chooses. */
export function createNamed(
  call: Call,
  noun: string,
  changes: Readonly<Item> = {},
): Outcome {
  const key = textOf(call.body['id'] ?? call.body['name']);
  const found = call.state.store.find(call.mode, call.collection, key);
  return found && !call.state.store.isExample(found)
    ? refuse('already_exists', `This project already has the ${noun} ${key}.`)
    : show(create(call, changes), call);
}

export function update(call: Call): Outcome {
  const {operation, state, body} = call;
  const item = itemOf(call);
  state.store.change(item, normalize(body, operation.blank));
  return show(item, call);
}

export function remove(call: Call): Outcome {
  const {state, mode, collection} = call;
  const id = keyOf(itemOf(call));
  state.store.in(mode, collection).delete(id);
  return {body: {id, deleted: true}};
}

/** Says of a domain whether the key may send from it. */
export const isVerifiedIn =
  ({state, mode}: Call) =>
  (domain: string): boolean =>
    mode === 'test' ||
    ['verified', 'failing'].includes(
      textOf(state.store.find(mode, '/domains', domain)?.['status']),
    );
