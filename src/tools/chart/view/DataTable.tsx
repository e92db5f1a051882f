import {Unfold, Table} from '../../../ui';
import styles from './DataTable.module.css';

export interface Data {
  /** Titles of the columns; the first column names the rows. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The numbers behind a chart, folded away under it. */
export function DataTable({title, data: {columns, rows}}: {title: string; data: Data}) {
  return (
    <Unfold
      label={
        <>
          The numbers<span className="vh"> of “{title}”</span>
        </>
      }
    >
      <Table figures className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Unfold>
  );
}
