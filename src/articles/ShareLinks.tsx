import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './ShareLinks.module.css';

/** Plain links: nothing is loaded from anybody until one is followed. */
export function ShareLinks({title, path}: {title: string; path: string}) {
  const {siteConfig} = useDocusaurusContext();
  const address = encodeURIComponent(siteConfig.url + path);
  const text = encodeURIComponent(title);
  const targets = [
    {label: 'Email', href: `mailto:?subject=${text}&body=${address}`},
    {
      label: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
    {label: 'Bluesky', href: `https://bsky.app/intent/compose?text=${text}%20${address}`},
    {
      label: 'Hacker News',
      href: `https://news.ycombinator.com/submitlink?u=${address}&t=${text}`,
    },
  ];
  return (
    <p className={styles.share}>
      <span>{translate({message: 'Share via'})}</span>
      {targets.map(({label, href}) => (
        <a key={label} href={href} rel="noopener noreferrer">
          {label}
        </a>
      ))}
    </p>
  );
}
