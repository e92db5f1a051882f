export {InjectionWalk} from './InjectionWalk';
export {ScopeRisks} from './ScopeRisks';
