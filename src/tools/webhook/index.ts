export {utf8} from './bytes';
export {
  curlCommand,
  KINDS,
  powerShellCommand,
  readTarget,
  testRequest,
  type Kind,
} from './commands';
export {diagnose, type Area, type Diagnosis, type Question} from './diagnose';
export {faults, faultSays, webhookRules, type FaultCode} from './faults';
export {readTime} from './readTime';
export {keyOf, makeId, makeSecret} from './sign';
