export {CostByVolume} from './CostByVolume';
export * as offers from './offers';
export {count, dollars} from './quote';
