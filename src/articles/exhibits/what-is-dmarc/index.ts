export {TreeWalk} from './TreeWalk';
