import {refuse, show, type Call, type Handlers, type Outcome} from './call';
import {keyOf, textOf, timeText, type Item} from './store';
import type {JsonObject} from './types';

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

/** What can be done with the run of a contact in a sequence. */
export const sequenceHandlers: Handlers = {
  startSequence,
  getSequenceRun: (call) => withRun(call, () => undefined),
  stopSequence: (call) =>
    withRun(call, (run) => {
      if (run['status'] === 'active') {
        const end = {step: null, nextAt: null, endedAt: timeText(call.now)};
        Object.assign(run, {...end, status: 'stopped', stopReason: 'api'});
      }
    }),
};
