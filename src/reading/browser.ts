/** The door for scripts in the browser: words of the interface, which build steps cannot load. */
export {COPY_PROGRAM_OUTCOMES} from './copyProgramOutcomes';
export {copyText, OUTCOMES} from './copyText';
