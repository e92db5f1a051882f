import type {JsonValue} from '../document';
import {
  CONTACTS,
  create,
  createNamed,
  groupProblem,
  itemOf,
  refuse,
  remove,
  show,
  type Call,
  type Handlers,
  type Outcome,
} from './call';
import {addressesIn} from './emails';
import {keyOf, newId, textOf, timeText, type Item} from './store';
import type {JsonObject} from './types';

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

/** What can be done with contacts, their groups and their erasures. */
export const contactHandlers: Handlers = {
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
};
