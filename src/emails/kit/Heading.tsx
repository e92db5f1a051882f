import type {ReactNode} from 'react';
import {Rows} from './Rows';
import {light} from './palette';
import type {Theme} from './theme';

const HEADINGS = {
  card: {fontSize: '17px', fontWeight: 700, lineHeight: '25px'},
  letter: {fontSize: '17px', fontWeight: 700, lineHeight: '28px'},
  editorial: {fontSize: '22px', fontWeight: 800, lineHeight: '28px'},
} as const;

/** Begins a part of the email; the editorial draws a heavy line above it. */
export function Heading({theme, children}: {theme: Theme; children: ReactNode}) {
  const look = HEADINGS[theme.design];
  if (theme.design !== 'editorial') {
    return <h2 style={{margin: '28px 0 4px', ...look}}>{children}</h2>;
  }
  return (
    <Rows margin="36px 0 0">
      <tr>
        <td
          className="ink edge"
          style={{
            padding: '14px 0 6px',
            borderTop: `4px solid ${theme.link}`,
            color: light.ink,
            fontFamily: theme.font,
          }}
        >
          <h2 style={{margin: 0, ...look}}>{children}</h2>
        </td>
      </tr>
    </Rows>
  );
}
