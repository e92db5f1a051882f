export {EmailOpenTracking} from './EmailOpenTracking';
export {emailOpenTrackingMeta, openTrackingService} from './metadata';
