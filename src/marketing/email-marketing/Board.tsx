import {ChoiceRow} from '../../ui';
import styles from './Board.module.css';
import {departures, platforms} from './departures';

const COLUMNS = {
  when: 'When',
  email: 'Email',
  to: 'To',
  from: 'Sent with',
  state: 'Status',
} as const;

/** A clock at ten. */
function Clock() {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      stroke="var(--on-yellow)"
      strokeWidth="2.5"
    >
      <circle fill="#fff" cx="32" cy="32" r="30" />
      <path d="M32 5v5M32 54v5M5 32h5M54 32h5" />
      <path strokeWidth="4" strokeLinecap="round" d="M32 32V11M32 32 18 24" />
    </svg>
  );
}

/**
 * The week's emails as a departures board. Radio buttons and CSS show one platform, so it
 * works without JavaScript.
 */
export function Board() {
  return (
    <div className={styles.board}>
      <div className={styles.top}>
        <p>
          <b>This week</b> Emails of Acme, on Wednesday at 10:00.
        </p>
        <Clock />
      </div>
      <div data-twin="none">
        <ChoiceRow
          legend="Filter by feature"
          name="platform"
          options={[
            {value: 'every', label: 'All'},
            ...platforms.map(({id, number, name}) => ({
              value: id,
              label: `${number} ${name}`,
            })),
          ]}
        />
      </div>
      <table className={styles.table}>
        <caption className="vh">Emails sent this week</caption>
        <thead>
          <tr>
            {Object.entries(COLUMNS).map(([gridArea, column]) => (
              <th key={gridArea} scope="col" style={{gridArea}}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {departures.map(({day, time, subject, to, platform, state}) => {
            const from = platforms.find(({id}) => id === platform);
            return (
              <tr key={subject} data-platform={platform}>
                <td style={{gridArea: 'when'}}>
                  <b>{day}</b> {time}
                </td>
                <th scope="row" style={{gridArea: 'email'}}>
                  {subject}
                </th>
                <td style={{gridArea: 'to'}}>{to}</td>
                <td style={{gridArea: 'from'}}>
                  <b className={styles.number}>{from?.number}</b>{' '}
                  <span>{from?.name}</span>
                </td>
                <td style={{gridArea: 'state'}} data-state={state}>
                  {state}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
