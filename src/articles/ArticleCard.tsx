import Link from '@docusaurus/Link';
import {Picture} from '../images';
import styles from './ArticleCard.module.css';
import frame from './parts/Cover.module.css';
import {ArticleDate} from './ArticleDate';
import {STATUS_LABELS, type ArticleTeaser} from './teasers';

/** One article in a list. The link is the title; the whole card follows it. */
export function ArticleCard({
  article,
  large = false,
}: {
  article: ArticleTeaser;
  large?: boolean;
}) {
  const {title, path, description, cover, topic, published, modified, status} = article;
  return (
    <article className={styles.card} data-large={large || undefined}>
      <Picture
        files={cover}
        alt=""
        className={frame.cover}
        width={large ? 840 : 560}
        first={large}
      />
      <div>
        <p className={styles.meta}>
          {status && <b>{STATUS_LABELS[status]}</b>} {topic && <b>{topic}</b>}{' '}
          <ArticleDate published={published} modified={modified} />
        </p>
        <h2 className={styles.title}>
          <Link to={path}>{title}</Link>
        </h2>
        <p className="quiet">{description}</p>
      </div>
    </article>
  );
}
