export {addressCases} from './addressCases';
export {runCase, runCases, type CaseResult, type ConformanceCase} from './cases';
export {churnCases, equityCases, type CalculatorSuite} from './calculatorCases';
export {dkimCases, type DkimSuite} from './dkimCases';
export {dmarcCases} from './dmarcCases';
export {spfCases} from './spfCases';
