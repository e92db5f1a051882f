import {ButtonLink} from '../ui';
import {MCP_CLIENTS, type McpClient} from './mcpLinks';

/** Adds the MCP server to a client on the reader's machine. The client signs in, without a key. */
export function McpInstall({client}: {client: McpClient}) {
  const {name, link} = MCP_CLIENTS[client];
  return (
    <p>
      {/* Opens the client without leaving an empty tab behind. */}
      <ButtonLink to={link()} kind="secondary" size="small" target="_self">
        Add to {name}
      </ButtonLink>
    </p>
  );
}
