import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {clsx} from 'clsx';
import counts from '@generated/articles/default/topics.json';
import {topicPath} from '../site';
import styles from './TopicNav.module.css';

/** Leads to the articles of each topic, and back to all of them. */
export function TopicNav({topic}: {topic?: string | undefined}) {
  const all = counts.reduce((sum, {count}) => sum + count, 0);
  const options = [
    {
      name: translate({message: 'All'}),
      path: '/articles/',
      count: all,
      isHere: topic === undefined,
    },
    ...counts.map(({topic: name, count}) => ({
      name,
      path: topicPath(name),
      count,
      isHere: name === topic,
    })),
  ];
  return (
    <nav
      className={styles.topics}
      aria-label={translate({message: 'Topics'})}
      data-twin="none"
    >
      <ul className={styles.list}>
        {options.map(({name, path, count, isHere}) => (
          <li key={path}>
            <Link
              to={path}
              className={clsx(isHere && styles.here)}
              aria-current={isHere ? 'page' : undefined}
            >
              {name}
              <span className={styles.count}>
                {count}
                <span className="vh">
                  {' '}
                  {count === 1
                    ? translate({message: 'article'})
                    : translate({message: 'articles'})}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
