import type {JsonLdNode, PageText} from '../../metadata';
import {brand} from '../../site';

export const noCodeEditorMeta = {
  path: '/no-code-email-editor/',
  title: 'No-code email editor you can try right here',
  description:
    'Design emails without touching HTML: arrange blocks, write the text, and get HTML with dark mode and a plain text part. Try it on this page.',
  keywords: ['no-code email editor', 'drag and drop email editor', 'HTML email builder'],
} as const satisfies PageText;

/**
 * The service the page describes, as schema.org data.
 *
 * @param siteUrl origin without a trailing slash
 */
export function noCodeEditorService(siteUrl: string): JsonLdNode {
  return {
    '@type': 'Service',
    name: `${brand.name} no-code email editor`,
    serviceType: 'Email editor',
    description: noCodeEditorMeta.description,
    url: siteUrl + noCodeEditorMeta.path,
    provider: {'@id': `${siteUrl}/#organization`},
  };
}
