import {clsx} from 'clsx';
import type {Topic} from '../content/plain';
import {brand, topicPath} from '../site';
import {Columns} from '../ui';
import {ArticleCard} from './ArticleCard';
import styles from './ArticleList.module.css';
import {FeedHead} from './FeedHead';
import {FeedLinks} from './FeedLinks';
import {Newsletter} from './Newsletter';
import {featuredArticle, type ArticleTeaser} from './teasers';
import {TopicNav} from './TopicNav';

/**
 * A list of articles, newest first, one of them large on top.
 *
 * @param topic the only one that the articles are about; without it these are all articles
 */
export function ArticleList({
  title,
  lead,
  articles,
  topic,
}: {
  title: string;
  lead: string;
  articles: readonly ArticleTeaser[];
  topic?: Topic;
}) {
  const featured = featuredArticle(articles);
  const others = articles.filter((article) => article !== featured);
  const feeds = {
    folder: topic ? topicPath(topic) : '/articles/',
    title: topic ? `${brand.name}: ${title}` : `${brand.name} articles`,
  };
  return (
    <div className={clsx('wrap', styles.page)}>
      <FeedHead {...feeds} />
      <header>
        <Columns split="1fr 1fr" align="bottom" className={styles.head}>
          <h1>{title}</h1>
          <div>
            <p className="lead">{lead}</p>
            <FeedLinks folder={feeds.folder} />
          </div>
        </Columns>
      </header>
      <TopicNav topic={topic} />
      {featured && (
        <div className={styles.featured}>
          <ArticleCard article={featured} large />
        </div>
      )}
      {others.length > 0 && (
        <ul className={clsx(styles.list, 'in-blocks')}>
          {others.map((article) => (
            <li key={article.path}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
      <Newsletter path={feeds.folder} />
    </div>
  );
}
