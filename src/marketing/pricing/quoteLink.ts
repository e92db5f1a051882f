import {
  choiceEntry,
  readFragment,
  textEntry,
  writeFragment,
} from '../../tools/view/plain';
import type {Shape} from '../../tools/view/plain';
import {MAX_NUMBER_LENGTH} from '../../tools/number';
import {readVolume} from '../../tools/volume';
import type {Period} from './tariff';

/** What the calculator is asked. */
export interface Question {
  /** Emails a month. */
  volume: number;
  period: Period;
}

/** The names stand in links that have been shared: keep them. */
const shape: Shape<{emails: string; billed: Period}> = {
  emails: textEntry(MAX_NUMBER_LENGTH + 1),
  billed: choiceEntry<Period>(['month', 'year'], 'month'),
};

/**
 * Reads a quote from the fragment of an address, with or without its `#`.
 *
 * @returns nothing where it holds no valid volume, as an anchor of the page does not
 */
export function readQuote(hash: string): Question | undefined {
  const {emails, billed} = readFragment(shape, hash);
  const reading = readVolume(emails);
  return reading.valid ? {volume: reading.value, period: billed} : undefined;
}

/** Writes the fragment that `readQuote` reads, with its `#`. */
export function writeQuote({volume, period}: Question): string {
  return `#${writeFragment(shape, {emails: String(volume), billed: period})}`;
}
