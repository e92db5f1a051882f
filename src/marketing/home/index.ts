export {HomePage} from './HomePage';
export {homeMeta} from './metadata';
