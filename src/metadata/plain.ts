/** The door for code without React: scripts of their own, logic, build steps and tests. */
export type {PageText} from './pageText';
export type {JsonLdNode} from './structuredData';
