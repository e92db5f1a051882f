export {Integration} from './view/Integration';
