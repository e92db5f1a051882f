import type {ReactNode} from 'react';
import type {Theme} from './theme';

/**
 * A link in running text. A bare address begins on a line of its own, so that it can be
 * copied as a whole; it breaks anywhere and reads left to right.
 */
export function TextLink({
  theme,
  href,
  children,
}: {
  theme: Theme;
  href: string;
  children?: ReactNode;
}) {
  return children ? (
    <a className="link" href={href} style={{color: theme.link}}>
      {children}
    </a>
  ) : (
    <>
      <br />
      <a
        className="link"
        href={href}
        dir="ltr"
        style={{color: theme.link, wordBreak: 'break-all'}}
      >
        {href}
      </a>
    </>
  );
}
