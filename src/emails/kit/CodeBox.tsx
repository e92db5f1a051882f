import {light} from './palette';

/** A code to type or copy; it stays in one piece and reads left to right. */
export function CodeBox({code}: {code: string}) {
  return (
    <table
      role="presentation"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      style={{margin: '24px 0'}}
    >
      <tbody>
        <tr>
          <td
            className="ground ink"
            align="center"
            dir="ltr"
            style={{
              padding: '20px 12px',
              backgroundColor: light.ground,
              color: light.ink,
              fontFamily: 'Menlo, Consolas, monospace',
              fontSize: '30px',
              lineHeight: '36px',
              letterSpacing: '6px',
            }}
          >
            {code}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
