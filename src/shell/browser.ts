/** The door for scripts of pages: what it exports reads the document as it is loaded. */
export {boot, endBoot, fetchApp, watchFailures} from './boot';
