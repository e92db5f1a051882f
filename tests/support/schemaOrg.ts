/**
 * The part of schema.org's vocabulary that the articles use, in the form the whole comes
 * in: classes with what they inherit from, properties with what they belong to. Copied
 * from the pages of the types at schema.org; a property that is not here is reported.
 */
const CLASSES: Readonly<
  Record<string, {parent?: string; properties: readonly string[]}>
> = {
  Thing: {
    properties: ['name', 'description', 'url', 'image', 'sameAs', 'mainEntityOfPage'],
  },
  CreativeWork: {
    parent: 'Thing',
    properties: [
      'headline',
      'author',
      'publisher',
      'datePublished',
      'dateModified',
      'keywords',
      'inLanguage',
      'mainEntity',
      'publishingPrinciples',
      'text',
    ],
  },
  Article: {
    parent: 'CreativeWork',
    properties: ['articleSection', 'articleBody', 'wordCount'],
  },
  SocialMediaPosting: {parent: 'Article', properties: []},
  BlogPosting: {parent: 'SocialMediaPosting', properties: []},
  MediaObject: {
    parent: 'CreativeWork',
    properties: ['contentUrl', 'width', 'height'],
  },
  ImageObject: {parent: 'MediaObject', properties: ['caption']},
  WebPage: {parent: 'CreativeWork', properties: ['breadcrumb']},
  FAQPage: {parent: 'WebPage', properties: []},
  Comment: {parent: 'CreativeWork', properties: []},
  Question: {parent: 'Comment', properties: ['acceptedAnswer', 'suggestedAnswer']},
  Answer: {parent: 'Comment', properties: []},
  Intangible: {parent: 'Thing', properties: []},
  ItemList: {parent: 'Intangible', properties: ['itemListElement', 'numberOfItems']},
  BreadcrumbList: {parent: 'ItemList', properties: []},
  ListItem: {parent: 'Intangible', properties: ['item', 'position']},
  Organization: {
    parent: 'Thing',
    properties: ['email', 'foundingDate', 'logo'],
  },
};

export const schemaOrg = {
  '@graph': Object.entries(CLASSES).flatMap(([name, {parent, properties}]) => [
    {
      '@id': `schema:${name}`,
      '@type': 'rdfs:Class',
      ...(parent && {'rdfs:subClassOf': {'@id': `schema:${parent}`}}),
    },
    ...properties.map((property) => ({
      '@id': `schema:${property}`,
      '@type': 'rdf:Property',
      'schema:domainIncludes': {'@id': `schema:${name}`},
    })),
  ]),
};
