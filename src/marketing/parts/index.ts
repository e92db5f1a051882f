export {ApiSample} from './ApiSample';
export {recipientCount, verdictOf, type Audience, type Person} from './audience';
export {CellTable} from './CellTable';
export {
  canCompare,
  needsNoValue,
  OPERATORS,
  readValue,
  type Condition,
  type Operator,
} from './condition';
export {Facts} from './Facts';
export {Footnote, Part} from './Part';
export {Notice} from './Notice';
export {Points} from './Points';
export {PreviewStrip} from './PreviewStrip';
export {Sideways} from './Sideways';
export {Steps} from './Steps';
export {Stops} from './Stops';
export {TrialActions} from './TrialActions';
