import {visible} from './words';

/** The longest piece of a message that stands in a sentence. */
const LONGEST = 120;

/** A piece of a message for a sentence: visible, and cut where it is long. */
export function textPart(text: string): string {
  const shown = visible(text);
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
}
