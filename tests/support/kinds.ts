/** One page of each kind, with its byte budget before the first intent, in KB. */
export const KINDS = {
  home: {path: '/', budget: 75},
  feature: {path: '/email-sending-api/', budget: 75},
  docs: {path: '/docs/email-sending-quickstart/', budget: 50},
  'API reference': {path: '/docs/api/email/', budget: 50},
  article: {path: '/articles/what-is-dkim/', budget: 50},
  articles: {path: '/articles/', budget: 75},
  legal: {path: '/legal/privacy-policy/', budget: 50},
  template: {path: '/transactional-email-templates/password-reset/', budget: 75},
  tool: {path: '/tools/spf-generator/', budget: 75},
} as const;
