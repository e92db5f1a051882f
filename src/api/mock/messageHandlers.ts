import {contentProblem, senderProblem, timeProblem} from '../answerEmail';
import type {Refusal} from '../bodyProblem';
import {audienceOf} from './audience';
import {
  CONTACTS,
  create,
  groupProblem,
  inStatus,
  isVerifiedIn,
  itemOf,
  point,
  show,
  update,
  type Call,
  type Handlers,
  type Outcome,
} from './call';
import {timeText, type Item} from './store';
import type {JsonObject} from './types';

/** Why a message cannot be sent as it is. */
function messageProblem(
  call: Call,
  message: Item,
  recipients: number,
): Refusal | undefined {
  const {from} = message;
  const sender =
    typeof from === 'string' ? senderProblem(from, isVerifiedIn(call)) : undefined;
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

/** What a draft is refused for. */
function draftProblem(call: Call, draft: JsonObject): Outcome | undefined {
  const content = contentProblem(draft, point);
  const audience = call.body['audience'] as JsonObject | undefined;
  return content?.code === 'conflicting_content'
    ? {refusal: content}
    : groupProblem(call, audience?.['groups'], 'audience', 'groups');
}

/** What can be done with messages. */
export const messageHandlers: Handlers = {
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
};
