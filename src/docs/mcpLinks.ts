import {brand} from '../site';

/** An MCP server that a client can be given. */
export interface McpServer {
  /** What the client calls it. */
  name: string;
  url: string;
}

/** The product's server, with its only address. */
export const ACCOUNT_SERVER: McpServer = {
  name: brand.slug,
  url: `https://mcp.${brand.domain}/`,
};

/** Clients that a link can hand the server's settings to. */
export const MCP_CLIENTS = {
  cursor: {
    name: 'Cursor',
    // cursor.com/docs/mcp/install-links: what mcp.json has below the name, in base64.
    link: ({name, url}: McpServer) =>
      `cursor://anysphere.cursor-deeplink/mcp/install?${new URLSearchParams({
        name,
        config: btoa(JSON.stringify({url})),
      }).toString()}`,
  },
  vscode: {
    name: 'VS Code',
    // code.visualstudio.com/api/extension-guides/ai/mcp: an entry of mcp.json with its name.
    link: ({name, url}: McpServer) =>
      `vscode:mcp/install?${encodeURIComponent(
        JSON.stringify({name, type: 'http', url}),
      )}`,
  },
} as const;

export type McpClient = keyof typeof MCP_CLIENTS;
