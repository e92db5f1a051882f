export {DmarcChecker} from './checker/DmarcChecker';
export {DmarcGenerator} from './generator/DmarcGenerator';
export {
  dmarcCheckerMeta,
  dmarcCheckerNode,
  dmarcGeneratorMeta,
  dmarcGeneratorNode,
} from './metadata';
