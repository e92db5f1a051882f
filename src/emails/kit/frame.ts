import type {ReactNode} from 'react';
import {light} from './palette';
import type {Theme} from './theme';

/** What the frame of a design is given. */
export interface FrameProps {
  theme: Theme;
  heading: string;
  footer: ReactNode;
  children: ReactNode;
}

/** Text of a cell: Outlook on Windows hands no font down into a table cell. */
export function textOf(theme: Theme) {
  return {
    color: light.ink,
    fontFamily: theme.font,
    fontSize: '16px',
    lineHeight: '25px',
    // A name without spaces must not make the table wider than the screen.
    wordBreak: 'break-word',
  } as const;
}

/** Text of the footer. */
export function footerOf(theme: Theme) {
  return {
    ...textOf(theme),
    color: light.quiet,
    fontSize: '14px',
    lineHeight: '21px',
  } as const;
}
