export {DocPage} from './DocPage';
export {DocsDirectory} from './DocsDirectory';
export {DocsShell} from './DocsShell';
export {DocsStart} from './DocsStart';
export type {FeedbackDetail} from './types';
