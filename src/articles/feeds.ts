import {escapeText} from './feedHtml';

export interface FeedItem {
  title: string;
  /** Full address of the article; its identity in every feed. */
  address: string;
  description: string;
  /** ISO dates with time. */
  published: string;
  modified: string;
  author: string;
  topics: readonly string[];
  /** Full address of the cover. */
  image: string;
  /** The whole text: see `feedHtml`. */
  html: string;
}

export interface Feed {
  title: string;
  description: string;
  /** Full address of the list of articles. */
  address: string;
  author: string;
  /** Full address of a square picture. */
  icon: string;
  /** Newest first. */
  items: readonly FeedItem[];
}

/** The feeds, by the name of their file beside the list of articles. */
export const FEEDS = [
  {file: 'rss.xml', write: rssFeed},
  {file: 'atom.xml', write: atomFeed},
  {file: 'feed.json', write: jsonFeed},
] as const;

/** Characters that XML 1.0 has no place for (section 2.2). */
const NO_XML =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function tag(name: string, text: string): string {
  return `<${name}>${escapeText(text.replace(NO_XML, ''))}</${name}>`;
}

function link(attributes: Readonly<Record<string, string>>, name = 'link'): string {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeText(value).replace(/"/g, '&quot;')}"`,
  );
  return `<${name}${list.join('')}/>`;
}

/** The last change of any article: the same build gives the same feed at any hour. */
function updatedOn(items: readonly FeedItem[]): string {
  return items
    .map(({modified}) => modified)
    .reduce((latest, one) => (one > latest ? one : latest), '1970-01-01T00:00:00.000Z');
}

/** RFC 822 dates, as RSS asks for them. */
function rssDate(iso: string): string {
  return new Date(iso).toUTCString();
}

/** RSS 2.0, with the whole text in `content:encoded`. */
export function rssFeed(feed: Feed): string {
  const items = feed.items.map((item) =>
    [
      '<item>',
      tag('title', item.title),
      tag('link', item.address),
      `<guid isPermaLink="true">${escapeText(item.address)}</guid>`,
      tag('pubDate', rssDate(item.published)),
      tag('dc:creator', item.author),
      ...item.topics.map((topic) => tag('category', topic)),
      tag('description', item.description),
      tag('content:encoded', item.html),
      '</item>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    tag('title', feed.title),
    tag('link', feed.address),
    tag('description', feed.description),
    tag('language', 'en'),
    tag('lastBuildDate', rssDate(updatedOn(feed.items))),
    link(
      {
        rel: 'self',
        type: 'application/rss+xml',
        href: `${feed.address}rss.xml`,
      },
      'atom:link',
    ),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** Atom (RFC 4287). */
export function atomFeed(feed: Feed): string {
  const entries = feed.items.map((item) =>
    [
      '<entry>',
      tag('title', item.title),
      tag('id', item.address),
      link({rel: 'alternate', type: 'text/html', href: item.address}),
      tag('published', item.published),
      tag('updated', item.modified),
      `<author>${tag('name', item.author)}</author>`,
      ...item.topics.map((topic) => link({term: topic}, 'category')),
      tag('summary', item.description),
      tag('content', item.html).replace('<content>', '<content type="html">'),
      '</entry>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    tag('title', feed.title),
    tag('subtitle', feed.description),
    tag('id', feed.address),
    tag('updated', updatedOn(feed.items)),
    link({
      rel: 'self',
      type: 'application/atom+xml',
      href: `${feed.address}atom.xml`,
    }),
    link({rel: 'alternate', type: 'text/html', href: feed.address}),
    `<author>${tag('name', feed.author)}</author>`,
    tag('icon', feed.icon),
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeed(feed: Feed): string {
  return `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      home_page_url: feed.address,
      feed_url: `${feed.address}feed.json`,
      description: feed.description,
      icon: feed.icon,
      language: 'en',
      authors: [{name: feed.author}],
      items: feed.items.map((item) => ({
        id: item.address,
        url: item.address,
        title: item.title,
        summary: item.description,
        content_html: item.html,
        image: item.image,
        date_published: item.published,
        date_modified: item.modified,
        authors: [{name: item.author}],
        tags: item.topics,
      })),
    },
    null,
    1,
  )}\n`;
}
