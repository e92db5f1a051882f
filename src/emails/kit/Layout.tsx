import type {ReactNode} from 'react';
import {darkStyles} from './darkStyles';
import {light} from './palette';
import {Preheader} from './Preheader';
import type {Theme} from './theme';

interface LayoutProps {
  theme: Theme;
  /** What the email is, as in its subject: screen readers say it first. */
  title: string;
  /** The line an inbox shows after the subject. */
  preheader: string;
  footer: ReactNode;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  children: ReactNode;
}

/**
 * The frame of every email: head, hidden preheader, name, sheet, footer. The table is
 * 560 pixels wide in Outlook on Windows, which knows no `max-width`, and as wide as
 * the screen where that is less. Nothing is aligned left or right, so `dir` turns it.
 */
export function Layout({
  theme,
  title,
  preheader,
  footer,
  lang = 'en',
  dir = 'ltr',
  children,
}: LayoutProps) {
  // Outlook on Windows hands no font down into a table cell.
  const text = {
    color: light.ink,
    fontFamily: theme.font,
    fontSize: '16px',
    lineHeight: '24px',
    // A name without spaces must not make the table wider than the screen.
    wordBreak: 'break-word',
  } as const;
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="x-apple-disable-message-reformatting" content="" />
        <meta
          name="format-detection"
          content="telephone=no, date=no, address=no, email=no, url=no"
        />
        <title>{title}</title>
        <style>{darkStyles(theme)}</style>
      </head>
      <body
        className="ground"
        style={{margin: 0, padding: 0, backgroundColor: light.ground}}
      >
        <Preheader>{preheader}</Preheader>
        <div
          className="ground"
          role="article"
          aria-roledescription="email"
          aria-label={title}
          lang={lang}
          dir={dir}
          style={{padding: '24px 12px', backgroundColor: light.ground}}
        >
          <table
            role="presentation"
            align="center"
            width="560"
            border={0}
            cellPadding="0"
            cellSpacing="0"
            style={{width: '560px', maxWidth: '100%', margin: '0 auto'}}
          >
            <tbody>
              <tr>
                <td
                  className="ink"
                  style={{
                    ...text,
                    padding: '0 8px 16px',
                    fontSize: '18px',
                    fontWeight: 700,
                  }}
                >
                  {theme.logo ? (
                    <img
                      {...theme.logo}
                      alt={theme.name}
                      style={{display: 'block', border: 0, maxWidth: '100%'}}
                    />
                  ) : (
                    theme.name
                  )}
                </td>
              </tr>
              <tr>
                <td
                  className="sheet ink line"
                  style={{
                    ...text,
                    padding: '32px 28px 28px',
                    backgroundColor: light.sheet,
                    border: `1px solid ${light.line}`,
                    borderRadius: theme.radius,
                  }}
                >
                  {children}
                </td>
              </tr>
              <tr>
                <td
                  className="quiet"
                  style={{
                    ...text,
                    padding: '16px 8px 0',
                    color: light.quiet,
                    fontSize: '14px',
                    lineHeight: '21px',
                  }}
                >
                  {footer}
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </body>
    </html>
  );
}
