import {collectionsOf, partsOf} from './routes';
import {keyOf, textOf, type Store} from './store';
import type {JsonObject, MockRules} from './types';

const MODES = ['live', 'test'] as const;

/** Fills the store with the objects that the examples of the document show. */
export function addExamples(
  rules: MockRules,
  store: Store,
  lists: ReadonlySet<string>,
): void {
  const reading = rules.operations.filter(({method}) => method === 'GET');
  for (const mode of MODES) {
    for (const {path, parameters, examples} of reading) {
      const parts = partsOf(path);
      const values = parts.map(
        (part) => parameters.find(({name}) => part === `{${name}}`)?.example ?? part,
      );
      const {steps, last} = collectionsOf(parts, values, lists);
      const [example = {}] = examples;
      const data = (example['data'] ?? [example]) as readonly JsonObject[];
      for (const one of data) {
        const own = {...one, ...('test' in one && {test: mode === 'test'})};
        const {contact} = one;
        if (steps.length > 1 && typeof contact === 'object' && contact !== null) {
          // A run has no ID of its own: it is the contact's run in the sequence.
          const runs = path.replace(/\/\{\w+\}$/, '').replace(/\{\w+\}/, values[1] ?? '');
          store.addExample(mode, runs, own, textOf((contact as JsonObject)['id']));
        } else {
          const known = store.in(mode, last).get(keyOf(own));
          store.addExample(mode, last, {...own, ...known});
        }
      }
    }
    const groups = store.in(mode, '/groups');
    const [group = {}] = groups.values();
    for (const id of rules.groups.filter((one) => !groups.has(one))) {
      store.addExample(mode, '/groups', {...group, id, name: id});
    }
  }
}
