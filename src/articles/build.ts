/** The door for build steps, which run in Node and pull in no views. */
export {type Figure, figures, validUntil} from './figures';
export {bodyProblems} from './bodyProblems';
export {articleFaults} from './checkArticles';
export {movedArticles} from './movedArticles';
export {frontMatterOf, heldBack} from './sources';
