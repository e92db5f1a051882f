import type {ReactNode} from 'react';
import {Rows} from './Rows';
import {light} from './palette';
import type {Theme} from './theme';

const QUOTES = {
  card: {fontSize: '18px', lineHeight: '27px'},
  letter: {fontSize: '18px', lineHeight: '29px'},
  editorial: {fontSize: '26px', lineHeight: '35px'},
} as const;

/**
 * What another person wrote, set off by a bar at the side where its lines begin. It may be
 * in another language than the email, so it finds its own direction.
 */
export function Quote({theme, children}: {theme: Theme; children: ReactNode}) {
  return (
    <Rows margin="0 0 8px">
      <tr>
        <td className="button" width="4" style={{backgroundColor: theme.color}} />
        <td
          className="ink"
          dir="auto"
          style={{
            padding: '4px 16px',
            color: light.ink,
            fontFamily: theme.font,
            ...QUOTES[theme.design],
            wordBreak: 'break-word',
          }}
        >
          {children}
        </td>
      </tr>
    </Rows>
  );
}
