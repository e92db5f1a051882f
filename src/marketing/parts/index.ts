export {ApiSample} from './ApiSample';
export {recipientCount, verdictOf, type Audience, type Person} from './audience';
export {
  canCompare,
  needsNoValue,
  OPERATORS,
  readValue,
  type Condition,
  type Operator,
} from './condition';
export {Part} from './Part';
export {PreviewStrip} from './PreviewStrip';
export {Sideways} from './Sideways';
