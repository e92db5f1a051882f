export {DocsBar} from './DocsBar';
export {FatalScreen} from './FatalScreen';
export {Page} from './Page';
export {TrialLink} from './TrialLink';
