export {DocsBar} from './DocsBar';
export {onlyBuilt} from './onlyBuilt';
export {Page} from './Page';
export {TrialLink} from './TrialLink';
