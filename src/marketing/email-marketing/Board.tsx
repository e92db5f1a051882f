import {useId} from 'react';
import {elements} from '../../reading';
import styles from './Board.module.css';
import {departures, platforms} from './departures';

/** With their roles written out: `display` takes them away on small screens. */
const {thead: Head, tbody: Body, tr: Row, td: Cell} = elements;

/** The clock of the hall, at ten. */
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
          <b>Departures</b>
          <span>Acme, this week. It is Wednesday, 10:00.</span>
        </p>
        <Clock />
      </div>
      <fieldset className={styles.platforms} data-twin="none">
        <legend className="vh">Show one platform</legend>
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
      <table role="table" className={styles.table}>
        <caption className="vh">Emails that leave this week</caption>
        <Head>
          <Row>
            {['When', 'Email', 'To', 'Platform', 'State'].map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </Row>
        </Head>
        <Body>
          {departures.map(({day, time, subject, to, platform, state}) => {
            const from = platforms.find(({id}) => id === platform);
            return (
              <tr key={subject} role="row" data-platform={platform}>
                <Cell>
                  <b>{day}</b> {time}
                </Cell>
                <th role="rowheader" scope="row">
                  {subject}
                </th>
                <Cell>{to}</Cell>
                <Cell>
                  <b className={styles.number}>{from?.number}</b>{' '}
                  <span>{from?.name}</span>
                </Cell>
                <td role="cell" data-state={state}>
                  {state}
                </td>
              </tr>
            );
          })}
        </Body>
      </table>
    </div>
  );
}
