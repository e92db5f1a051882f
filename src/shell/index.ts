export {needsApp} from './contract';
export {isDiscountCode, withDiscount} from './discount';
export {FATAL_HTML} from './failure';
export {useDiscount} from './useDiscount';
