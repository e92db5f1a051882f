import type {ReactNode} from 'react';
import {CardFrame} from './CardFrame';
import {EditorialFrame} from './EditorialFrame';
import {LetterFrame} from './LetterFrame';
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
  /** The one line that says what the email is about. */
  heading: string;
  footer: ReactNode;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  children: ReactNode;
}

const FRAMES = {card: CardFrame, letter: LetterFrame, editorial: EditorialFrame};

/**
 * The document of every email: head, hidden preheader, and the frame of its design. The
 * table is 560 pixels wide in Outlook on Windows, which knows no `max-width`, and as wide
 * as the screen where that is less. Nothing is aligned left or right, so `dir` turns it.
 */
export function Layout({
  theme,
  title,
  preheader,
  heading,
  footer,
  lang = 'en',
  dir = 'ltr',
  children,
}: LayoutProps) {
  const Frame = FRAMES[theme.design];
  // Only the card lies on a ground; the others are written on the page itself.
  const ground = theme.design === 'card' ? 'ground' : 'sheet';
  const page = {backgroundColor: light[ground]};
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
      <body className={ground} style={{margin: 0, padding: 0, ...page}}>
        <Preheader>{preheader}</Preheader>
        <div
          className={ground}
          role="article"
          aria-roledescription="email"
          aria-label={title}
          lang={lang}
          dir={dir}
          style={page}
        >
          <Frame theme={theme} heading={heading} footer={footer}>
            {children}
          </Frame>
        </div>
      </body>
    </html>
  );
}
