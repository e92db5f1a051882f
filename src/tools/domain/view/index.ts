export {DomainChecker} from './DomainChecker';
export {domainCheckerMeta, domainCheckerNode} from './metadata';
