export {NumberForm, type NumberField} from './NumberForm';
export {readNumbers} from './readNumbers';
