/** The door for code without React: scripts of their own, logic, build steps and tests. */
export {authors} from './authors';
export {TOPICS, type Topic} from './topics';
export type {LayoutName} from './layouts';
