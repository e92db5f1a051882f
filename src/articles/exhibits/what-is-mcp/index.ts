export {McpExchange} from './McpExchange';
