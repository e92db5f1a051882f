import clsx from 'clsx';
import {useId} from 'react';
import {brand} from '../../../site';
import {ChoiceRow} from '../../../ui';
import {DOMAIN, LINES, STAGES, type Stage} from './stages';
import panes from '../../parts/Panes.module.css';
import sheet from '../../parts/Sheet.module.css';
import styles from './ZoneTimetable.module.css';

/**
 * The DNS zone on each day of the move, and what DMARC makes of mail from either side.
 * Radio buttons and CSS: it works without JavaScript, and prints all days.
 */
export function ZoneTimetable() {
  return (
    <div className={clsx(sheet.open, panes.choice)}>
      <ChoiceRow
        legend={`DNS records of ${DOMAIN}, day by day`}
        name={useId()}
        options={STAGES.map(({label}, index) => ({value: String(index), label}))}
      />
      {STAGES.map((stage, index) => (
        <Day key={stage.label} stage={stage} index={index} />
      ))}
    </div>
  );
}

function Day({stage, index}: {stage: Stage; index: number}) {
  const {label, title, text, lines, added = [], removed = [], verdicts} = stage;
  const shown = LINES.filter(({name}) => lines.includes(name) || removed.includes(name));
  return (
    <div className={clsx(panes.pane, styles.day)} data-pane={index}>
      <p className={panes.printed}>{label}</p>
      <p>
        <b>{`${title}.`}</b> {text}
      </p>
      <ul className={styles.zone}>
        {shown.map((line) => (
          <li
            key={line.name + line.type}
            data-owner={line.owner === 'both' ? undefined : line.owner}
            data-change={changeOf(line.name, added, removed)}
          >
            <span className={styles.mark}>{changeOf(line.name, added, removed)}</span>
            <span className={styles.record}>
              {`${line.name} ${line.type} ${line.value}`}
            </span>
            <span className={styles.job}>{line.job}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.verdicts}>
        <div>
          <dt>Email from SendGrid</dt>
          <dd data-verdict={verdicts.sendgrid}>{`dmarc=${verdicts.sendgrid}`}</dd>
        </div>
        <div>
          <dt>{`Email from ${brand.name}`}</dt>
          <dd data-verdict={verdicts.ours}>{`dmarc=${verdicts.ours}`}</dd>
        </div>
      </dl>
    </div>
  );
}

/** What is done with a record on a day. */
function changeOf(
  name: string,
  added: readonly string[],
  removed: readonly string[],
): 'add' | 'remove' | undefined {
  return added.includes(name) ? 'add' : removed.includes(name) ? 'remove' : undefined;
}
