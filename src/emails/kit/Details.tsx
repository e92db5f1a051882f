import {light} from './palette';
import type {Theme} from './theme';

/** Facts to compare with what the reader remembers: read in order, each label before its value. */
export function Details({
  theme,
  rows,
}: {
  theme: Theme;
  /** A row without a value is left out. */
  rows: readonly {label: string; value: string | undefined}[];
}) {
  const cell = {
    padding: '8px 0',
    borderTop: `1px solid ${light.line}`,
    fontFamily: theme.font,
    fontSize: '14px',
    lineHeight: '21px',
    verticalAlign: 'top',
  };
  return (
    <table
      role="presentation"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      style={{margin: '0 0 12px'}}
    >
      <tbody>
        {rows
          .filter(({value}) => value?.trim())
          .map(({label, value}) => (
            <tr key={label}>
              <td className="quiet line" width="96" style={{...cell, color: light.quiet}}>
                {label}
              </td>
              <td className="ink line" style={{...cell, color: light.ink}}>
                {value}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
