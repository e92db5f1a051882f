import type {JsonLdNode, PageText} from '../../../metadata';
import {pathsOfKind, startWithCount} from '../../../site';
import type {Gallery} from '../../galleryData';

/** Path of the gallery; its templates are below it. */
export const GALLERY_PATH = '/transactional-email-templates/';

/** The step to the gallery in the way to a template's page. */
export const galleryCrumb = {label: 'Email templates', href: GALLERY_PATH} as const;

export const galleryMeta = {
  path: GALLERY_PATH,
  title: 'Transactional email templates',
  description: `${startWithCount(pathsOfKind('template').length)} transactional email templates, free to use: HTML, React, plain text and the API call, with dark mode and a published test result for each.`,
  keywords: [
    'transactional email templates',
    'email templates',
    'react email templates',
    'html email templates',
  ],
} as const satisfies PageText;

/**
 * The gallery as schema.org data.
 *
 * @param siteUrl origin without a trailing slash
 */
export function galleryCollection(siteUrl: string, {emails}: Gallery): JsonLdNode {
  return {
    '@type': 'CollectionPage',
    name: galleryMeta.title,
    description: galleryMeta.description,
    url: siteUrl + GALLERY_PATH,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: emails.length,
      itemListElement: emails.map(({slug, name}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: `${name} email`,
        url: `${siteUrl}${GALLERY_PATH}${slug}/`,
      })),
    },
  };
}
