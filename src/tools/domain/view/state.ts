import {textEntry, type Shape} from '../../view/plain';

/** The fields of the form. Their names stand in shared links. */
export interface CheckerState {
  domain: string;
  /** DKIM selectors that the visitor knows, with commas or spaces between them. */
  selectors: string;
}

export const checkerShape: Shape<CheckerState> = {
  domain: textEntry(300),
  selectors: textEntry(300),
};
