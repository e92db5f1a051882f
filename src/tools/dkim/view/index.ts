export {DkimChecker} from './checker/DkimChecker';
export {DkimGenerator} from './generator/DkimGenerator';
export {
  dkimCheckerMeta,
  dkimCheckerNode,
  dkimGeneratorMeta,
  dkimGeneratorNode,
} from './metadata';
