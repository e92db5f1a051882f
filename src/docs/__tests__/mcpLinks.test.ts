import {readFileSync} from 'node:fs';
import {brand, fillBrand} from '../../site';
import {ACCOUNT_SERVER, MCP_CLIENTS, type McpClient} from '../mcpLinks';

const addressOf = (client: McpClient) => MCP_CLIENTS[client].link(ACCOUNT_SERVER);

const page = fillBrand(readFileSync('docs/mcp-server.mdx', 'utf8'));

/** The settings that the page shows in its first fence below a heading. */
function shownBelow(anchor: string): Record<string, Record<string, {url?: string}>> {
  const below = page.slice(page.indexOf(`{/* #${anchor} */}`));
  const [, json = ''] = /```json[^\n]*\n([\s\S]*?)```/.exec(below) ?? [];
  return JSON.parse(json) as ReturnType<typeof shownBelow>;
}

it('hands Cursor the server of its settings file, and no key', () => {
  const {protocol, host, pathname, searchParams} = new URL(addressOf('cursor'));
  expect([protocol, host, pathname]).toEqual([
    'cursor:',
    'anysphere.cursor-deeplink',
    '/mcp/install',
  ]);
  const name = searchParams.get('name') ?? '';
  const config = JSON.parse(atob(searchParams.get('config') ?? '')) as {url: string};
  expect(name).toBe(brand.slug);
  expect(config).toEqual({url: shownBelow('cursor')['mcpServers']?.[name]?.url});
});

it('hands VS Code the server of its settings file, and no key', () => {
  const [address = '', query = ''] = addressOf('vscode').split('?');
  expect(address).toBe('vscode:mcp/install');
  const {name, ...server} = JSON.parse(decodeURIComponent(query)) as {name: string};
  expect(name).toBe(brand.slug);
  expect(server).toEqual({
    type: 'http',
    url: shownBelow('vs-code')['servers']?.[name]?.url,
  });
});

it('names one address for every client that the page has settings for', () => {
  const addresses = page.match(/https:\/\/mcp\.[^\s"`)]*/g) ?? [];
  expect(addresses.length).toBeGreaterThan(8);
  expect(new Set(addresses)).toEqual(new Set([ACCOUNT_SERVER.url]));
});
