import {brand} from '../site';

/** The MCP server's only address. */
export const mcpUrl = `https://mcp.${brand.domain}/`;

/** Clients that a link can hand the server's settings to. */
export const MCP_CLIENTS = {
  cursor: {
    name: 'Cursor',
    // cursor.com/docs/mcp/install-links: what mcp.json has below the name, in base64.
    link: () =>
      `cursor://anysphere.cursor-deeplink/mcp/install?${new URLSearchParams({
        name: brand.slug,
        config: btoa(JSON.stringify({url: mcpUrl})),
      }).toString()}`,
  },
  vscode: {
    name: 'VS Code',
    // code.visualstudio.com/api/extension-guides/ai/mcp: an entry of mcp.json with its name.
    link: () =>
      `vscode:mcp/install?${encodeURIComponent(
        JSON.stringify({name: brand.slug, type: 'http', url: mcpUrl}),
      )}`,
  },
} as const;

export type McpClient = keyof typeof MCP_CLIENTS;
