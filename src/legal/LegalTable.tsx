import {elements} from '../reading';
import {SampleMark} from '../ui';

const {table: Table} = elements;

/** From this many columns on a cell carries its column's name, as in `remarkTables`. */
const WIDE = 3;

/**
 * A table of the owner's values that looks like the ones written in Markdown.
 *
 * @param head names of the columns
 * @param rows what each is called, in the first column, and its other cells
 * @param confirmed false marks every row as a sample
 */
export function LegalTable({
  head,
  rows,
  confirmed,
}: {
  head: readonly string[];
  rows: readonly {name: string; cells: readonly string[]}[];
  confirmed: boolean;
}) {
  const labels = head.slice(1);
  const isWide = head.length >= WIDE;
  return (
    <Table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({name, cells}) => (
          <tr key={name}>
            <td>
              {name} {!confirmed && <SampleMark />}
            </td>
            {labels.map((label, index) => (
              <td key={label} {...(isWide && {'data-label': `${label}:`})}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
