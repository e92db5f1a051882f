import {useId} from 'react';
import {DataTable, type Data} from './DataTable';
import styles from './LineChart.module.css';
import {corners, spread, ticks, type Point} from '../scale';

export interface Line {
  /** Short: it stands at the end of the line. */
  name: string;
  /** From left to right. */
  points: readonly Point[];
}

/** How far labels at the ends of lines keep from each other, in percent of the height. */
const LABEL_GAP = 8;

const LINE = {fill: 'none', strokeWidth: 2.5};

/** What each line looks like. */
const LOOKS = [
  {stroke: 'var(--ink)'},
  {stroke: 'var(--blue)', strokeDasharray: '8 5'},
  {stroke: 'var(--red)', strokeDasharray: '2.5 4'},
  {stroke: 'var(--green)', strokeDasharray: '12 4 2.5 4'},
  {stroke: 'var(--yellow-line)', strokeDasharray: '16 6'},
  {stroke: 'var(--ink-3)', strokeDasharray: '5 3'},
];

function last(points: readonly Point[]): number {
  return points.at(-1)?.[1] ?? 0;
}

/**
 * Lines over time. Each is told apart by its dashes and by its name at its end, not by
 * colour alone; all numbers are in the table under it.
 */
export function LineChart({
  title,
  summary,
  lines,
  xName,
  xMarks,
  most,
  printY,
  inSteps = false,
  data,
}: {
  title: string;
  /** What the picture shows, in a sentence, for those who do not see it. */
  summary: string;
  /** At most six. */
  lines: readonly Line[];
  /** What runs from left to right: 'Month'. */
  xName: string;
  /** Values to mark on it; the last is its right end. */
  xMarks: readonly number[];
  /** Top of the chart. */
  most: number;
  printY: (value: number) => string;
  /** Values jump and stay until the next point. */
  inSteps?: boolean;
  data: Data;
}) {
  const id = useId();
  const marks = ticks(most);
  const top = marks.at(-1) ?? most;
  const right = xMarks.at(-1) ?? 1;
  const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;
  const ends = spread(
    lines.map(({points}) => 100 - (last(points) / top) * 100),
    LABEL_GAP,
  );
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <div className={styles.room}>
        <svg className={styles.plot} role="img" aria-labelledby={id}>
          <title id={id}>{summary}</title>
          <g textAnchor="end">
            {marks.map((mark) => (
              <g key={mark}>
                <line
                  stroke="var(--line)"
                  x1="0"
                  x2="100%"
                  y1={percent(1 - mark / top)}
                  y2={percent(1 - mark / top)}
                />
                <text x="0" dx="-8" y={percent(1 - mark / top)} dy="0.32em">
                  {printY(mark)}
                </text>
              </g>
            ))}
          </g>
          <g textAnchor="middle">
            {xMarks.map((mark) => (
              <text key={mark} x={percent(mark / right)} y="100%" dy="1.5em">
                {mark}
              </text>
            ))}
          </g>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
            {lines.map(({name, points}, index) => (
              <polyline
                key={name}
                {...LOOKS[index]}
                {...LINE}
                points={corners(points, [right, top], inSteps)}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </svg>
          <g fill="var(--ink)" fontWeight="600">
            {lines.map(({name}, index) => (
              <text key={name} x="100%" dx="8" y={`${ends[index] ?? 0}%`} dy="0.32em">
                {name.length > 9 ? `${name.slice(0, 8)}…` : name}
              </text>
            ))}
          </g>
        </svg>
      </div>
      <p className={styles.axis} aria-hidden="true">
        {xName}
      </p>
      {lines.length > 1 && (
        <ul className={styles.key}>
          {lines.map(({name, points}, index) => (
            <li key={name}>
              <svg aria-hidden="true" viewBox="0 0 36 8" width="36" height="8">
                <path {...LOOKS[index]} {...LINE} d="M0 4h36" />
              </svg>
              {name}
              <span>{printY(last(points))}</span>
            </li>
          ))}
        </ul>
      )}
      <DataTable title={title} data={data} />
    </figure>
  );
}
