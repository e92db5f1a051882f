export {CostBars} from './CostBars';
export {CostByVolume} from './CostByVolume';
export {CostPrices} from './CostPrices';
export * as offers from './offers';
export {count, dollars} from './quote';
