/** The door for code without React: scripts of their own, logic, build steps and tests. */
export {copyText, OUTCOMES} from './copyText';
export {copyableText} from './copyableText';
