/** The door for build steps, which run in Node and pull in no views. */
export {STYLE_LISTS} from './codeLanguages';
export {highlight} from './highlight';
