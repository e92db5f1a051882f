export {toolsMeta} from './metadata';
export {ToolsPage} from './ToolsPage';
