import type {ReactNode} from 'react';
import type {Theme} from './theme';

/** Space around the button's words, as its link and Outlook's cell have it. */
const BUTTON_PADDING = {
  card: '14px 26px',
  letter: '11px 22px',
  editorial: '18px 24px',
} as const;

/**
 * The one thing to do: filled on the card, outlined in the letter, and as wide as the text
 * in the editorial. Padding sits on the link, so all of it can be pressed; Outlook on
 * Windows knows padding on cells only and takes `mso-padding-alt`. The border keeps the
 * button's outline where a client changes its ground.
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
  const padding = BUTTON_PADDING[theme.design];
  const isOutlined = theme.design === 'letter';
  const isWide = theme.design === 'editorial';
  const cell = {
    ...(!isOutlined && {backgroundColor: theme.color}),
    border: isOutlined ? `2px solid ${theme.link}` : `1px solid ${theme.color}`,
    borderRadius: theme.radius,
    msoPaddingAlt: padding,
  };
  return (
    <table
      role="presentation"
      {...(isWide && {width: '100%'})}
      border={0}
      cellPadding="0"
      cellSpacing="0"
      style={{margin: '24px 0'}}
    >
      <tbody>
        <tr>
          <td className={isOutlined ? 'edge' : 'button'} style={cell}>
            <a
              className={isOutlined ? 'link' : 'label'}
              href={href}
              style={{
                display: isWide ? 'block' : 'inline-block',
                padding,
                color: isOutlined ? theme.link : theme.onColor,
                fontFamily: theme.font,
                fontSize: isWide ? '19px' : '16px',
                fontWeight: 700,
                lineHeight: isWide ? '26px' : '22px',
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
