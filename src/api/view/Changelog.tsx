import {formatDate, InlineText} from '../../reading';
import type {ApiRelease} from '../readChangelog';
import styles from './Changelog.module.css';

/** What every version of the API has changed: `<Changelog />` in MDX. */
export function Changelog({data}: {data: readonly ApiRelease[]}) {
  return data.map(({version, date, summary, changes}) => (
    <section key={version} className={styles.release}>
      <h2 id={`v${version}`}>
        {version} <time dateTime={date}>{formatDate(date)}</time>
      </h2>
      <p>{summary}</p>
      <ul className={styles.changes}>
        {changes.map(({kind, text}) => (
          <li key={text}>
            <b data-change={kind}>{kind}</b> <InlineText text={text} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
