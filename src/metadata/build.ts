/** The door for build steps, which run in Node and pull in no views. */
export {loadDrawings, type Drawings} from './drawings';
export type {PageText} from './pageText';
export {pageTextsOf} from './pagesPlugin';
export {readPageTexts} from './readPageTexts';
export {HEADING_FACE, placeWordmark} from './wordmark';
