import type {ReactNode} from 'react';
import {needsApp, scene} from '../../shell';
import styles from './Graph.module.css';
import {asks, LAST_DAY, steps} from './onboarding';
import {
  dayInWords,
  dueDays,
  rowAt,
  STATE_WORDS,
  waitInWords,
  type Life,
  type Progress,
} from './run';
import {StopMark} from './StopMark';

/** Days between two positions of the slider. */
const TICK = 0.25;
/** Where in a row the line of its stop is, from its top. */
const LINE = 0.68;
const ROWS = steps.length;
const due = dueDays(steps);

const across = (day: number) => (100 * day) / LAST_DAY;
const down = (row: number) => (100 * (row + LINE)) / ROWS;
const percent = (value: number) => `${value.toFixed(2)}%`;

/** A line for each day, and one for each email. */
const GRID = [
  {
    stroke: 'var(--line)',
    d: Array.from(
      {length: LAST_DAY + 1},
      (_, day) => `M${across(day).toFixed(2)} 0v100`,
    ).join(''),
  },
  {
    stroke: 'var(--line-strong)',
    d: steps.map((_, row) => `M0 ${down(row).toFixed(2)}h100`).join(''),
  },
] as const;

/** Corners of the line up to a day, in percent of the field. */
function lineTo(day: number): string {
  const days = [...due.filter((stop) => stop < day), Math.min(day, due.at(-1) ?? 0)];
  return days
    .map((at) => `${across(at).toFixed(2)},${down(rowAt(due, at)).toFixed(2)}`)
    .join(' ');
}

/** What is drawn around a place of the field. */
function At({day, row, children}: {day: number; row: number; children: ReactNode}) {
  return (
    <svg x={percent(across(day))} y={percent(down(row))} overflow="visible">
      {children}
    </svg>
  );
}

/**
 * The week as a graphic timetable: days across, emails down, and the contact's line from
 * stop to stop as far as the day. What it shows is said in words beside it.
 *
 * The bar is the thumb of a slider that is as large as the field.
 *
 * @param onMove called with the day that the bar is moved to
 */
export function Graph({
  day,
  life,
  progress: {stations, stopped},
  onMove,
}: {
  day: number;
  life: Life;
  progress: Progress;
  onMove: (day: number) => void;
}) {
  const end = Math.min(day, stopped?.day ?? day);
  return (
    <div className={styles.graph} {...scene}>
      <div className={styles.names} aria-hidden="true">
        {steps.map(({template, days}, index) => (
          <p key={template}>
            <b>{template}</b>
            <span>
              {waitInWords(days)}, {asks[index]}
            </span>
          </p>
        ))}
      </div>
      <div className={styles.field}>
        <svg
          className={styles.drawing}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {GRID.map(({stroke, d}) => (
            <path key={stroke} stroke={stroke} vectorEffect="non-scaling-stroke" d={d} />
          ))}
        </svg>
        <input
          className={styles.slider}
          type="range"
          aria-label="Day, as a slider"
          aria-valuetext={dayInWords(day)}
          min={0}
          max={LAST_DAY}
          // A day that was typed may be between two positions: the bar stands there, too.
          step={day % TICK === 0 ? TICK : 'any'}
          value={day}
          data-twin="none"
          {...needsApp}
          onChange={({target}) => {
            onMove(Math.round(Number(target.value) / TICK) * TICK);
          }}
        />
        <span
          className={styles.still}
          style={{left: percent(across(day))}}
          aria-hidden="true"
        />
        <svg
          className={styles.drawing}
          fill="var(--ink)"
          textAnchor="middle"
          aria-hidden="true"
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none">
            <polyline
              stroke="var(--line-strong)"
              strokeWidth="1.5"
              strokeDasharray="4 4"
              vectorEffect="non-scaling-stroke"
              points={lineTo(LAST_DAY)}
            />
            <polyline
              stroke="var(--ink)"
              strokeWidth="4"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              points={lineTo(end)}
            />
          </svg>
          {life.happenings.map(({day: at, text, stop}) => (
            <At key={text} day={at} row={rowAt(due, at)}>
              {/* A tick across the line, or the buffer at the end of the track. */}
              <path
                stroke={stop ? 'var(--red)' : 'var(--blue)'}
                strokeWidth={stop ? 6 : 3}
                opacity={at > day ? 0.4 : 1}
                d={stop ? 'M0-16v32' : 'M0-9v18'}
              />
            </At>
          ))}
          {stations.map(({step: {template}, day: at, state}, index) => (
            <At key={template} day={at} row={index}>
              <StopMark state={state} />
              {/* The first stop's word would leave the field on the left. */}
              <text y="-18" {...(index === 0 && {x: -9, textAnchor: 'start'})}>
                {STATE_WORDS[state]}
              </text>
            </At>
          ))}
        </svg>
      </div>
      <p className={styles.days} aria-hidden="true">
        {Array.from({length: LAST_DAY + 1}, (_, at) => (
          <span key={at}>{at}</span>
        ))}
      </p>
    </div>
  );
}
