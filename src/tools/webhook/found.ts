import type {Problem} from '../kit';
import {faults, type FaultCode} from './faults';

/** A fault that was found, in a sentence of its own. */
export const found = (code: FaultCode, message: string): Problem => ({
  code,
  message,
  ...faults[code],
});

/** What a sentence quotes, not longer than one line. */
export function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
