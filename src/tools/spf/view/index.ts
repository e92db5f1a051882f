export {SpfGenerator} from './SpfGenerator';
export {spfGeneratorMeta, spfGeneratorNode} from './metadata';
