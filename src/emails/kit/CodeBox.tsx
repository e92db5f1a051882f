import {Rows} from './Rows';
import {light} from './palette';
import type {Theme} from './theme';

const CODES = {
  card: {
    padding: '22px 12px',
    fontSize: '32px',
    lineHeight: '38px',
    letterSpacing: '8px',
  },
  letter: {padding: '0', fontSize: '32px', lineHeight: '38px', letterSpacing: '6px'},
  editorial: {
    padding: '28px 12px',
    fontSize: '44px',
    lineHeight: '52px',
    letterSpacing: '6px',
  },
} as const;

/** A code to type or copy; it stays in one piece and reads left to right. */
export function CodeBox({theme, code}: {theme: Theme; code: string}) {
  const isBoxed = theme.design !== 'letter';
  return (
    <Rows margin="24px 0">
      <tr>
        <td
          className={isBoxed ? 'ground ink' : 'ink'}
          {...(isBoxed && {align: 'center'})}
          dir="ltr"
          style={{
            ...CODES[theme.design],
            ...(isBoxed && {backgroundColor: light.ground, borderRadius: theme.radius}),
            color: light.ink,
            fontFamily: 'Menlo, Consolas, monospace',
            fontWeight: 700,
          }}
        >
          {code}
        </td>
      </tr>
    </Rows>
  );
}
