export {TryIt} from './TryIt';
