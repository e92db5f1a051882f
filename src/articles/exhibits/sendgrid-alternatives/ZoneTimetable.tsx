import {useId} from 'react';
import {brand} from '../../../site';
import {DOMAIN, LINES, STAGES, type Stage} from './stages';
import styles from './ZoneTimetable.module.css';

/**
 * The DNS zone on each day of the move, and what DMARC makes of mail from either side.
 * Radio buttons and CSS: it works without JavaScript, and prints all days.
 */
export function ZoneTimetable() {
  const name = useId();
  return (
    <fieldset className={styles.exhibit}>
      <legend className={styles.title}>DNS records of {DOMAIN}, day by day</legend>
      <div className={styles.days}>
        {STAGES.map(({label}, index) => (
          <label key={label}>
            <input type="radio" name={name} value={index} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </div>
      {STAGES.map((stage) => (
        <Day key={stage.label} stage={stage} />
      ))}
    </fieldset>
  );
}

function Day({stage}: {stage: Stage}) {
  const {label, title, text, lines, added = [], removed = [], verdicts} = stage;
  const shown = LINES.filter(({name}) => lines.includes(name) || removed.includes(name));
  return (
    <div className={styles.day}>
      <p>
        <b>
          <span className={styles.when}>{label}: </span>
          {title}.
        </b>{' '}
        {text}
      </p>
      <ul className={styles.zone}>
        {shown.map((line) => (
          <li
            key={line.name + line.type}
            data-owner={line.owner}
            data-change={changeOf(line.name, added, removed)}
          >
            <span className={styles.mark}>
              {MARKS[changeOf(line.name, added, removed)]}
            </span>
            <span className={styles.record}>
              {line.name} {line.type} {line.value}
            </span>
            <span className={styles.job}>{line.job}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.verdicts}>
        <div>
          <dt>Email from SendGrid</dt>
          <dd data-verdict={verdicts.sendgrid}>dmarc={verdicts.sendgrid}</dd>
        </div>
        <div>
          <dt>Email from {brand.name}</dt>
          <dd data-verdict={verdicts.ours}>dmarc={verdicts.ours}</dd>
        </div>
      </dl>
    </div>
  );
}

type Change = 'added' | 'removed' | 'kept';

const MARKS: Readonly<Record<Change, string>> = {
  added: 'add',
  removed: 'remove',
  kept: '',
};

function changeOf(
  name: string,
  added: readonly string[],
  removed: readonly string[],
): Change {
  return added.includes(name) ? 'added' : removed.includes(name) ? 'removed' : 'kept';
}
