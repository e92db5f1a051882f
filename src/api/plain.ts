/** The door for code without React: scripts of their own, logic, build steps and tests. */
export {answerEmail, type SendAnswer} from './answerEmail';
export {
  BODY_RULES,
  findFaults,
  pointerTo,
  type BodySchema,
  type Fault,
} from './bodySchema';
export type {JsonValue} from './document';
export {SAMPLE_LANGUAGES, type SampleLanguage, writeSample} from './samples';
export {senderRecords} from './senderRecords';
