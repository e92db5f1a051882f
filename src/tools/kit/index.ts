export {
  bySeverity,
  hasError,
  mergeRepeats,
  messageOf,
  type Problem,
  type Reference,
  type Repeated,
  rfc,
  type Rule,
  type Severity,
} from './problem';
export {MAX_STRING, splitStrings} from './txtStrings';
