/** The door for build steps, which run in Node and pull in no views. */
export {OPENAPI_FILE, parseDocument, readDocument} from './readDocument';
export {readSendRules} from './readSendRules';
export {readSpec} from './readSpec';
