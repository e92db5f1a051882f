export {csvPieces} from './csv';
export {mergeDuplicates} from './duplicates';
export {exampleFiles} from './example';
export {markdownOf} from './markdown';
export {planSteps, type ReportPlan, type ReportStep} from './plan';
export {
  readFiles,
  readLimits,
  type ReadFiles,
  type ReadLimits,
  type ReadOptions,
  type ReportFile,
} from './read/files';
export {readerFaq} from './readerFaq';
export {
  type AuthResult,
  type Disposition,
  type FileProblem,
  type PublishedPolicy,
  type Report,
  type ReportRow,
} from './report';
export {reportRules} from './rules';
export {knownSender, type KnownSender} from './senders';
export {
  MAX_SOURCES,
  summarize,
  type DayTotal,
  type FailureKind,
  type Outcomes,
  type Override,
  type Source,
  type SourceState,
  type Summary,
} from './summarize';
export {
  failureWords,
  headline,
  messagesOf,
  number,
  overrideWords,
  percent,
  placed,
  stateWords,
} from './words';
