import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {CodeBlock, elements} from '../reading';
import {brand, escapeHtml, MCP_PATH} from '../site';
import {McpInstallLink} from './McpInstall';
import {MCP_CLIENTS, type McpClient} from './mcpLinks';

/**
 * The docs' own MCP server, where the host has one: without `DOCS_MCP` in the build there is
 * nothing.
 */
export function DocsOverMcp() {
  const {siteConfig} = useDocusaurusContext();
  if (!siteConfig.customFields?.['docsMcp']) {
    return null;
  }
  const server = {name: `${brand.slug}-docs`, url: siteConfig.url + MCP_PATH};
  return (
    <>
      <elements.h2 id="docs">Give your assistant the docs</elements.h2>
      <p>
        A second server, on this website, lets an assistant read the docs while it writes
        your integration. It is a different one from the server above: it needs no key,
        can’t see your account, and can’t send anything. Its four tools search the docs,
        return a page as Markdown, look up an operation of the API, and check the body of
        a request against the schema before you send it.
      </p>
      <CodeBlock language="text" html={escapeHtml(server.url)} />
      <CodeBlock
        language="bash"
        title="Add it to Claude Code"
        html={escapeHtml(`claude mcp add --transport http ${server.name} ${server.url}`)}
      />
      {(Object.keys(MCP_CLIENTS) as McpClient[]).map((client) => (
        <McpInstallLink key={client} client={client} server={server}>
          Add the docs to {MCP_CLIENTS[client].name}
        </McpInstallLink>
      ))}
      <p>
        Any client that supports Streamable HTTP can use the address as it is. A client
        can make 60 requests a minute.
      </p>
    </>
  );
}
