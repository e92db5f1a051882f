import data from '@generated/search/default/search.json';
import {createAlgoliaEngine} from '../algolia/algoliaEngine';
import {createEmbeddedEngine} from '../embedded/embeddedEngine';
import {startWorker} from '../embedded/startWorker';
import type {SearchEngine} from '../types';

/** The engine this build was configured for; it keeps its index between two searches. */
export const engine: SearchEngine = data.algolia
  ? createAlgoliaEngine(data.algolia)
  : createEmbeddedEngine(data.files, startWorker);

export const {suggestions} = data;
export const isAlgolia = data.algolia !== null;

/** Lets the index come while the visitor has not typed yet. */
export function warmUp(): void {
  // What goes wrong here goes wrong again, visibly, with the first question.
  engine.search('', new AbortController().signal).catch(() => undefined);
}
