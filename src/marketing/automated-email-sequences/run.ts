import {
  fieldOf,
  meets,
  type Condition,
  type ContactFacts,
  type Value,
} from '../parts/condition';

/**
 * One contact's way through a sequence, worked out as /docs/setup-onboarding-sequence/
 * describes it: waits add up, conditions are looked at when their wait is over, and a
 * stop keeps everything that has not left.
 */

/** `stopReason` of a run: see `Run` in `src/api/openapi.yaml`. */
export type StopReason =
  | 'api'
  | 'dashboard'
  | 'unsubscribed'
  | 'bounced'
  | 'complained'
  | 'deleted';

export interface Step {
  /** As the API has it, an ISO 8601 duration: `P2D`. */
  wait: string;
  /** The same in days. */
  days: number;
  template: string;
  conditions: readonly Condition[];
}

/** Something that happens to a contact while the sequence runs. */
export interface Happening {
  /** Days after the start. */
  day: number;
  text: string;
  /** Props that change. */
  props?: Readonly<Record<string, Value>>;
  stop?: StopReason;
}

/** The days of one contact. */
export interface Life {
  id: string;
  label: string;
  /** In order of their days. */
  happenings: readonly Happening[];
}

/** `sent` it left, `left out` nobody needed it, `waits` it is next, `kept` a stop came. */
export type StationState = 'sent' | 'left out' | 'waits' | 'later' | 'kept';

/** The same as readers see it. */
export const STATE_WORDS: Readonly<Record<StationState, string>> = {
  sent: 'sent',
  'left out': 'skipped',
  waits: 'next',
  later: 'later',
  kept: 'not sent',
};

export interface Station {
  step: Step;
  /** Days after the start at which its wait is over. */
  day: number;
  state: StationState;
  /** Why it was left out: 'projects is 1'. */
  why?: string;
}

export interface Progress {
  stations: readonly Station[];
  sent: number;
  /** What ended the run early, and when. */
  stopped?: {day: number; reason: StopReason};
  /** `status` of the run. */
  status: 'active' | 'finished' | 'stopped';
}

/** On which day each step's wait is over. */
export function dueDays(steps: readonly Step[]): number[] {
  let day = 0;
  return steps.map(({days}) => {
    day += days;
    return day;
  });
}

/** What is known of the contact at a moment; what happens at that moment counts. */
function factsAt(start: ContactFacts, {happenings}: Life, day: number): ContactFacts {
  const props = happenings
    .filter((happening) => happening.day <= day)
    .reduce((known, {props: changed}) => ({...known, ...changed}), start.props);
  return {...start, props};
}

function stationAt(
  step: Step,
  due: number,
  {start, life, day, end}: {start: ContactFacts; life: Life; day: number; end: number},
): Station {
  if (end < due && end <= day) {
    return {step, day: due, state: 'kept'};
  }
  if (due > day) {
    return {step, day: due, state: 'later'};
  }
  const facts = factsAt(start, life, due);
  const failed = step.conditions.find((condition) => !meets(facts, condition));
  if (!failed) {
    return {step, day: due, state: 'sent'};
  }
  const found = fieldOf(facts, failed.field);
  const name = failed.field.replace(/^props\./, '');
  const why = found === undefined ? `no ${name}` : `${name} is ${String(found)}`;
  return {step, day: due, state: 'left out', why};
}

/**
 * How far a contact is on a day.
 *
 * @param start what is known of the contact when the sequence starts
 * @param day days after the start, fractions allowed
 */
export function progressAt(
  steps: readonly Step[],
  start: ContactFacts,
  life: Life,
  day: number,
): Progress {
  const stop = life.happenings.find((happening) => happening.stop !== undefined);
  const end = stop?.day ?? Infinity;
  const due = dueDays(steps);
  const stations = steps.map((step, index) =>
    stationAt(step, due[index] ?? 0, {start, life, day, end}),
  );
  const next = stations.findIndex(({state}) => state === 'later');
  const marked = stations.map((station, index) =>
    index === next ? {...station, state: 'waits' as const} : station,
  );
  const sent = stations.filter(({state}) => state === 'sent').length;
  if (stop?.stop !== undefined && stop.day <= day && stations.some(isKept)) {
    return {
      stations: marked,
      sent,
      stopped: {day: stop.day, reason: stop.stop},
      status: 'stopped',
    };
  }
  return {stations: marked, sent, status: next < 0 ? 'finished' : 'active'};
}

function isKept({state}: Station): boolean {
  return state === 'kept';
}

/** Where the line of the timetable is on a day: from 0 at the first stop to the last. */
export function rowAt(due: readonly number[], day: number): number {
  const before = due.findLastIndex((stop) => stop <= day);
  const from = due[before];
  const to = due[before + 1];
  if (from === undefined) {
    return 0;
  }
  return to === undefined ? before : before + (day - from) / (to - from);
}

const HOURS = 24;

/** A wait in words: 'immediately', 'after 2 days'. */
export function waitInWords(days: number): string {
  if (days === 0) {
    return 'immediately';
  }
  return days === 1 ? 'after 1 day' : `after ${String(days)} days`;
}

/** A moment in words: 'day 3', 'day 2, 6 hours in'. */
export function dayInWords(day: number): string {
  const whole = Math.floor(day);
  const hours = Math.round((day - whole) * HOURS);
  if (hours === HOURS) {
    return `day ${String(whole + 1)}`;
  }
  const part = hours === 1 ? '1 hour' : `${String(hours)} hours`;
  return hours === 0 ? `day ${String(whole)}` : `day ${String(whole)}, ${part} in`;
}

/** Days as somebody typed them, inside the timetable; none for what is no number. */
export function readDay(text: string, last: number): number | undefined {
  const typed = text.trim().replace(',', '.');
  if (!/^\d{1,4}(\.\d{0,6})?$/.test(typed)) {
    return undefined;
  }
  return Math.min(Number(typed), last);
}
