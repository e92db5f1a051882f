export {loadOptional, loadPart, PartError} from './loadPart';
export {answerRequests} from './answerRequests';
export {latin1} from './latin1';
export {listed} from './listed';
export {
  CRLF,
  dateHeader,
  encodedText,
  foldedHeader,
  oneLine,
  quotedPrintable,
} from './mailText';
export {ipText, mappedIp4, maskOctets, readIp} from './ipAddress';
export {
  bySeverity,
  hasError,
  mergeRepeats,
  messageOf,
  type Problem,
  publishedRules,
  type Reference,
  type Repeated,
  rfc,
  rule,
  type Rule,
  type RuleCore,
  type RuleTable,
  type Severity,
} from './problem';
export {MAX_STRING, splitStrings} from './txtStrings';
