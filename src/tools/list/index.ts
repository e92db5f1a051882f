export {cleanerFaq} from './cleanerFaq';
export {createListClassifier} from './classifier';
export {defaultRules, type CleanRules, type TypoChoice} from './cleanRules';
export {
  Cleaning,
  cleanList,
  type CleanedList,
  type CleanStats,
  type HeldRow,
  type KeptRow,
  type RemovedRow,
} from './clean';
export {askDomains, createHold, type Hold} from './domains';
export {FORMULA_MARK, guardCell, isFormula} from './formula';
export {cleanRuleNames, listClasses, type CleanRuleName, type ListClass} from './names';
export {decodeText, encodings, type Encoding, type TextReading} from './read/decode';
export {readFile, type FileReading} from './read/file';
export {
  BOUNCE_MARKS,
  bounceRisk,
  riskLevel,
  type BounceRisk,
  type RiskLevel,
} from './risk';
export {listRules} from './rules';
export {ListSorter, type ClassCounts, type Share, type SortSummary} from './sort';
export {
  allRows,
  openTable,
  type Delimiter,
  type Layout,
  type ListTable,
  type TableChoice,
} from './table';
export {validationFaq} from './validationFaq';
export {classWords, ruleWords} from './words';
