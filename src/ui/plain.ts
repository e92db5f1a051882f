/** The door for code without React: scripts of their own, logic, build steps and tests. */
export {saveText} from './saveFile';
