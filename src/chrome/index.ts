export {DocsBar} from './DocsBar';
export {FatalScreen} from './FatalScreen';
export {Page} from './Page';
export {PageFrame} from './PageFrame';
export {TrialLink} from './TrialLink';
