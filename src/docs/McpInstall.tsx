import type {ReactNode} from 'react';
import {ButtonLink} from '../ui';
import {ACCOUNT_SERVER, MCP_CLIENTS, type McpClient, type McpServer} from './mcpLinks';

/** Adds an MCP server to a client on the reader's machine. */
export function McpInstallLink({
  client,
  server,
  children,
}: {
  client: McpClient;
  server: McpServer;
  children: ReactNode;
}) {
  return (
    <p>
      {/* Opens the client without leaving an empty tab behind. */}
      <ButtonLink
        to={MCP_CLIENTS[client].link(server)}
        kind="secondary"
        size="small"
        target="_self"
      >
        {children}
      </ButtonLink>
    </p>
  );
}

/** Adds the product's MCP server. The client signs in, without a key. */
export function McpInstall({client}: {client: McpClient}) {
  return (
    <McpInstallLink client={client} server={ACCOUNT_SERVER}>
      Add to {MCP_CLIENTS[client].name}
    </McpInstallLink>
  );
}
