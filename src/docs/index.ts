export {DocPage} from './DocPage';
export {DocsDirectory} from './DocsDirectory';
export {DocsOverMcp} from './DocsOverMcp';
export {DocsShell} from './DocsShell';
export {DocsStart} from './DocsStart';
export {McpInstall} from './McpInstall';
export {DocsTrack, DocsTracks} from './DocsTracks';
export type {FeedbackDetail} from './types';
