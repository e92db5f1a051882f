import {translate} from '@docusaurus/Translate';
import styles from './TopicFilter.module.css';
import type {ArticleTeaser} from './teasers';
import {topicKey, TOPICS} from '../content/plain';

/**
 * Chooses a topic of the list around it. Radio buttons; the list's style sheet hides what
 * is of another topic, so it works without JavaScript.
 */
export function TopicFilter({articles}: {articles: readonly ArticleTeaser[]}) {
  const counts = new Map<string, number>();
  articles.forEach(({topic = ''}) => counts.set(topic, (counts.get(topic) ?? 0) + 1));
  const options = [
    {label: translate({message: 'All'}), value: 'all', count: articles.length},
    ...TOPICS.map((topic) => ({
      label: topic,
      value: topicKey(topic),
      count: counts.get(topic) ?? 0,
    })),
  ].filter(({count}) => count > 0);
  return (
    <fieldset className={styles.filter} data-twin="none">
      <legend className="vh">{translate({message: 'Topic'})}</legend>
      {options.map(({label, value, count}) => (
        <label key={value}>
          <input
            type="radio"
            name="topic"
            value={value}
            defaultChecked={value === 'all'}
          />
          {label}
          <span className={styles.count}>
            {count}
            <span className="vh">
              {' '}
              {count === 1
                ? translate({message: 'article'})
                : translate({message: 'articles'})}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
