import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {BesideArticle} from './teasers';
import styles from './Neighbours.module.css';

/** The articles before and after this one in the list, which is newest first. */
export function Neighbours({
  previous,
  next,
}: {
  previous: BesideArticle['previous'];
  next: BesideArticle['next'];
}) {
  return previous || next ? (
    <nav
      className={styles.neighbours}
      aria-label={translate({message: 'Articles before and after this one'})}
    >
      {previous && (
        <Link to={previous.path} rel="prev">
          <span>{translate({message: '← Previous'})}</span> <b>{previous.title}</b>
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className={styles.next}>
          <span>{translate({message: 'Next →'})}</span> <b>{next.title}</b>
        </Link>
      )}
    </nav>
  ) : null;
}
