export {EquityCalculator} from './EquityCalculator';
export {cofounderEquityCalculatorMeta, cofounderEquityCalculatorNode} from './metadata';
