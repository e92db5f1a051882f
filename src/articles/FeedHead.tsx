import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {brand} from '../site';

/** The feeds as pages name them; what they hold is written in `feeds.ts`, at build. */
export const FEED_LINKS = [
  {file: 'rss.xml', label: 'RSS', type: 'application/rss+xml'},
  {file: 'atom.xml', label: 'Atom', type: 'application/atom+xml'},
  {file: 'feed.json', label: 'JSON Feed', type: 'application/feed+json'},
] as const;

/**
 * Tells feed readers where the feeds are.
 *
 * @param folder path of the list whose feeds they are, with both slashes
 */
export function FeedHead({
  folder = '/articles/',
  title = `${brand.name} articles`,
}: {
  folder?: string;
  title?: string;
}) {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <Head>
      {FEED_LINKS.map(({file, label, type}) => (
        <link
          key={file}
          rel="alternate"
          type={type}
          href={withBaseUrl(folder + file)}
          title={`${title}, ${label}`}
        />
      ))}
    </Head>
  );
}
