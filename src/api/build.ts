/** The door for build steps, which run in Node and pull in no views. */
export {bundleMock} from './mock/bundle';
export {readMockRules} from './mock/readMockRules';
export {startMockServer, type MockServer} from './mock/server';
export {OPENAPI_FILE, parseDocument, readDocument} from './readDocument';
export {readForms} from './readForms';
export {readSendRules} from './readSendRules';
export {readSpec} from './readSpec';
