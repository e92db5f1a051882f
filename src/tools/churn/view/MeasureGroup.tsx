import type {ReactNode} from 'react';
import {Table} from '../../../ui';
import type {Measure} from '..';
import styles from './MeasureGroup.module.css';

function Line({measure: {label, formula, filled, shown, why}}: {measure: Measure}) {
  return (
    <tr>
      <th scope="row">
        {label} <span>{formula}</span> <span>{why ?? `${filled} = ${shown}`}</span>
      </th>
      <td data-empty={why ? '' : undefined}>{shown}</td>
    </tr>
  );
}

/** A group of measures: what comes in on the left, what it makes on the right. */
export function MeasureGroup({
  id,
  number,
  title,
  measures,
  note,
  children,
}: {
  id: string;
  number: number;
  title: string;
  measures: readonly Measure[];
  /** Under the lines. */
  note?: ReactNode;
  /** The left page. */
  children: ReactNode;
}) {
  return (
    <section className={styles.leaf} aria-labelledby={id}>
      <div>
        <h3 id={id}>
          <span>{number}</span> {title}
        </h3>
        {children}
      </div>
      <div>
        <Table figures className={styles.lines}>
          <caption className="vh">{title}: formulas and results</caption>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {measures.map((measure) => (
              <Line key={measure.id} measure={measure} />
            ))}
          </tbody>
        </Table>
        {note}
      </div>
    </section>
  );
}
