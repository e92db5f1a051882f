/** The door for code without React: the hosts in `deploy`, and tests. */
export {createMcpHandler, LARGEST_BODY, type McpSite} from './handler';
export {createRateLimit} from './rateLimit';
