export {noCodeEditorMeta, noCodeEditorService} from './metadata';
export {NoCodeEmailEditor} from './NoCodeEmailEditor';
