import {useId, useState} from 'react';
import {needsApp, scene} from '../../shell';
import {ApiCall} from '../scenes';
import {Graph} from './Graph';
import {ada, asks, LAST_DAY, lives, STARTED_AT, steps} from './onboarding';
import {
  dayInWords,
  progressAt,
  readDay,
  STATE_WORDS,
  type Life,
  type Progress,
} from './run';
import styles from './Timetable.module.css';

const FIRST_DAY = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

function isoAt(day: number): string {
  const moment = new Date(Date.parse(STARTED_AT) + day * DAY_MS);
  return moment.toISOString().replace('.000Z', 'Z');
}

const emails = (count: number) => (count === 1 ? '1 email' : `${String(count)} emails`);

/** What comes next for the contact, in a sentence. */
function nextInWords({stations, stopped, status}: Progress): string {
  if (stopped) {
    return `Stopped on ${dayInWords(stopped.day)}: ${stopped.reason}. Later steps are not sent.`;
  }
  const next = stations.findIndex(({state}) => state === 'waits');
  const station = stations[next];
  if (!station || status === 'finished') {
    return 'The run is finished.';
  }
  return `Next: ${station.step.template} on ${dayInWords(station.day)} (${asks[next] ?? ''}).`;
}

/** The run as the API answers it. */
function runOf({stations, stopped, status}: Progress) {
  const next = stations.findIndex(({state}) => state === 'waits');
  const station = status === 'active' ? stations[next] : undefined;
  const last = stations.at(-1)?.day ?? 0;
  const ended = stopped?.day ?? (status === 'finished' ? last : undefined);
  return {
    sequence: 'onboarding',
    status,
    step: station ? next : null,
    nextAt: station ? isoAt(station.day) : null,
    endedAt: ended === undefined ? null : isoAt(ended),
    stopReason: stopped?.reason ?? null,
  };
}

function Result({life, day, progress}: {life: Life; day: number; progress: Progress}) {
  const happened = life.happenings.filter((happening) => happening.day <= day);
  return (
    <div className={styles.result}>
      <div>
        <p role="status" className={styles.sum}>
          <b>
            {ada.name}, {dayInWords(day)}: {emails(progress.sent)}.
          </b>{' '}
          {nextInWords(progress)}
        </p>
        <ul className={styles.list}>
          {progress.stations.map(({step: {template}, day: at, state, why}) => (
            <li key={template} data-state={state}>
              <code>{template}</code> {STATE_WORDS[state]}
              {why ? `: ${why}` : `, ${dayInWords(at)}`}
            </li>
          ))}
        </ul>
        {happened.length > 0 && (
          <ul className={styles.events}>
            {happened.map(({day: at, text}) => (
              <li key={text}>
                {text} <span>{dayInWords(at)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ApiCall
        call="GET …/contacts/ada@customer.example"
        answer="200 OK"
        body={runOf(progress)}
        className={styles.call}
      />
    </div>
  );
}

/** The onboarding sequence as an enamel timetable; the visitor moves the day. */
export function Timetable() {
  const id = useId();
  const [chosen, setChosen] = useState('busy');
  const [day, setDay] = useState(FIRST_DAY);
  const [typed, setTyped] = useState(String(FIRST_DAY));
  const life = lives.find((one) => one.id === chosen) ?? {
    id: '',
    label: '',
    happenings: [],
  };
  const progress = progressAt(steps, ada, life, day);
  const wrong = readDay(typed, LAST_DAY) === undefined;

  return (
    <div className={styles.plate} {...scene}>
      <p className={styles.caption}>
        <b>onboarding</b>
        <span>
          An onboarding sequence for a 7-day trial. {ada.name} signs up on day 0.
        </span>
      </p>
      <fieldset className={styles.lives} data-twin="none">
        <legend>What {ada.name} does</legend>
        {lives.map(({id: value, label}) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}life`}
              value={value}
              checked={value === chosen}
              {...needsApp}
              onChange={() => {
                setChosen(value);
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <Graph
        day={day}
        life={life}
        progress={progress}
        onMove={(moved) => {
          setDay(moved);
          setTyped(String(moved));
        }}
      />
      <div className={styles.control} data-twin="none">
        <label htmlFor={`${id}day`} className={styles.dayLabel}>
          Day
        </label>
        <input
          id={`${id}day`}
          className={styles.exact}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={typed}
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}hint`}
          {...needsApp}
          onChange={({target}) => {
            setTyped(target.value);
            setDay(readDay(target.value, LAST_DAY) ?? day);
          }}
        />
        <p id={`${id}hint`} className={styles.hint} data-wrong={wrong ? '' : undefined}>
          {wrong
            ? `Enter a day from 0 to ${String(LAST_DAY)}, such as 2.5.`
            : `Drag the yellow bar in the chart, or enter a day from 0 to ${String(LAST_DAY)}.`}
        </p>
      </div>
      <noscript>
        <p className={styles.noscript}>
          You need JavaScript to shift the day. Without it, you see day 3 of the first
          example, and the table below shows all five.
        </p>
      </noscript>
      <Result life={life} day={day} progress={progress} />
    </div>
  );
}
