import {useId} from 'react';
import styles from './DeparturesBoard.module.css';
import {journeys, type Journey, type Mood} from './journeys';

/** A sign beside the state, so that it does not speak by colour alone. */
const SIGNS: Readonly<Record<Mood, string>> = {
  moving: '→',
  good: '✓',
  waiting: '…',
  bad: '✕',
};

function Board({journey: {title, stops, lesson}}: {journey: Journey}) {
  return (
    <>
      {/* The style sheet turns rows into grids: the roles are written out to stay. */}
      {/* eslint-disable jsx-a11y/no-redundant-roles */}
      <table role="table" aria-label={`${title}: one email, stop by stop`}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Time
            </th>
            <th role="columnheader" scope="col">
              Stop
            </th>
            <th role="columnheader" scope="col">
              State
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {stops.map(({time, place, state, mood, wire}) => (
            <tr role="row" key={`${time ?? ''}${place}${state}`}>
              <td role="cell">{time ?? <span className={styles.none}>no time</span>}</td>
              <td role="cell">
                <b>{place}</b>
                <span>{wire}</span>
              </td>
              <td role="cell" data-mood={mood}>
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
    <fieldset className={styles.board}>
      <legend className="vh">How the email fares</legend>
      <div className={styles.strip}>
        {journeys.map(({id, title}, index) => (
          <label key={id}>
            <input type="radio" name={name} value={id} defaultChecked={index === 0} />
            {title}
          </label>
        ))}
      </div>
      {journeys.map((journey) => (
        <div key={journey.id} className={styles.journey} data-journey={journey.id}>
          <p className={styles.title}>{journey.title}</p>
          <Board journey={journey} />
        </div>
      ))}
    </fieldset>
  );
}
