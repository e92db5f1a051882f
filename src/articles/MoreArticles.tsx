import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Picture} from '../images';
import {ArticleDate} from './ArticleDate';
import styles from './MoreArticles.module.css';
import frame from './parts/Cover.module.css';
import type {BriefTeaser} from './teasers';

/** Where to read on. Not shown while there is only one article. */
export function MoreArticles({articles}: {articles: readonly BriefTeaser[]}) {
  if (articles.length === 0) {
    return null;
  }
  return (
    <section className={styles.more} aria-labelledby="more">
      <div className="wrap">
        <h2 id="more">{translate({message: 'More articles'})}</h2>
        <ul className={styles.list}>
          {articles.map(({title, path, cover, published, modified}) => (
            <li key={path}>
              <Picture files={cover} alt="" width={120} className={frame.cover} />
              <div>
                <h3>
                  <Link to={path}>{title}</Link>
                </h3>
                <p className="quiet small">
                  <ArticleDate published={published} modified={modified} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
