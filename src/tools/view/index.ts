export {CopyOut, type Output} from './CopyOut';
export {DomainField} from './DomainField';
export {Field, type FieldProblem} from './Field';
export {Findings} from './Findings';
export {
  choiceEntry,
  flagEntry,
  initialState,
  linesEntry,
  readFragment,
  readState,
  severalEntry,
  textEntry,
  writeFragment,
  type FieldSource,
  type Shape,
} from './fragment';
export {OtherTools} from './OtherTools';
export {RESOLVER_FIELDS, ResolverChoice} from './ResolverChoice';
export {
  askedInWords,
  defaultResolver,
  readServers,
  type ResolverSetting,
} from './resolverSetting';
export {ToolHero} from './ToolHero';
export {quotedStrings, route53Resource, zoneLine, type TxtRecord} from './txtRecord';
export {webApplication} from './webApplication';
