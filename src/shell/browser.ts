/** The door for scripts of pages: what it exports reads the document as it is loaded. */
export {boot, endBoot, watchFailures} from './boot';
