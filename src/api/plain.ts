/** The door for code without React: scripts of their own, logic, build steps and tests. */
export {answerEmail, type SendAnswer, type SendRules} from './answerEmail';
export {bodyProblem, reasonFor} from './bodyProblem';
export {findFaults, pointerTo, type BodySchema} from './bodySchema';
export type {JsonValue} from './document';
export {literals, writeLiteral} from './literals';
export {createMock} from './mock/createMock';
export type {
  Mock,
  MockEmail,
  MockOperation,
  MockRequest,
  MockResponse,
} from './mock/types';
export {SAMPLE_LANGUAGES, type SampleLanguage, writeSample} from './samples';
export {senderRecords} from './senderRecords';
export {moveTimes} from './times';
