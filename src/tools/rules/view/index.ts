export {rulesMeta} from './metadata';
export {RuleBookPage} from './RuleBookPage';
