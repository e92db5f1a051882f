export {SelectorReader} from './SelectorReader';
