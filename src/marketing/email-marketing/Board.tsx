import {useId} from 'react';
import styles from './Board.module.css';
import {departures, platforms} from './departures';

/** A clock at ten. */
function Clock() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.clock}>
      <circle cx="32" cy="32" r="30" />
      <path d="M32 5v5M32 54v5M5 32h5M54 32h5" />
      <path className={styles.hands} d="M32 32V11M32 32 18 24" />
    </svg>
  );
}

/**
 * The week's emails as a departures board. Radio buttons and CSS show one platform, so it
 * works without JavaScript.
 */
export function Board() {
  const name = useId();
  return (
    <div className={styles.board}>
      <div className={styles.top}>
        <p className={styles.title}>
          <b>This week</b>
          <span>Emails of Acme, on Wednesday at 10:00.</span>
        </p>
        <Clock />
      </div>
      <fieldset className={styles.platforms} data-twin="none">
        <legend className="vh">Filter by feature</legend>
        <label>
          <input type="radio" name={name} value="every" defaultChecked />
          <span>All</span>
        </label>
        {platforms.map(({id, number, name: label}) => (
          <label key={id}>
            <input type="radio" name={name} value={id} />
            <span>
              <b>{number}</b> {label}
            </span>
          </label>
        ))}
      </fieldset>
      <table className={styles.table}>
        <caption className="vh">Emails sent this week</caption>
        <thead>
          <tr>
            {['When', 'Email', 'To', 'Sent with', 'Status'].map((column) => (
              <th key={column} scope="col">
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
                <td>
                  <b>{day}</b> {time}
                </td>
                <th scope="row">{subject}</th>
                <td>{to}</td>
                <td>
                  <b className={styles.number}>{from?.number}</b>{' '}
                  <span>{from?.name}</span>
                </td>
                <td data-state={state}>{state}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
