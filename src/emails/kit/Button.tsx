import type {ReactNode} from 'react';
import type {Theme} from './theme';

/**
 * The one thing to do. Padding sits on the link, so all of it can be pressed; Outlook
 * on Windows knows padding on cells only and takes `mso-padding-alt`. The border keeps
 * the button's outline where a client changes its ground.
 */
export function Button({
  theme,
  href,
  children,
}: {
  theme: Theme;
  href: string;
  children: ReactNode;
}) {
  const cell = {
    backgroundColor: theme.color,
    border: `1px solid ${theme.color}`,
    borderRadius: theme.radius,
    msoPaddingAlt: '14px 26px',
  };
  return (
    <table
      role="presentation"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      style={{margin: '24px 0'}}
    >
      <tbody>
        <tr>
          <td className="button" style={cell}>
            <a
              className="label"
              href={href}
              style={{
                display: 'inline-block',
                padding: '14px 26px',
                color: theme.onColor,
                fontFamily: theme.font,
                fontSize: '16px',
                fontWeight: 700,
                lineHeight: '22px',
                textDecoration: 'none',
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
