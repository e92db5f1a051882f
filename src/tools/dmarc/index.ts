export {adviseRecord} from './advise';
export {
  choiceOf,
  composeDmarc,
  firstChoice,
  parkedChoice,
  parkedRecords,
  type ChoiceProblem,
  type ComposedDmarc,
  type ConsentRecord,
  type DmarcChoice,
  type ParkedRecord,
} from './compose';
export {diffRecords, type ChangeKind, type TagChange} from './diff';
export {discoverDmarc, type DmarcDiscovery, type DmarcOutcome} from './discover';
export {describeEffect, type EffectStep} from './effect';
export {
  evaluateDmarc,
  type AlignmentCheck,
  type DmarcEvaluation,
  type DmarcMessage,
} from './evaluate';
export {explainTerm} from './explain';
export {gradeRules, type Grade, type GradeResult} from './grade';
export {inspectDmarc, type DmarcInspection} from './inspect';
export {
  isDmarcRecord,
  parseDmarc,
  type DmarcSettings,
  type ParsedDmarc,
  type RecordState,
  type Term,
  type TermState,
} from './parse';
export {recordFromPaste} from './pasted';
export {listCaution, planRollout, type PlanStep, type Rung} from './plan';
export {type Consent, type MailHost, type ReportAddress} from './reports';
export {type DmarcTags, type Policy} from './tags';
export {describeTestMode} from './testMode';
export {MAX_QUESTIONS, type StepFinding, type WalkStep} from './walk';
export {dmarcRules} from './rules';
