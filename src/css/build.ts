/** The door for build steps, which run in Node and pull in no views. */
export {applyParts} from './applyParts';
export {writeOutLists} from './lists';
export {styleText} from './styleText';
