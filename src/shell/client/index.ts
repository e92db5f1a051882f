export {useDocumentBorder} from './useDocumentBorder';
