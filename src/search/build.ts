/** The door for build steps, which run in Node and pull in no views. */
export {compileSearch} from './compile';
