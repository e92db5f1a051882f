import {elements} from '../../reading';

const {table: Table} = elements;

/** A table of a guide: rows of plain cells. */
export function GuideTable({
  head,
  rows,
  code = false,
}: {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Whether the first column is set as code. */
  code?: boolean;
}) {
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
        {rows.map(([first, ...others]) => (
          <tr key={[first, ...others].join()}>
            <td>{code ? <code>{first}</code> : first}</td>
            {others.map((cell, column) => (
              <td
                key={head[column + 1]}
                // On a narrow screen, where a row of several columns has no head.
                data-label={others.length > 1 ? `${head[column + 1] ?? ''}:` : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
