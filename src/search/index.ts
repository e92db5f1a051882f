export {SearchBox} from './view/SearchBox';
