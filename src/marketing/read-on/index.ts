export {ReadOn, type ReadOnPage} from './ReadOn';
