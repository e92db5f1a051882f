import clsx from 'clsx';
import styles from './Graph.module.css';
import {asks, LAST_DAY, steps} from './onboarding';
import {dueDays, rowAt, type Life, type Progress} from './run';

/** Where in a row the line of its stop is, from its top. */
const LINE = 0.68;
const ROWS = steps.length;
const due = dueDays(steps);

const across = (day: number) => (100 * day) / LAST_DAY;
const down = (row: number) => (100 * (row + LINE)) / ROWS;
const percent = (value: number) => `${value.toFixed(2)}%`;

/** Corners of the line up to a day, in percent of the field. */
function lineTo(day: number): string {
  const days = [...due.filter((stop) => stop < day), Math.min(day, due.at(-1) ?? 0)];
  return days
    .map((at) => `${across(at).toFixed(2)},${down(rowAt(due, at)).toFixed(2)}`)
    .join(' ');
}

/**
 * The week as a graphic timetable: days across, emails down, and the contact's line from
 * stop to stop as far as the day. What it shows is said in words beside it.
 */
export function Graph({
  day,
  life,
  progress: {stations, stopped},
}: {
  day: number;
  life: Life;
  progress: Progress;
}) {
  const end = Math.min(day, stopped?.day ?? day);
  return (
    <div className={styles.graph} aria-hidden="true">
      <div className={styles.names}>
        {steps.map(({template, wait}, index) => (
          <p key={template}>
            <b>{template}</b>
            <span>
              {wait}, {asks[index]}
            </span>
          </p>
        ))}
      </div>
      <div className={styles.field}>
        <span className={styles.today} style={{left: percent(across(day))}} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline className={styles.planned} points={lineTo(LAST_DAY)} />
          <polyline className={styles.gone} points={lineTo(end)} />
        </svg>
        {life.happenings.map(({day: at, text, stop}) => (
          <span
            key={text}
            className={clsx(
              stop ? styles.buffer : styles.event,
              at > day && styles.ahead,
            )}
            style={{left: percent(across(at)), top: percent(down(rowAt(due, at)))}}
          />
        ))}
        {stations.map(({step: {template}, day: at, state}, index) => (
          <span
            key={template}
            className={styles.stop}
            data-state={state}
            data-edge={index === 0}
            style={{left: percent(across(at)), top: percent(down(index))}}
          >
            <span>{state}</span>
          </span>
        ))}
      </div>
      <p className={styles.days}>
        {Array.from({length: LAST_DAY + 1}, (_, at) => (
          <span key={at}>{at}</span>
        ))}
      </p>
    </div>
  );
}
