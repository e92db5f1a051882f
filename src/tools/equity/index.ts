export {apportion, partsInPercent, WHOLE, type Parts} from './apportion';
export {calculateEquity, type EquityResult} from './calculate';
export {exampleTeam} from './example';
export {equityFaq} from './faq';
export {METHOD_LABELS, type Method, type Spread} from './methods';
export {equityRules} from './rules';
export type {Lever} from './sensitivity';
export {
  CONTRIBUTIONS,
  FACTORS,
  MAX_FOUNDERS,
  METHODS,
  MIN_FOUNDERS,
  ROLES,
  type Basis,
  type Contribution,
  type EquityInput,
  type FactorId,
  type FounderInput,
  type RoleId,
  type Team,
} from './team';
export {
  divide,
  leaving,
  vestedAfter,
  type Holding,
  type Leaving,
  type Schedule,
} from './vesting';
