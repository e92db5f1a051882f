export {builtPart} from './builtPart';
export {
  asBuilt,
  asksFor,
  control,
  needsApp,
  PAGE_EVENT,
  scene,
  type ControlName,
} from './contract';
export {isDiscountCode, withDiscount} from './discount';
export {keepEarlyChanges} from './earlyChanges';
export {FAILURE_TITLE, isPreloadError, reloadOnce} from './failure';
export {useDiscount} from './useDiscount';
