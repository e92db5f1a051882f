export {EmailMarketing} from './EmailMarketing';
export {emailMarketingMeta, emailMarketingService} from './metadata';
