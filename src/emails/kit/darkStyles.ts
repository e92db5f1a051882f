import {dark} from './palette';
import type {Theme} from './theme';

/**
 * Dark mode, twice: the media query for clients that have it, and the attributes by
 * which Outlook.com and the Outlook apps mark what they have recolored. The space
 * before `!important` is for Outlook on Windows, and so is the first rule: without it,
 * Outlook sets lines further apart than they are. Nothing else in the email needs a style
 * sheet, so clients that drop it lose dark mode only.
 */
export function darkStyles(theme: Theme): string {
  const grounds = {
    ground: dark.ground,
    sheet: dark.sheet,
    button: theme.darkColor,
    track: dark.line,
  };
  const texts = {
    ink: dark.ink,
    quiet: dark.quiet,
    link: theme.darkLink,
    label: theme.onDarkColor,
  };
  const rules = [
    ...Object.entries(grounds).map(
      ([name, color]) => `.${name} { background-color: ${color} !important; }`,
    ),
    ...Object.entries(texts).map(
      ([name, color]) => `.${name} { color: ${color} !important; }`,
    ),
    `.line { border-color: ${dark.line} !important; }`,
    `.edge { border-color: ${theme.darkLink} !important; }`,
  ];
  const marked = rules.map(
    (rule) => `${rule.includes('background') ? '[data-ogsb]' : '[data-ogsc]'} ${rule}`,
  );
  return [
    'td, th, div, p, h1, h2, a { mso-line-height-rule: exactly; }',
    ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
    '@media (prefers-color-scheme: dark) {',
    ...rules.map((rule) => `  ${rule}`),
    '}',
    ...marked,
  ].join('\n');
}
