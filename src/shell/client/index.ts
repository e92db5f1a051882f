export {fetchAhead} from './fetchAhead';
export {useDocumentBorder} from './useDocumentBorder';
