/** The door for build steps, which run in Node and pull in no views. */
export {type BuildCache, hashOf, openBuildCache} from './buildCache';
export {coverAlt, coverSvg} from './cover';
export {parseHead, parseHtml} from './parseHtml';
export {addressesOf, adviceOf, isPage, type Address} from './addresses';
export {layoutOf} from './layouts';
export {previewSlug} from './previewSlug';
export {articleProblems} from './articleProblems';
export {
  type FieldProblem,
  nearestOf,
  problemsOf,
  sentenceOf,
  unreadable,
} from './problems';
export {componentNames} from './remarkImports';
export {inThread} from './thread';
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
