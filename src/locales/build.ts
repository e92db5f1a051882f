/** The door for build steps, which run in Node and pull in no views. */
export {builtFile} from './builtFile';
export {originalOf} from './originals';
