export {DocsBar} from './DocsBar';
export {isBuilt} from './isBuilt';
export {LinkIfBuilt} from './LinkIfBuilt';
export {onlyBuilt} from './onlyBuilt';
export {Page} from './Page';
export {TrialLink} from './TrialLink';
