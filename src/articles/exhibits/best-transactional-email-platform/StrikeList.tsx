import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {NEEDS, platforms, type Platform} from './platforms';
import legend from '../../parts/Legend.module.css';
import sheet from '../../parts/Sheet.module.css';
import styles from './StrikeList.module.css';

function Row({platform: {id, name, href, answers}}: {platform: Platform}) {
  const lacks = NEEDS.filter((need) => answers[need.id][0] === 'no').map(
    ({id: need}) => need,
  );
  return (
    <tr data-lacks={lacks.join(' ')} data-platform={id}>
      <th scope="row">
        <span className={styles.name}>{href ? <Link to={href}>{name}</Link> : name}</span>
        <span className={styles.struck} data-twin="none">
          ruled out
        </span>
      </th>
      {NEEDS.map((need) => {
        const [answer, words] = answers[need.id];
        return (
          <td key={need.id} data-need={need.id} data-answer={answer}>
            <span className="quiet">{need.name}: </span>
            <span className={styles.answer}>{words}</span>
          </td>
        );
      })}
    </tr>
  );
}

/**
 * Nine platforms and seven needs. Each need that is selected rules out the platforms that
 * lack it, and "ask" rules out none. Checkboxes and CSS, with a plain table in print. Phones
 * show the selected needs only, unless the reader asks for all.
 */
export function StrikeList() {
  return (
    <section
      className={clsx(sheet.sheet, styles.exhibit)}
      aria-label="Rule out what does not fit"
    >
      <fieldset className={styles.needs} data-twin="none">
        <legend className={legend.legend}>Which features do you need?</legend>
        <div className={styles.choices}>
          {NEEDS.map(({id, name}) => (
            <label key={id}>
              <input type="checkbox" value={id} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <label className={styles.all} data-twin="none">
        <input type="checkbox" value="all" />
        Show all features of each platform
      </label>
      <table className={styles.table}>
        <caption>
          As of November 2026. A platform with an open question stays on the list.
        </caption>
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
      <p className={styles.left} data-twin="none">
        platforms left
      </p>
    </section>
  );
}
