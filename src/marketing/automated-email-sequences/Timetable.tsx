import clsx from 'clsx';
import {useState} from 'react';
import {needsApp, scene} from '../../shell';
import {ChoiceRow, Columns, TextField} from '../../ui';
import {ApiCall, Caption, Plate} from '../scenes';
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
import {StopMark} from './StopMark';
import styles from './Timetable.module.css';

const FIRST_DAY = 3;
const FIRST_LIFE = 'busy';
const DAY_MS = 24 * 60 * 60 * 1000;

function isoAt(day: number): string {
  const moment = new Date(Date.parse(STARTED_AT) + day * DAY_MS);
  return moment.toISOString().replace('.000Z', 'Z');
}

const emails = (count: number) => (count === 1 ? '1 email' : `${String(count)} emails`);

/** What comes next for the contact, in a sentence. */
function nextInWords({stations, stopped, status}: Progress): string {
  if (stopped) {
    return `Stopped on ${dayInWords(stopped.day)} (${stopped.reason}), so later steps are not sent.`;
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
    <Columns split="1fr 1fr" className={styles.result}>
      <div className={styles.said}>
        <p role="status">
          <b>
            {ada.name}, {dayInWords(day)}: {emails(progress.sent)}.
          </b>{' '}
          {nextInWords(progress)}
        </p>
        <ul aria-label="Emails">
          {progress.stations.map(({step: {template}, day: at, state, why}) => (
            <li key={template}>
              <svg viewBox="-10 -10 20 20" width="14" aria-hidden="true">
                <StopMark state={state} />
              </svg>
              <span>
                <code>{template}</code> {STATE_WORDS[state]}
                {why ? `: ${why}` : `, ${dayInWords(at)}`}
              </span>
            </li>
          ))}
        </ul>
        {happened.length > 0 && (
          <ul className={styles.events}>
            {happened.map(({day: at, text}) => (
              <li key={text}>
                {text} <span className="small">{dayInWords(at)}</span>
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
    </Columns>
  );
}

/** The onboarding sequence as an enamel timetable; the visitor moves the day. */
export function Timetable() {
  const [chosen, setChosen] = useState(FIRST_LIFE);
  const [day, setDay] = useState(FIRST_DAY);
  const [typed, setTyped] = useState(String(FIRST_DAY));
  const life = lives.find((one) => one.id === chosen) ?? {
    id: '',
    label: '',
    happenings: [],
  };
  const progress = progressAt(steps, ada, life, day);
  const wrong = readDay(typed, LAST_DAY) === undefined;
  const days = `a day from 0 to ${String(LAST_DAY)}`;

  return (
    <Plate>
      <Caption title="onboarding">
        An onboarding sequence for a 7-day trial. {ada.name} signs up on day 0.
      </Caption>
      <div
        className={styles.scripted}
        data-twin="none"
        {...scene}
        onChange={({target}) => {
          setChosen((target as HTMLInputElement).value);
        }}
      >
        <ChoiceRow
          legend={`What ${ada.name} does`}
          name="life"
          first={FIRST_LIFE}
          options={lives.map(({id, label}) => ({value: id, label}))}
        />
      </div>
      <Graph
        day={day}
        life={life}
        progress={progress}
        onMove={(moved) => {
          setDay(moved);
          setTyped(String(moved));
        }}
      />
      <div className={clsx(styles.scripted, styles.day)} data-twin="none">
        <TextField
          label="Day"
          hint={`Drag the yellow bar in the chart, or enter ${days}.`}
          problem={wrong ? `Enter ${days}, such as 2.5.` : undefined}
          inputMode="decimal"
          value={typed}
          {...needsApp}
          onChange={({target}) => {
            setTyped(target.value);
            setDay(readDay(target.value, LAST_DAY) ?? day);
          }}
        />
      </div>
      <noscript>
        <p className="small quiet">
          You need JavaScript to shift the day. Without it, you see day 3 of the first
          example, and the table below shows all five.
        </p>
      </noscript>
      <Result life={life} day={day} progress={progress} />
    </Plate>
  );
}
