export {escapeHtml} from './escapeHtml';
export {HtmlFrame} from './HtmlFrame';
export {useTypedBefore} from './useTypedBefore';
