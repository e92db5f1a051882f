import type {ReactNode} from 'react';
import {light} from './palette';
import type {Theme} from './theme';

/**
 * What somebody else wrote, set off by a bar at the side where its lines begin. It may be
 * in another language than the email, so it finds its own direction.
 */
export function Quote({theme, children}: {theme: Theme; children: ReactNode}) {
  return (
    <table
      role="presentation"
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      style={{margin: '0 0 8px'}}
    >
      <tbody>
        <tr>
          <td className="button" width="4" style={{backgroundColor: theme.color}} />
          <td
            className="ink"
            dir="auto"
            style={{
              padding: '4px 16px',
              color: light.ink,
              fontFamily: theme.font,
              fontSize: '18px',
              lineHeight: '27px',
              wordBreak: 'break-word',
            }}
          >
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
