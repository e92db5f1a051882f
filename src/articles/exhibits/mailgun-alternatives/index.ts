export {CallTranslator} from './CallTranslator';
