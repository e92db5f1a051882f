export {builtGuide} from './builtGuide';
export {AnswerFacts} from './AnswerFacts';
export {Band} from './Band';
export {Bench} from './Bench';
export {CheckForm} from './CheckForm';
export {FieldRow} from './FieldRow';
export {ChoiceStrip} from './ChoiceStrip';
export {CompareResolvers} from './CompareResolvers';
export {CopyOut, type Output} from './CopyOut';
export {DatedPlan} from './DatedPlan';
export {DomainField} from './DomainField';
export {DnsProviders} from './DnsProviders';
export {DnsQuestion} from './DnsQuestion';
export {FactRows} from './FactRows';
export {Facts} from './Facts';
export {Field, type FieldProblem} from './Field';
export {Fields} from './Fields';
export {FileDrop} from './FileDrop';
export {FileField} from './FileField';
export {Findings} from './Findings';
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
export {GradeRules} from './GradeRules';
export {LetterPile} from './LetterPile';
export {NotYet} from './NotYet';
export {NumberedList} from './NumberedList';
export {OtherTools} from './OtherTools';
export {Panel} from './Panel';
export {RESOLVER_FIELDS, ResolverChoice} from './ResolverChoice';
export {
  askedInWords,
  defaultResolver,
  readServers,
  type ResolverSetting,
} from './resolverSetting';
export {Peek} from './Peek';
export {Progress} from './Progress';
export {FoundRecord, RecordLookUp, TakeOver} from './RecordLookUp';
export {RecordSection} from './RecordSection';
export {ResultBoundary} from './ResultBoundary';
export {ResultPart, ResultSection} from './ResultSection';
export {SearchField} from './SearchField';
export {SelectField} from './SelectField';
export {SEVERITY_WORDS, SeverityLabel} from './SeverityLabel';
export {ResultFoot} from './ResultFoot';
export {CheckDone, Said, TaskStatus} from './TaskStatus';
export {Specimen} from './Specimen';
export {TextButton} from './TextButton';
export {Tick} from './Tick';
export {GuideTable} from './GuideTable';
export {Example, ToolGuide} from './ToolGuide';
export {ToolHero} from './ToolHero';
export {quotedStrings, route53Resource, zoneLine, type TxtRecord} from './txtRecord';
export {useCheck} from './useCheck';
export {useFileDrop} from './useFileDrop';
export {useTask, type Task} from './useTask';
export {loadPart} from '../kit';
export {useCalmAnnouncement, useToolForm, type ToolForm} from './useToolForm';
export {WithoutScripts} from './WithoutScripts';
export {Verdict, type Tone} from './Verdict';
