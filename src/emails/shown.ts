import type {OutputId} from './outputs';
import type {TemplatePage} from './pageData';

/** An email as the page shows it; what is highlighted is HTML. */
export interface Shown {
  preview: string;
  brandName: string;
  /** Address it is sent from. */
  from: string;
  subject: string;
  /** Every subject there is to choose. */
  subjects: readonly string[];
  preheader: string;
  /** Where it goes to, as its header says. */
  to: string;
  outputs: Readonly<Record<OutputId, string>>;
  samples: TemplatePage['samples'];
}
