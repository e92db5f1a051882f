import {textEntry, type Shape} from '../../view/plain';

/** The field of the form. Its name stands in shared links. */
export interface ValidatorState {
  address: string;
}

export const validatorShape: Shape<ValidatorState> = {
  // Longer than any address: too long a one is to be seen as such.
  address: textEntry(1_000),
};
