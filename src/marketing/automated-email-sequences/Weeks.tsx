import {Part} from '../parts';
import {ada, LAST_DAY, lives, steps} from './onboarding';
import {dayInWords, dueDays, progressAt, type Station} from './run';
import styles from './Weeks.module.css';

const due = dueDays(steps);

function Outcome({station: {state, why}}: {station: Station}) {
  switch (state) {
    case 'sent':
      return <b className={styles.sent}>Sent</b>;
    case 'left out':
      return <span>Skipped: {why}</span>;
    default:
      return <span className={styles.never}>Not sent</span>;
  }
}

/** What five users get from the same sequence, in a table: it needs no script. */
export function Weeks() {
  const weeks = lives.map((life) => ({
    life,
    progress: progressAt(steps, ada, life, LAST_DAY),
  }));
  return (
    <Part
      id="weeks"
      on="tray"
      title="One onboarding sequence, five different outcomes"
      intro="All five users get the same sequence of four steps, and what they do in their first week decides which emails they receive."
    >
      <table className={styles.table} aria-label="Five users and the emails they get">
        <thead>
          <tr>
            <th scope="col">What the user does</th>
            {steps.map(({template}, index) => (
              <th key={template} scope="col">
                <small>Day {due[index]}</small> {template}
              </th>
            ))}
            <th scope="col">Status at the end</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({life, progress: {stations, status, stopped}}) => (
            <tr key={life.id}>
              <th scope="row">{life.label}</th>
              {stations.map((station, index) => (
                <td
                  key={station.step.template}
                  data-column={`Day ${String(due[index])}: ${station.step.template}`}
                >
                  <Outcome station={station} />
                </td>
              ))}
              <td data-column="Status at the end">
                <span>
                  <code>{status}</code>
                  {stopped && (
                    <>
                      , <code>{stopped.reason}</code>, {dayInWords(stopped.day)}
                    </>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}
