/** One page of each kind: what the tests and the bench look at. */
export const KINDS = {
  home: {path: '/'},
  feature: {path: '/email-sending-api/'},
  'live feature': {path: '/subscribe-forms/'},
  pricing: {path: '/pricing/'},
  company: {path: '/about/'},
  docs: {path: '/docs/email-sending-quickstart/'},
  'API reference': {path: '/docs/api/email/'},
  article: {path: '/articles/what-is-dkim/'},
  articles: {path: '/articles/'},
  legal: {path: '/legal/privacy-policy/'},
  gallery: {path: '/transactional-email-templates/'},
  template: {path: '/transactional-email-templates/password-reset/'},
  tool: {path: '/tools/spf-generator/'},
} as const;

/**
 * Byte budget of a page before the first intent, in KB: gzip, nothing cached, the heading
 * face in and pictures out.
 */
export function budgetOf(path: string): number {
  // Operations have their samples in five languages, the longest page 14 of them.
  if (path.startsWith('/docs/api/')) {
    return 55;
  }
  if (/^\/(docs\/|legal\/|articles\/.)/.test(path)) {
    return 50;
  }
  // Every rule of every tool is on one page.
  if (path === '/tools/rules/') {
    return 75;
  }
  return path.startsWith('/tools/') ? 64 : 75;
}
