import Link from '@docusaurus/Link';
import {NEEDS, platforms, type Platform} from './platforms';
import styles from './StrikeList.module.css';

function Row({platform: {id, name, href, answers}}: {platform: Platform}) {
  const lacks = NEEDS.filter((need) => answers[need.id][0] === 'no').map(
    ({id: need}) => need,
  );
  return (
    <tr data-lacks={lacks.join(' ')} data-platform={id}>
      <th scope="row">
        <span className={styles.name}>{href ? <Link to={href}>{name}</Link> : name}</span>
        <span className={styles.struck}>struck off</span>
      </th>
      {NEEDS.map((need) => {
        const [answer, words] = answers[need.id];
        return (
          <td key={need.id} data-need={need.id} data-answer={answer}>
            <span className={styles.label}>{need.name}: </span>
            <span className={styles.answer}>{words}</span>
          </td>
        );
      })}
    </tr>
  );
}

/**
 * Nine platforms against seven needs. Each need that is ticked strikes off those that
 * lack it; "ask" strikes nobody off. Checkboxes and CSS, a plain table without them.
 */
export function StrikeList() {
  return (
    <section className={styles.exhibit} aria-label="Strike off what does not fit">
      <fieldset className={styles.needs}>
        <legend className={styles.title}>What can you not do without?</legend>
        <div className={styles.choices}>
          {NEEDS.map(({id, name}) => (
            <label key={id}>
              <input type="checkbox" value={id} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <table className={styles.table}>
        <caption>As of November 2026. “Ask” strikes nobody off.</caption>
        <thead>
          <tr>
            <th scope="col">Platform</th>
            {NEEDS.map(({id, name}) => (
              <th key={id} scope="col" data-need={id}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {platforms.map((platform) => (
            <Row key={platform.id} platform={platform} />
          ))}
        </tbody>
      </table>
      <p className={styles.left}>left on the list</p>
    </section>
  );
}
