export {Operation} from './Operation';
