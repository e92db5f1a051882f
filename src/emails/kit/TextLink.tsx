import type {ReactNode} from 'react';
import type {Theme} from './theme';

/** A link in running text. A bare address breaks anywhere and reads left to right. */
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
    <a
      className="link"
      href={href}
      dir="ltr"
      style={{color: theme.link, wordBreak: 'break-all'}}
    >
      {href}
    </a>
  );
}
