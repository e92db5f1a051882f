export {calculateChurn, type ChurnResult} from './calculate';
export {compareChurn, type ChurnComparison, type ComparedMeasure} from './compare';
export {
  CHURN_FIELDS,
  churnSpecs,
  DEFAULT_CAP_YEARS,
  exampleChurn,
  type ChurnField,
  type ChurnInput,
} from './fields';
export {
  MEASURES,
  printValue,
  type ChurnNumbers,
  type Measure,
  type MeasureId,
  type Unit,
} from './measures';
export {
  likelyRange,
  monthFromYear,
  overMonths,
  paidMonths,
  paybackWithChurn,
  PERIOD_MONTHS,
  survivalCurve,
  yearFromMonth,
  type Period,
} from './rates';
export {churnRules} from './rules';
export {readNumber} from '../number';
export {churnFaq} from './faq';
