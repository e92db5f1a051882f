import {createEmbeddedEngine} from '../embedded/embeddedEngine';
import type {SearchEngine} from '../types';
import {fetchSiteData} from './data';

/** Public path of the engine's worker: set as the script is compiled. */
declare const WORKER: string;

/** The engine that searches in the browser; it keeps its index between two searches. */
export const engine: SearchEngine = createEmbeddedEngine(
  async () => (await fetchSiteData()).files,
  () => new Worker(WORKER),
);
