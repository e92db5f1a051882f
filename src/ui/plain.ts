/** The door for code without React: scripts of their own, logic, build steps and tests. */
export {keepInAddress} from './keepInAddress';
export {saveText} from './saveFile';
