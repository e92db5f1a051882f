export {SuiteSplit} from './SuiteSplit';
