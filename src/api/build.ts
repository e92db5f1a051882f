/** The door for build steps, which run in Node and pull in no views. */
export {readMockRules} from './mock/readMockRules';
export {OPENAPI_FILE, parseDocument, readDocument} from './readDocument';
export {readForms} from './readForms';
export {readSpec} from './readSpec';
