import {readNumber, type NumberReading} from '../number';

export const LEAST = 1_000;
export const MOST = 1_000_000;

/** Where the slider stops: about a quarter more each time, in round numbers. */
export const STOPS: readonly number[] = [
  ...[1, 10, 100].flatMap((decade) =>
    [1, 1.5, 2, 3, 4, 5, 6, 7.5].map((step) => step * decade * 1_000),
  ),
  MOST,
];

/** What the field holds, as emails a month; also `50k`. */
export function readVolume(text: string): NumberReading {
  return readNumber(text, {
    name: 'Emails a month',
    kind: 'count',
    min: LEAST,
    max: MOST,
  });
}

/** The stop nearest to a volume, by ratio, as an index of `STOPS`. */
export function stopNear(volume: number): number {
  const distance = (stop: number) => Math.abs(Math.log(stop / volume));
  let nearest = 0;
  for (const [index, stop] of STOPS.entries()) {
    if (distance(stop) < distance(STOPS[nearest] ?? LEAST)) {
      nearest = index;
    }
  }
  return nearest;
}
