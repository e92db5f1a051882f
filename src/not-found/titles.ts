const INITIALISMS: ReadonlySet<string> = new Set([
  'api',
  'dkim',
  'dmarc',
  'mcp',
  'spf',
  'sso',
]);
const TEMPLATES = '/transactional-email-templates/';

/**
 * A title for a page that no menu names, from the last part of its address.
 *
 * @param path path from the root with both slashes, not the root itself
 */
export function titleOfPath(path: string): string {
  const slug = path.split('/').filter(Boolean).at(-1) ?? '';
  const words = slug
    .split('-')
    .map((word) => (INITIALISMS.has(word) ? word.toUpperCase() : word))
    .join(' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return path.startsWith(TEMPLATES) && path !== TEMPLATES ? `${title} email` : title;
}
