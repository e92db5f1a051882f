import {compare, timeLeft, type Sight} from './compare';
import styles from './Sights.module.css';

/** What each resolver says, side by side, and whether they agree. */
export function Sights({sights}: {sights: readonly Sight[]}) {
  const {agree, title, text} = compare(sights);
  return (
    <div className={styles.sights}>
      <p>
        <b>{title}.</b> {text}
      </p>
      <ul className={styles.columns} data-agree={agree || undefined}>
        {sights.map((sight) => (
          <li key={sight.server} data-state={sight.state}>
            <h4>{sight.server}</h4>
            <Content sight={sight} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Content({sight}: {sight: Sight}) {
  switch (sight.state) {
    case 'failed':
      return <p>{sight.why}</p>;
    case 'none':
      return <p>{sight.exists ? 'No such record.' : 'The name does not exist.'}</p>;
    default:
      return sight.records.map(({text, ttl}, index) => (
        // DNS may hold two that are alike.
        <div key={index}>
          <code>{text}</code>
          <p>Cached for another {timeLeft(ttl)}</p>
        </div>
      ));
  }
}
