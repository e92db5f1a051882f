import type {Tone} from '../../view';
import type {DomainReport} from '..';

/** The tone of a report, by its grade. */
export function toneOf({grade, exists}: Pick<DomainReport, 'grade' | 'exists'>): Tone {
  switch (grade?.grade) {
    case undefined:
      return exists ? 'none' : 'bad';
    case 'A':
      return 'good';
    case 'D':
    case 'F':
      return 'bad';
    default:
      return 'unsure';
  }
}
