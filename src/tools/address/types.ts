import type {Problem} from '../kit';

/** An address that can be written into RCPT TO (RFC 5321, 4.1.2; RFC 6531, 3.3). */
export interface ValidAddress {
  valid: true;
  /** As written; a quoted local part keeps its quotation marks. */
  local: string;
  /** Lower case, in Unicode (U-labels). An address literal keeps its brackets. */
  domain: string;
  /** Lower case, in A-labels: the name to ask DNS for. An address literal as it is. */
  asciiDomain: string;
  /** The local part has characters beyond ASCII: every server on the way needs SMTPUTF8 (RFC 6531). */
  needsSmtputf8: boolean;
  /** What to know about it; nothing here makes it invalid. */
  warnings: Problem[];
}

export interface InvalidAddress {
  valid: false;
  /** The first fault, with its position. */
  problem: Problem;
}

export type AddressReading = ValidAddress | InvalidAddress;

/** A problem whose severity follows from where it was found. */
export type Fault = Omit<Problem, 'severity'>;

/** A part of the input that was read, or the fault that stopped it. */
export type Read<Part> = {part: Part} | {fault: Fault};
