import {linesEntry, textEntry, type Shape} from '../../../view/plain';

/** The fields of the form. Their names stand in shared links. */
export interface CheckerState {
  domain: string;
  /** Domains of DKIM signatures that passed, one a line. */
  dkim: string;
  /** Domain for which SPF passed. */
  spf: string;
}

export const checkerShape: Shape<CheckerState> = {
  domain: textEntry(300),
  dkim: linesEntry(1_000),
  spf: textEntry(300),
};
