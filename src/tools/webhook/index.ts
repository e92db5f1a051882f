export {utf8, type Octets} from './bytes';
export {
  curlCommand,
  KINDS,
  powerShellCommand,
  readTarget,
  testRequest,
  type Kind,
} from './commands';
export {diagnose, TOLERANCE, type Area, type Diagnosis, type Question} from './diagnose';
export {webhookRules} from './faults';
export {keyOf, makeId, makeSecret} from './sign';
