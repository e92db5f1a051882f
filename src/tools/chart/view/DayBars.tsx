import {useId} from 'react';
import {ticks} from '../scale';
import {DataTable, type Data} from './DataTable';
import styles from './DayBars.module.css';
import {Fills, fillOf} from './Fills';

export interface DayBar {
  /** As the table names it, such as YYYY-MM-DD. */
  day: string;
  /** One for each part, 0 or more. */
  values: readonly number[];
}

/** Days that get their name below the bars. */
const MOST_NAMES = 5;

/**
 * Totals by day, each a bar of the same parts stacked from the ground. Parts are told apart
 * by pattern; all numbers are in the table under it.
 */
export function DayBars({
  title,
  summary,
  parts,
  days,
  printDay,
  printValue,
}: {
  title: string;
  /** What the picture shows, in a sentence, for those who do not see it. */
  summary: string;
  /** Names of the parts, from the ground up. */
  parts: readonly string[];
  /** From left to right; at least one. */
  days: readonly DayBar[];
  printDay: (day: string) => string;
  printValue: (value: number) => string;
}) {
  const id = useId();
  const sums = days.map(({values}) => values.reduce((sum, value) => sum + value, 0));
  const marks = ticks(Math.max(1, ...sums));
  const top = marks.at(-1) ?? 1;
  const step = Math.max(1, Math.ceil(days.length / MOST_NAMES));
  const data: Data = {
    columns: ['Day', ...parts],
    rows: days.map(({day, values}) => [day, ...values.map(printValue)]),
  };
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <div className={styles.room}>
        <svg className={styles.plot} role="img" aria-label={summary}>
          <Fills id={id} />
          {marks.map((mark) => (
            <g key={mark}>
              <line
                stroke="var(--line)"
                x1="0"
                x2="100%"
                y1={percent(1 - mark / top)}
                y2={percent(1 - mark / top)}
              />
              <text
                x="0"
                dx="-8"
                y={percent(1 - mark / top)}
                dy="0.32em"
                textAnchor="end"
              >
                {printValue(mark)}
              </text>
            </g>
          ))}
          {days.map(({day, values}, index) => {
            let ground = 0;
            return (
              <g key={day}>
                {values.map((value, part) => {
                  ground += value;
                  return (
                    <rect
                      key={parts[part]}
                      stroke="var(--paper)"
                      x={percent((index + 0.14) / days.length)}
                      width={percent(0.72 / days.length)}
                      y={percent(1 - ground / top)}
                      height={percent(value / top)}
                      fill={fillOf(id, part)}
                    />
                  );
                })}
                {index % step === 0 && (
                  <text
                    textAnchor="middle"
                    x={percent((index + 0.5) / days.length)}
                    y="100%"
                    dy="1.5em"
                  >
                    {printDay(day)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
      <ul className={styles.key}>
        {parts.map((part, index) => (
          <li key={part}>
            <svg aria-hidden="true" width="24" height="14">
              <Fills id={`${id}key${index}`} />
              <rect width="24" height="14" fill={fillOf(`${id}key${index}`, index)} />
            </svg>
            {part}
          </li>
        ))}
      </ul>
      <DataTable title={title} data={data} />
    </figure>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`;
}
