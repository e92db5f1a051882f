export {ChurnCalculator} from './ChurnCalculator';
export {saasChurnCalculatorMeta, saasChurnCalculatorNode} from './metadata';
