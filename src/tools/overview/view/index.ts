export {toolsMeta} from './toolsMeta';
export {ToolsPage} from './ToolsPage';
