import type {Topic} from '../../../tools/domain';

/** A kind of record that an article explains, and where. */
export interface RunPart {
  topic: Topic;
  /** The section, such as `#keys`. */
  href: string;
  /** Its heading, or what it is about. */
  label: string;
}
