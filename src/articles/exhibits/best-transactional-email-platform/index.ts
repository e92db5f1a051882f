export {StrikeList} from './StrikeList';
