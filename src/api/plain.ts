/** The door for code without React: scripts of their own, logic, build steps and tests. */
export {answerEmail, type SendAnswer, type SendRules} from './answerEmail';
export {pointerTo} from './bodySchema';
export {SAMPLE_LANGUAGES, type SampleLanguage, writeSample} from './samples';
export {senderRecords} from './senderRecords';
