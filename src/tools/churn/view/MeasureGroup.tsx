import type {ReactNode} from 'react';
import type {Measure} from '..';
import styles from './MeasureGroup.module.css';

function Line({measure: {label, formula, filled, shown, why}}: {measure: Measure}) {
  return (
    <tr>
      <th scope="row">
        {label}
        <span className={styles.formula}>{formula}</span>
        <span className={styles.filled}>{why ?? `${filled} = ${shown}`}</span>
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
      <div className={styles.left}>
        <h3 id={id} className={styles.title}>
          <span className={styles.number}>{number}</span> {title}
        </h3>
        {children}
      </div>
      <div className={styles.right}>
        <table className={styles.lines}>
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
        </table>
        {note}
      </div>
    </section>
  );
}
