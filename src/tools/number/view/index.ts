export {NumberField} from './NumberField';
