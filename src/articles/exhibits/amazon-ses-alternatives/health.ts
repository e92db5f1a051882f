import {figureOf} from '../../figures';

export type Kind = 'bounce' | 'complaint';
export type State = 'fine' | 'review' | 'pause';

/** Where one rate stands between the two lines that AWS names. */
export interface Health {
  /** Of what was sent, in percent. */
  rate: number;
  state: State;
  /** Percent from which the account comes under review, and from which sending may stop. */
  review: number;
  pause: number;
  /** How many more would reach the next line; nothing above the last one. */
  left?: number;
}

/** Ids of the figures that hold the lines, in percent. */
const LINES = {
  bounce: {review: 'ses-bounce-review', pause: 'ses-bounce-pause'},
  complaint: {review: 'ses-complaint-review', pause: 'ses-complaint-pause'},
} as const;

/** @throws {RangeError} when the registry has no such line, which stops the build */
function lineOf(kind: Kind, state: 'review' | 'pause'): number {
  const id = LINES[kind][state];
  const {amount} = figureOf(id);
  if (amount === undefined) {
    throw new RangeError(`The line ${id} has no amount.`);
  }
  return amount;
}

/**
 * Fewest bounces or complaints that reach a line.
 *
 * @param sent emails, a whole number from 1
 * @param line percent
 */
export function reaching(sent: number, line: number): number {
  // Whole numbers first: 0.1% of 30,000 is 30.000000000000004 otherwise.
  return Math.ceil((sent * Math.round(line * 1000)) / 100_000);
}

/**
 * What AWS would see, if all of it fell into the emails it looks at.
 *
 * @param sent emails, from 1
 * @param events hard bounces, or complaints, from 0 to `sent`
 */
export function healthOf(kind: Kind, sent: number, events: number): Health {
  const review = lineOf(kind, 'review');
  const pause = lineOf(kind, 'pause');
  const toReview = reaching(sent, review) - events;
  const toPause = reaching(sent, pause) - events;
  const scale = {rate: (events / sent) * 100, review, pause};
  if (toReview > 0) {
    return {...scale, state: 'fine', left: toReview};
  }
  return toPause > 0
    ? {...scale, state: 'review', left: toPause}
    : {...scale, state: 'pause'};
}
