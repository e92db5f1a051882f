import type {JsonValue} from '../document';
import {
  create,
  createNamed,
  inStatus,
  itemOf,
  refuse,
  remove,
  show,
  update,
  type Call,
  type Handlers,
  type Outcome,
} from './call';
import {contactHandlers} from './contactHandlers';
import {addressesIn, addressOf} from './emails';
import {emailHandlers} from './emailHandlers';
import {messageHandlers} from './messageHandlers';
import {sequenceHandlers} from './sequenceHandlers';
import {keyOf, pageOf, randomText, textOf, timeText, type Item} from './store';
import type {JsonObject} from './types';

/** A domain's records, in one state. */
function recordsOf(call: Call, name: string, status: 'missing' | 'found'): JsonValue[] {
  const example = call.state.rules.operations.find(({id}) => id === 'addDomain')
    ?.examples[0];
  const records = (example?.['records'] ?? []) as readonly JsonObject[];
  return records.map((record) => {
    const own = (text: JsonValue | undefined) =>
      textOf(text).replaceAll(textOf(example?.['name']), name);
    const value = own(record['value']);
    const found = status === 'found' ? [value] : [];
    return {...record, name: own(record['name']), value, status, found};
  });
}

/** Operations of which the document says more than what to keep. */
const HANDLERS: Handlers = {
  ...emailHandlers,
  ...contactHandlers,
  ...sequenceHandlers,
  ...messageHandlers,

  addDomain: (call) =>
    createNamed(call, 'domain', {
      records: recordsOf(call, textOf(call.body['name']), 'missing'),
    }),
  verifyDomain(call) {
    const {state, mode, now} = call;
    const domain = itemOf(call);
    if (domain['status'] === 'pending') {
      const verifiedAt = timeText(now);
      const name = textOf(domain['name']);
      const records = recordsOf(call, name, 'found');
      state.store.change(domain, {status: 'verified', verifiedAt, records});
      state.endpoints.emit(mode, 'domain.verified', {name, verifiedAt}, now);
    }
    return show(domain, call);
  },

  deleteDomain(call) {
    const name = keyOf(itemOf(call));
    call.state.emails.cancelFrom(name);
    return remove(call);
  },

  createKey(call) {
    const {state, body, scopes} = call;
    const wanted = body['scopes'] as readonly string[];
    const more = scopes && wanted.find((scope) => !scopes.includes(scope));
    if (more !== undefined) {
      return refuse('missing_scope', `This key does not have the scope ${more}.`);
    }
    const secret = `${state.rules.keyPrefix}_${textOf(body['mode'])}_${randomText(20)}`;
    const begins = secret.slice(0, -17);
    const key = create(call, {secret, begins});
    state.keys.set(secret, key);
    return show(key, call);
  },
  deleteKey(call) {
    const {secret} = itemOf(call);
    if (typeof secret === 'string') {
      call.state.keys.set(secret, undefined);
    }
    return remove(call);
  },

  createWebhook(call) {
    const webhook = create(call);
    const secret = call.state.endpoints.newSecretFor(webhook, call.mode, call.now);
    return show({...webhook, secret}, call);
  },
  deleteWebhook(call) {
    call.state.endpoints.remove(itemOf(call));
    return remove(call);
  },
  rotateWebhookSecret(call) {
    const webhook = itemOf(call);
    const secret = call.state.endpoints.newSecretFor(webhook, call.mode, call.now);
    return show({...webhook, secret}, call);
  },
  testWebhook: (call) => ({
    body: {
      id: call.state.endpoints.test(itemOf(call), call.now),
      type: 'webhook.test',
    },
  }),
  redeliver(call) {
    const [webhook = {}, delivery = {}] = call.items;
    const problem = inStatus(
      {...call, items: [webhook]},
      ['enabled'],
      'endpoint_not_enabled',
    );
    if (problem) {
      return problem;
    }
    call.state.endpoints.again(delivery, call.now);
    return show(delivery, call);
  },
};

/** Whether an object has what a parameter of a list asks for. */
function matches(item: Item, name: string, wanted: JsonValue): boolean {
  switch (name) {
    case 'tag':
    case 'group':
      return addressesIn(item[`${name}s`]).includes(textOf(wanted));
    case 'recipient':
      return ['to', 'cc', 'bcc'].some((field) =>
        addressesIn(item[field]).some((one) => addressOf(one) === textOf(wanted)),
      );
    default:
      return item[name] === wanted;
  }
}

function readList(call: Call): Outcome {
  const {operation, state, mode, collection, query} = call;
  const {limit = 20, cursor, ...filters} = query;
  const items = [...state.store.in(mode, collection).values()].filter((item) =>
    Object.entries(filters).every(([name, wanted]) => matches(item, name, wanted)),
  );
  const page = pageOf(
    items,
    state.store,
    operation.byName,
    Number(limit),
    cursor === undefined ? undefined : textOf(cursor),
  );
  if (!page) {
    const errors = [{parameter: 'cursor', detail: 'This is not a cursor of a response.'}];
    const detail = 'One parameter is invalid.';
    return {refusal: {code: 'invalid_parameter', detail, errors}};
  }
  const data = page.data.map((item) => (show(item, call) as {body: JsonObject}).body);
  return {body: {data, nextCursor: page.nextCursor}};
}

/** What an operation does: what the document says of it, or what follows from its path. */
export function handle(call: Call): Outcome {
  const {id, method, path, body} = call.operation;
  const special = Object.hasOwn(HANDLERS, id) ? HANDLERS[id] : undefined;
  if (special) {
    return special(call);
  }
  if (!path.endsWith('}')) {
    return method === 'GET' ? readList(call) : show(create(call), call);
  }
  if (method === 'DELETE') {
    return remove(call);
  }
  return body ? update(call) : show(itemOf(call), call);
}
