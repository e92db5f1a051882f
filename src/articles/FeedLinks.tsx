import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {brand} from '../site';
import styles from './FeedLinks.module.css';

/** The feeds as pages name them; what they hold is written in `feeds.ts`, at build. */
const FEED_LINKS = [
  {href: '/articles/rss.xml', label: 'RSS', type: 'application/rss+xml'},
  {href: '/articles/atom.xml', label: 'Atom', type: 'application/atom+xml'},
  {href: '/articles/feed.json', label: 'JSON Feed', type: 'application/feed+json'},
] as const;

/** Tells feed readers where the feeds are. */
export function FeedHead() {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Head>
      {FEED_LINKS.map(({href, label, type}) => (
        <link
          key={href}
          rel="alternate"
          type={type}
          href={withBaseUrl(href)}
          title={`${brand.name} articles, ${label}`}
        />
      ))}
    </Head>
  );
}

/** The feeds for people: every article, whole. */
export function FeedLinks() {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <p className={styles.feeds}>
      <span>{translate({message: 'Follow by'})}</span>
      {FEED_LINKS.map(({href, label, type}) => (
        <a key={href} href={withBaseUrl(href)} type={type}>
          {label}
        </a>
      ))}
    </p>
  );
}
