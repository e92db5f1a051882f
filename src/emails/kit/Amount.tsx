import {light} from './palette';
import type {Theme} from './theme';

/** The one figure the letter is about, with what it is. */
export function Amount({
  theme,
  label,
  children,
}: {
  theme: Theme;
  label: string;
  children: string;
}) {
  const text = {fontFamily: theme.font, fontVariantNumeric: 'tabular-nums'};
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
            className="ground quiet"
            style={{
              ...text,
              padding: '18px 20px 0',
              backgroundColor: light.ground,
              color: light.quiet,
              fontSize: '14px',
              lineHeight: '21px',
            }}
          >
            {label}
          </td>
        </tr>
        <tr>
          <td
            className="ground ink"
            style={{
              ...text,
              padding: '0 20px 16px',
              backgroundColor: light.ground,
              color: light.ink,
              fontSize: '34px',
              fontWeight: 700,
              lineHeight: '44px',
            }}
          >
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
