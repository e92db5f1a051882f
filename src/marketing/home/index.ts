export {HomePage} from './HomePage';
