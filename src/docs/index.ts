export {DocPage} from './DocPage';
export {DocsShell} from './DocsShell';
