import type {AlgoliaConfig} from '../algolia/config';
import {createAlgoliaEngine} from '../algolia/algoliaEngine';
import {createEmbeddedEngine} from '../embedded/embeddedEngine';
import type {SearchEngine} from '../types';
import {fetchSiteData} from './data';

/** Public path of the embedded engine's worker, or null: set as the script is compiled. */
declare const WORKER: string | null;
/** Where to search instead: set as the script is compiled. */
declare const ALGOLIA: AlgoliaConfig;

export const isAlgolia = WORKER === null;

/**
 * The engine this build was configured for; it keeps its index between two searches. The
 * bundler knows which one it is, and leaves the other out.
 */
export const engine: SearchEngine =
  WORKER === null
    ? createAlgoliaEngine(ALGOLIA)
    : createEmbeddedEngine(
        async () => (await fetchSiteData()).files,
        () => new Worker(WORKER),
      );
