/** The door for build steps, which run in Node and pull in no views. */
export {type BuildCache, hashOf, openBuildCache} from './buildCache';
export {coverAlt, coverSvg} from './cover';
export {parseHead, parseHtml} from './parseHtml';
export {problemsOf, sentenceOf} from './problems';
export {
  articleFields,
  DESCRIPTION_TO_WRITE,
  examples,
  limitOf,
  questionFields,
  schemas,
  sentences,
  type DescribedRule,
  type Field,
} from './contract';
