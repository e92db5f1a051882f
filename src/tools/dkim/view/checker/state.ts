import {choiceEntry, textEntry, type Shape} from '../../../view/plain';

/** What the visitor has at hand. */
export const WAYS = ['selector', 'message', 'probe'] as const;

export type Way = (typeof WAYS)[number];

/** The fields that stand in shared links; a pasted message never does. */
export interface CheckerState {
  way: Way;
  domain: string;
  selector: string;
}

export const checkerShape: Shape<CheckerState> = {
  way: choiceEntry<Way>(WAYS, 'selector'),
  domain: textEntry(300),
  selector: textEntry(300),
};
