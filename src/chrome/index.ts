export {DocsBar} from './DocsBar';
export {Page} from './Page';
export {TrialLink} from './TrialLink';
