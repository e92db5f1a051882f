export {addressCases} from './addressCases';
export {runCase, runCases, type CaseResult, type ConformanceCase} from './cases';
export {dmarcCases} from './dmarcCases';
export {spfCases} from './spfCases';
