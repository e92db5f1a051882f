import clsx from 'clsx';
import {useId} from 'react';
import panes from '../../parts/Panes.module.css';
import tabs from '../../parts/Tabs.module.css';
import styles from './DeparturesBoard.module.css';
import {journeys, type Journey, type Mood} from './journeys';

/** A sign beside the state, so that it does not speak by color alone. */
const SIGNS: Readonly<Record<Mood, string>> = {
  moving: '→',
  good: '✓',
  waiting: '…',
  bad: '✕',
};

function Board({journey: {title, stops, lesson}}: {journey: Journey}) {
  return (
    <>
      <table aria-label={`${title}: one email, step by step`}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Step</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {stops.map(({time, place, state, mood, wire}) => (
            <tr key={`${time ?? ''}${place}${state}`}>
              <td>{time ?? <span className={styles.none}>not reported</span>}</td>
              <td>
                <b>{place}</b>
                <span>{wire}</span>
              </td>
              <td data-mood={mood}>
                <span aria-hidden="true">{SIGNS[mood]}</span> {state}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.lesson}>{lesson}</p>
    </>
  );
}

/**
 * One email followed from the call to the inbox, on four days that end differently.
 * Radio buttons and CSS choose the day, and print shows all of them.
 */
export function DeparturesBoard() {
  const name = useId();
  return (
    <fieldset className={clsx(panes.choice, styles.board)}>
      <legend className="vh">What happens to the email</legend>
      <div className={clsx(tabs.tabs, styles.strip)}>
        {journeys.map(({id, title}, index) => (
          <label key={id}>
            <input type="radio" name={name} value={index} defaultChecked={index === 0} />
            {title}
          </label>
        ))}
      </div>
      {journeys.map((journey, index) => (
        <div key={journey.id} className={styles.journey} data-pane={index}>
          <p className={panes.printed}>{journey.title}</p>
          <Board journey={journey} />
        </div>
      ))}
    </fieldset>
  );
}
