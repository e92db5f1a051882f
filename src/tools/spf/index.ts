export {
  countLookups,
  type BudgetOptions,
  type BudgetTerm,
  type LookupBudget,
  type TermState,
} from './budget';
export {adviseRecord} from './advise';
export {
  checkHost,
  type CheckInput,
  type SpfCheck,
  type SpfResult,
  type TraceStep,
} from './check';
export {
  composeSpf,
  type ChoiceProblem,
  type ComposedSpf,
  type Ending,
  type SpfChoice,
} from './generate';
export {generatorFaq} from './generatorFaq';
export type {SpfFinding} from './finding';
export {inspectSpf} from './inspect';
export {loadVerdict, lookAtSpf} from './look';
export type {
  InspectionResult,
  InspectionState,
  PublishedRecord,
  SpfInspection,
  SpfVerdict,
} from './inspection';
export {isInner, readClient} from './network';
export type {AllowedNetworks, NamedNetwork} from './networks';
export {
  parseSpf,
  type BrokenTerm,
  type Mechanism,
  type MechanismName,
  type Modifier,
  type Qualifier,
  type SpfRecord,
  type Term,
} from './parse';
export {isSpfRecord} from './plain';
export {recordsFromPaste} from './pasted';
export {includeOwners, spfProviders, type SpfProvider} from './providers';
export type {Suggestion} from './suggest';
export {costsLookup, MAX_LOOKUPS, MAX_VOID_LOOKUPS} from './terms';
export {spfRules} from './rules';
