/** The door for scripts in the browser: words of the interface, which build steps cannot load. */
export {COPY_PAGE_OUTCOMES} from './copyPageOutcomes';
