export {pricingMeta, pricingOffers} from './metadata';
export {Pricing} from './Pricing';
