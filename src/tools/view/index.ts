export {AnswerFacts} from './AnswerFacts';
export {AskRow} from './AskRow';
export {CopyOut, type Output} from './CopyOut';
export {DomainField} from './DomainField';
export {DnsQuestion} from './DnsQuestion';
export {Field, type FieldProblem} from './Field';
export {Findings, ruleHref} from './Findings';
export {focusSoon, reveal} from './formFields';
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
export {ResultBoundary} from './ResultBoundary';
export {SEVERITY_WORDS, SeverityLabel} from './SeverityLabel';
export {SlipEnd} from './SlipEnd';
export {Said, TaskStatus} from './TaskStatus';
export {Example, ToolGuide} from './ToolGuide';
export {ToolHero} from './ToolHero';
export {quotedStrings, route53Resource, zoneLine, type TxtRecord} from './txtRecord';
export {loadPart, useTask, type Task} from './useTask';
export {useCalmAnnouncement, useToolForm, type ToolForm} from './useToolForm';
export {Verdict, type Tone} from './Verdict';
export {webApplication} from './webApplication';
