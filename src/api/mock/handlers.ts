import {
  contentProblem,
  emailProblem,
  senderProblem,
  timeProblem,
  type SendingProject,
} from '../answerEmail';
import type {Refusal} from '../bodyProblem';
import {pointerTo, type BodySchema} from '../bodySchema';
import type {JsonValue} from '../document';
import {audienceOf} from './audience';
import {addressesIn, addressOf, testRecipient, type Emails} from './emails';
import type {Endpoints} from './endpoints';
import {
  keyOf,
  newId,
  pageOf,
  randomText,
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
  /** The keys that the API created, by themselves; without scopes once deleted. */
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

/** The body of a success, with its status line where the operation has several. */
export type Outcome = {body: JsonObject} | {refusal: Refusal};

type Handler = (call: Call) => Outcome;

const refuse = (code: string, detail: string, pointer?: string): Outcome => ({
  refusal: {code, detail, ...(pointer !== undefined && {errors: [{pointer, detail}]})},
});

const point = (...path: (string | number)[]) => pointerTo(path);

/** The last object that the path names. */
function itemOf({items}: Call): Item {
  return items.at(-1) ?? {};
}

/** An object as the operation shows it. */
function show(item: Item, {operation, state, mode}: Call): Outcome {
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

/** A status in which an object can be changed, or the problem. */
function inStatus(
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
const CONTACTS = '/contacts';

function groupProblem(
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
function create(call: Call, changes: Readonly<Item> = {}): Item {
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
function createNamed(call: Call, noun: string, changes: Readonly<Item> = {}): Outcome {
  const key = textOf(call.body['id'] ?? call.body['name']);
  const found = call.state.store.find(call.mode, call.collection, key);
  return found && !call.state.store.isExample(found)
    ? refuse('already_exists', `This project already has the ${noun} ${key}.`)
    : show(create(call, changes), call);
}

function projectOf({state, mode, now}: Call): SendingProject {
  return {
    now,
    isVerified: (domain) =>
      mode === 'test' ||
      ['verified', 'failing'].includes(
        textOf(state.store.find(mode, '/domains', domain)?.['status']),
      ),
  };
}

/** What an email is refused for. */
function sendProblem(
  call: Call,
  email: JsonValue,
  schema: BodySchema,
  within: readonly (string | number)[],
): Refusal | undefined {
  const {rules} = call.state;
  const {daysAhead} = rules.limits;
  const problem = emailProblem(email, {schema, daysAhead}, projectOf(call), within);
  if (problem || call.mode === 'test') {
    return problem;
  }
  const errors = ['to', 'cc', 'bcc'].flatMap((field) => {
    const value = (email as JsonObject)[field];
    return addressesIn(value)
      .map((address, index) => ({address, index}))
      .filter(({address}) => testRecipient(address, rules.testDomain) !== undefined)
      .map(({address, index}) => ({
        pointer: point(...within, field, ...(Array.isArray(value) ? [index] : [])),
        detail: `A live key cannot send to the test recipient ${address}.`,
      }));
  });
  return errors.length > 0
    ? {
        code: 'invalid_recipient',
        detail: 'A live key cannot send to test recipients.',
        errors,
      }
    : undefined;
}

/** Why a message cannot be sent as it is. */
function messageProblem(
  call: Call,
  message: Item,
  recipients: number,
): Refusal | undefined {
  const {from} = message;
  const sender =
    typeof from === 'string'
      ? senderProblem(from, projectOf(call).isVerified)
      : undefined;
  if (sender) {
    return sender;
  }
  const errors = [
    ...(message['subject'] === null && message['template'] === null
      ? [{pointer: point('subject'), detail: 'Set a subject.'}]
      : []),
    ...(contentProblem(message, point)?.errors ?? []),
  ];
  if (errors.length > 0) {
    const detail =
      errors.length > 1
        ? `${String(errors.length)} fields are missing.`
        : 'One field is missing.';
    return {code: 'incomplete_message', detail, errors};
  }
  if (recipients === 0) {
    const detail = 'No contact in the audience is subscribed.';
    const fields = [{pointer: point('audience'), detail: 'No recipients are left.'}];
    return {code: 'empty_audience', detail, errors: fields};
  }
  return undefined;
}

function recipientsOf({state, mode}: Call, message: Item): Item[] {
  const contacts = [...state.store.in(mode, CONTACTS).values()];
  return audienceOf(contacts, message['audience'] as JsonObject).filter(
    ({status}) => status === 'subscribed',
  );
}

/** Sends a message to its audience as it is now. */
function deliverMessage(call: Call, message: Item, now: number): void {
  const {state, mode} = call;
  const recipients = recipientsOf(call, message);
  for (const {email} of recipients) {
    const fields = ['subject', 'html', 'text', 'markdown', 'template', 'props']
      .map((name) => [name, message[name]])
      .filter(([, value]) => (value ?? null) !== null);
    const request = Object.fromEntries(fields) as JsonObject;
    const from = message['from'] ?? '';
    const replyTo = message['replyTo'] ?? [];
    state.emails.accept({...request, from, to: email ?? '', replyTo}, mode, now);
  }
  Object.assign(message, {status: 'sending', recipientCount: recipients.length});
  state.timeline.plan(now + 100, (at) => {
    Object.assign(message, {status: 'sent', sentAt: timeText(at)});
  });
}

/** A contact's values after a request. */
function contactChanges({body, now}: Call, before: Item): Item {
  const {props, groups, id: _id, ...fields} = body;
  const joined = [...(before['groups'] as JsonValue[]), ...addressesIn(groups)];
  const known = {
    ...(before['props'] as JsonObject),
    ...(props as JsonObject | undefined),
  };
  return {
    ...fields,
    props: Object.fromEntries(Object.entries(known).filter(([, one]) => one !== null)),
    groups: [...new Set(joined)],
    updatedAt: timeText(now),
  };
}

function upsertContact(call: Call): Outcome {
  const {state, mode, body, now} = call;
  const contacts = state.store.in(mode, CONTACTS);
  const byAddress =
    typeof body['email'] === 'string'
      ? state.store.find(mode, CONTACTS, body['email'])
      : undefined;
  const byId = typeof body['id'] === 'string' ? contacts.get(body['id']) : undefined;
  if (typeof body['id'] === 'string' && !byId) {
    return refuse('not_found', `This project has no contact ${body['id']}.`);
  }
  const contact = byId ?? byAddress;
  const taken = byId && byAddress && byAddress !== byId ? byAddress : undefined;
  if (taken) {
    const detail = `The contact ${keyOf(taken)} has the email ${textOf(body['email'])}.`;
    return refuse('contact_conflict', detail);
  }
  const {userId = null} = body;
  const same =
    userId === null
      ? undefined
      : [...contacts.values()].find((one) => one['userId'] === userId);
  if (same && same !== contact && !state.store.isExample(same)) {
    const detail = `The contact ${keyOf(same)} has the userId ${textOf(userId)}.`;
    return refuse('contact_conflict', detail);
  }
  const problem = groupProblem(call, body['groups'], 'groups');
  if (problem) {
    return problem;
  }
  const unsubscribedAt = contact?.['unsubscribedAt'] ?? null;
  if (unsubscribedAt !== null && body['status'] === 'subscribed') {
    const day = textOf(unsubscribedAt).slice(0, 10);
    const detail = `${textOf(contact?.['email'])} unsubscribed on ${day}.`;
    return refuse('contact_unsubscribed', detail);
  }
  const before = contact?.['status'];
  const {id: _id, ...fields} = body;
  const saved = contact ?? create({...call, body: {...fields, props: {}, groups: []}});
  state.store.change(saved, contactChanges(call, saved));
  const {status} = saved;
  // A new contact is unsubscribed until someone subscribes it, which is no event.
  if (status !== before && (before !== undefined || status === 'subscribed')) {
    const data = (show(saved, call) as {body: JsonObject}).body;
    state.endpoints.emit(mode, `contact.${textOf(status)}`, data, now);
  }
  return show(saved, call);
}

function setGroups(
  call: Call,
  change: (groups: string[], id: string) => string[],
): Outcome {
  const [group = {}, contact = {}] = call.items;
  const groups = change(addressesIn(contact['groups']), keyOf(group));
  call.state.store.change(contact, {groups, updatedAt: timeText(call.now)});
  return show(contact, call);
}

/** Where the runs of a sequence are kept, by contact. */
const runsOf = (sequence: Item) => `/sequences/${keyOf(sequence)}/contacts`;

/** Milliseconds of an ISO 8601 duration in days and smaller units. */
function durationOf(text: string): number {
  const [, days, hours, minutes, seconds] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text) ?? [];
  const unit = (count: string | undefined, length: number) => Number(count ?? 0) * length;
  return (
    1000 * (unit(days, 86_400) + unit(hours, 3600) + unit(minutes, 60) + unit(seconds, 1))
  );
}

function startSequence(call: Call): Outcome {
  const {state, mode, now, items} = call;
  const [sequence = {}, contact = {}] = items;
  const status = textOf(sequence['status']);
  if (status !== 'active') {
    return refuse(
      'sequence_not_active',
      `The status of ${keyOf(sequence)} is ${status}.`,
    );
  }
  const runs = state.store.in(mode, runsOf(sequence));
  const running = runs.get(keyOf(contact));
  if (running?.['status'] === 'active') {
    return show(running, call);
  }
  if (contact['status'] !== 'subscribed') {
    const detail = `The status of ${textOf(contact['email'])} is ${textOf(contact['status'])}.`;
    return refuse('not_subscribed', detail);
  }
  const [first] = sequence['steps'] as readonly JsonObject[];
  const wait = durationOf(textOf(first?.['wait']));
  const run: Item = {
    sequence: keyOf(sequence),
    contact: {id: keyOf(contact), email: contact['email'] ?? ''},
    status: 'active',
    step: 0,
    nextAt: timeText(now + wait),
    startedAt: timeText(now),
    endedAt: null,
    stopReason: null,
  };
  runs.set(keyOf(contact), run);
  return show(run, call);
}

/** Does something with the contact's run in the sequence, if there is one. */
function withRun(call: Call, change: (run: Item) => void): Outcome {
  const [sequence = {}, contact = {}] = call.items;
  const run = call.state.store.in(call.mode, runsOf(sequence)).get(keyOf(contact));
  if (!run) {
    const detail = `${textOf(contact['email'])} has not been in the sequence ${keyOf(sequence)}.`;
    return refuse('not_found', detail);
  }
  change(run);
  return show(run, call);
}

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
const HANDLERS: Readonly<Record<string, Handler>> = {
  sendEmail(call) {
    const {operation, state, mode, now, body} = call;
    const refusal = sendProblem(call, body, operation.body ?? {}, []);
    if (refusal) {
      return {refusal};
    }
    return show(state.emails.accept(body, mode, now), call);
  },
  sendBatch(call) {
    const {operation, state, mode, now, body} = call;
    const {emails: list} = operation.body?.properties ?? {};
    const schema = list === false ? undefined : list?.items;
    const emails = body['emails'] as readonly JsonObject[];
    for (const [index, email] of emails.entries()) {
      const refusal = sendProblem(call, email, schema ?? {}, ['emails', index]);
      if (refusal) {
        return {refusal};
      }
    }
    const data = emails.map((email) => {
      const {id = '', status = ''} = state.emails.accept(email, mode, now);
      return {id, status};
    });
    return {body: {data}};
  },
  updateEmail(call) {
    const {state, mode, now, body} = call;
    const problem = inStatus(call, ['scheduled'], 'not_scheduled');
    if (problem) {
      return problem;
    }
    const {daysAhead} = state.rules.limits;
    const refusal = timeProblem(body['scheduledAt'], daysAhead, now, point);
    if (refusal) {
      return {refusal};
    }
    const email = itemOf(call);
    state.emails.reschedule(email, mode, Date.parse(textOf(body['scheduledAt'])));
    return show(email, call);
  },
  cancelEmail(call) {
    const problem = inStatus(call, ['scheduled', 'canceled'], 'not_cancelable');
    call.state.store.change(itemOf(call), problem ? {} : {status: 'canceled'});
    return problem ?? show(itemOf(call), call);
  },

  upsertContact,
  eraseContact(call) {
    const {state, mode, now} = call;
    const contact = itemOf(call);
    state.store.in(mode, CONTACTS).delete(keyOf(contact));
    const erasure: Item = {
      id: newId('er'),
      status: 'running',
      requestedAt: timeText(now),
      completedAt: null,
    };
    state.store.add(mode, '/erasures', erasure);
    state.timeline.plan(now + 1000, (at) => {
      Object.assign(erasure, {status: 'done', completedAt: timeText(at)});
    });
    return show(erasure, call);
  },
  createGroup: (call) => createNamed(call, 'group'),
  deleteGroup(call) {
    const id = keyOf(itemOf(call));
    for (const contact of call.state.store.in(call.mode, CONTACTS).values()) {
      contact['groups'] = addressesIn(contact['groups']).filter((one) => one !== id);
    }
    return remove(call);
  },
  addToGroup: (call) => setGroups(call, (groups, id) => [...new Set([...groups, id])]),
  removeFromGroup: (call) =>
    setGroups(call, (groups, id) => groups.filter((one) => one !== id)),

  startSequence,
  getSequenceRun: (call) => withRun(call, () => undefined),
  stopSequence: (call) =>
    withRun(call, (run) => {
      if (run['status'] === 'active') {
        const end = {step: null, nextAt: null, endedAt: timeText(call.now)};
        Object.assign(run, {...end, status: 'stopped', stopReason: 'api'});
      }
    }),

  createMessage(call) {
    const problem = draftProblem(call, call.body);
    return problem ?? show(create(call), call);
  },
  updateMessage(call) {
    const problem =
      inStatus(call, ['draft'], 'not_draft') ??
      draftProblem(call, {...itemOf(call), ...call.body});
    return problem ?? update(call);
  },
  sendMessage(call) {
    const {state, now, body} = call;
    const message = itemOf(call);
    const isExample = state.store.isExample(message);
    const problem = inStatus(call, ['draft'], 'not_draft');
    if (problem) {
      return problem;
    }
    const count = recipientsOf(call, message).length;
    const refusal =
      (isExample ? undefined : messageProblem(call, message, count)) ??
      timeProblem(body['scheduledAt'], state.rules.limits.daysAhead, now, point);
    if (refusal) {
      return {refusal};
    }
    if (typeof body['scheduledAt'] !== 'string') {
      state.store.change(message, {});
      deliverMessage(call, message, now);
      return show(message, call);
    }
    const scheduledAt = timeText(Date.parse(body['scheduledAt']));
    state.store.change(message, {status: 'scheduled', scheduledAt});
    state.timeline.plan(Date.parse(scheduledAt), (at) => {
      if (message['status'] === 'scheduled' && message['scheduledAt'] === scheduledAt) {
        deliverMessage(call, message, at);
      }
    });
    return show(message, call);
  },
  cancelMessage(call) {
    const problem = inStatus(call, ['scheduled', 'draft'], 'message_left');
    const draft = {
      status: 'draft',
      scheduledAt: null,
      sentAt: null,
      recipientCount: null,
    };
    call.state.store.change(itemOf(call), problem ? {} : draft);
    return problem ?? show(itemOf(call), call);
  },

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

/** What a draft is refused for. */
function draftProblem(call: Call, draft: JsonObject): Outcome | undefined {
  const content = contentProblem(draft, point);
  const audience = call.body['audience'] as JsonObject | undefined;
  return content?.code === 'conflicting_content'
    ? {refusal: content}
    : groupProblem(call, audience?.['groups'], 'audience', 'groups');
}

function update(call: Call): Outcome {
  const {operation, state, body} = call;
  const item = itemOf(call);
  state.store.change(item, normalize(body, operation.blank));
  return show(item, call);
}

function remove(call: Call): Outcome {
  const {state, mode, collection} = call;
  const id = keyOf(itemOf(call));
  state.store.in(mode, collection).delete(id);
  return {body: {id, deleted: true}};
}

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
