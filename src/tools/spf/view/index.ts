export {SpfChecker} from './checker/SpfChecker';
export {SpfGenerator} from './SpfGenerator';
export {
  spfCheckerMeta,
  spfCheckerNode,
  spfGeneratorMeta,
  spfGeneratorNode,
} from './metadata';
