import type {Problem} from '../kit';

/** A problem, and the domain whose record it is in, where that is not the record asked about. */
export interface SpfFinding extends Problem {
  domain?: string;
}
