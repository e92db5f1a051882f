import type {Figure} from './types';

const RELEASE = {
  label: 'MCP blog, revision 2026-07-28',
  href: 'https://github.com/modelcontextprotocol/modelcontextprotocol/tree/main/blog/content/posts/2026-07-28-spec-ga',
};
const DONATION = {
  label: 'Anthropic, donating MCP',
  href: 'https://www.anthropic.com/news/donating-the-model-context-protocol-and-establishing-of-the-agentic-ai-foundation',
};
/** A third party that keeps profiles of providers and their APIs. */
const PROFILES = {
  label: 'API Evangelist, provider profiles',
  href: 'https://github.com/api-evangelist',
};

export const mcpFigures: readonly Figure[] = [
  {
    id: 'mcp-sdk-downloads',
    value: 'close to half a billion downloads a month',
    source: RELEASE,
    checkedOn: '2026-07-28',
    validForDays: 365,
  },
  {
    id: 'mcp-servers',
    value: 'more than 10,000 active public servers',
    amount: 10000,
    source: DONATION,
    checkedOn: '2025-12-09',
    validForDays: 365,
  },
  {
    id: 'mcp-postmark-tools',
    value: '24 tools',
    amount: 24,
    source: PROFILES,
    checkedOn: '2026-08-13',
    validForDays: 365,
  },
];
