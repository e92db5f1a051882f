export {DayBars} from './DayBars';
export {Fills, fillOf, FILLS} from './Fills';
export {LineChart} from './LineChart';
export {Movements} from './Movements';
export {SplitBars} from './SplitBars';
export {StampSheet} from './StampSheet';
