import type {Problem} from '../kit';
import {cut, found} from './found';

/** Seconds that the timestamp may be away from now, as in the verifiers of the docs. */
const TOLERANCE = 300;

/** `2 minutes and 5 seconds` */
function spanOf(seconds: number): string {
  const units = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
    [1, 'second'],
  ] as const;
  let left = Math.round(Math.abs(seconds));
  const parts: string[] = [];
  for (const [length, unit] of units) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0) {
      parts.push(`${String(count)} ${unit}${count === 1 ? '' : 's'}`);
    }
  }
  return parts.slice(0, 2).join(' and ') || '0 seconds';
}

/**
 * Whether a timestamp is near enough to the time of arrival.
 *
 * @param now seconds since 1970
 * @param isNowGiven whether the reader has entered it
 */
export function timeProblems(
  timestamp: string,
  {now, isNowGiven}: {now: number; isNowGiven: boolean},
): Problem[] {
  if (!/^\d{1,16}$/.test(timestamp)) {
    return [found('timestamp-form', `“${cut(timestamp)}” is not a number of seconds.`)];
  }
  const time = Number(timestamp);
  if (time > 1e11) {
    return [
      found(
        'timestamp-milliseconds',
        `${timestamp} has ${String(timestamp.length)} digits, so it is in milliseconds.`,
      ),
    ];
  }
  const age = now - time;
  if (Math.abs(age) <= TOLERANCE) {
    return [];
  }
  const span = spanOf(age);
  if (age < 0) {
    return [
      found(
        'timestamp-future',
        `The timestamp is ${span} ahead of ${isNowGiven ? 'the time of arrival' : 'the clock of this computer'}, and five minutes are allowed.`,
      ),
    ];
  }
  return [
    isNowGiven
      ? found(
          'timestamp-old',
          `The request arrived ${span} after its timestamp, and five minutes are allowed.`,
        )
      : found(
          'timestamp-maybe-old',
          `The timestamp is ${span} old by the clock of this computer.`,
        ),
  ];
}
