import teasers from '@generated/articles/default/teasers.json';
import {ArticleCard} from './ArticleCard';
import styles from './ArticleList.module.css';
import {FeedHead, FeedLinks} from './FeedLinks';
import {featuredArticle, type ArticleTeaser} from './teasers';
import {topicKey} from '../content/plain';
import {TopicFilter} from './TopicFilter';

/** All articles, newest first, one of them large on top; readers choose a topic. */
export function ArticleList() {
  const all: readonly ArticleTeaser[] = teasers;
  const featured = featuredArticle(all);
  const others = all.filter((article) => article !== featured);
  return (
    <div className={`wrap ${styles.page ?? ''}`}>
      <FeedHead />
      <header className={styles.head}>
        <h1>Articles</h1>
        <div>
          <p className="lead">
            Email for people who build software: what the standards say, what mailbox
            providers ask for, and how to do it. Every figure carries its date.
          </p>
          <FeedLinks />
        </div>
      </header>
      <TopicFilter articles={all} />
      {featured && (
        <div className={styles.featured} data-topic={topicKey(featured.topic ?? '')}>
          <ArticleCard article={featured} large />
        </div>
      )}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((article) => (
            <li key={article.path} data-topic={topicKey(article.topic ?? '')}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
