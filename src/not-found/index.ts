export {NotFoundPage} from './NotFoundPage';
