/** The door for code without React: scripts of their own, logic, build steps and tests. */
export {CODE_LANGUAGES, isCodeLanguage, type CodeLanguage} from './codeLanguages';
export {markCode} from './codeMark';
export {copyableText} from './copyableText';
export {joinProgram, programFile} from './programText';
