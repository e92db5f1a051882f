export {DomainRun} from './DomainRun';
