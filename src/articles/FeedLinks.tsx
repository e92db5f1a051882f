import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {FEED_LINKS} from './FeedHead';
import styles from './FeedLinks.module.css';

/** The feeds for people: every article of a list, whole. */
export function FeedLinks({folder}: {folder: string}) {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <p className={styles.feeds}>
      <span>{translate({message: 'Follow via'})}</span>
      {FEED_LINKS.map(({file, label, type}) => (
        <a key={file} href={withBaseUrl(folder + file)} type={type}>
          {label}
        </a>
      ))}
    </p>
  );
}
