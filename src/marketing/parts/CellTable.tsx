import type {ReactNode} from 'react';
import styles from './CellTable.module.css';

interface Column {
  name: string;
  /** Above the name, in the head of the table. */
  over?: string;
}

/**
 * A table of words: rows with a heading each, the last column being the one that counts.
 * Small screens show a row as a block, whose cells name their columns.
 */
export function CellTable({
  label,
  first,
  columns,
  rows,
}: {
  label: string;
  /** What the headings of the rows are. */
  first: string;
  columns: readonly Column[];
  rows: readonly {title: string; cells: readonly ReactNode[]}[];
}) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {columns.map(({name, over}) => (
            <th key={name} scope="col">
              {over && <small>{over}</small>} {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({title, cells}) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {columns.map(({name, over}, index) => (
              <td key={name} data-column={[over, name].filter(Boolean).join(': ')}>
                <span>{cells[index]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
