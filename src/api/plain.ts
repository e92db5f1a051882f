/** The door for code without React: scripts of their own, logic, build steps and tests. */
export {answerEmail, type SendAnswer} from './answerEmail';
export {createMock} from './mock/createMock';
export type {Mock, MockEmail, MockRequest, MockResponse} from './mock/types';
export {SAMPLE_LANGUAGES, type SampleLanguage, writeSample} from './samples';
export {senderRecords} from './senderRecords';
