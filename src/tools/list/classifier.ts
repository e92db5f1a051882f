import list from 'disposable-email-domains-js/dist/dict/disposable_email_blocklist.json';
import {createClassifier, type Classifier} from '../address';

const disposable: ReadonlySet<string> = new Set(list);

/**
 * A classifier for one list. It knows the disposable domains from the start: whatever
 * works on lists needs them, so they are in its own chunk and not in one more.
 */
export function createListClassifier(): Classifier {
  return createClassifier({disposable});
}
