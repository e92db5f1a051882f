/** The door for build steps, which run in Node and pull in no views. */
export {loadDrawings, type Drawings} from './drawings';
export {HEADING_FACE, placeWordmark} from './wordmark';
