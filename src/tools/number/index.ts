export {cents, money, months, percent, plain} from './format';
export {
  MAX_NUMBER_LENGTH,
  readNumber,
  type NumberKind,
  type NumberReading,
  type NumberSpec,
} from './readNumber';
export {numberRules} from './rules';
