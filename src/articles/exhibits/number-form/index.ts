export {NumberForm} from './NumberForm';
export {readNumbers} from './readNumbers';
