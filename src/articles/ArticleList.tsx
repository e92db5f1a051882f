import teasers from '@generated/articles/default/teasers.json';
import {ArticleCard} from './ArticleCard';
import styles from './ArticleList.module.css';
import type {ArticleTeaser} from './teasers';

/** All articles, newest first; the newest is shown large. */
export function ArticleList() {
  const [newest, ...older]: ArticleTeaser[] = teasers;
  return (
    <div className={`wrap ${styles.page ?? ''}`}>
      <header className={styles.head}>
        <h1>Articles</h1>
        <p className="lead">
          Email for people who build software: what the standards say, what mailbox
          providers ask for, and how to do it. Every figure carries its date.
        </p>
      </header>
      {newest && <ArticleCard article={newest} large />}
      {older.length > 0 && (
        <ul className={styles.list}>
          {older.map((article) => (
            <li key={article.path}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
