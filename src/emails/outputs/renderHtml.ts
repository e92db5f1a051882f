import {renderToStaticMarkup} from 'react-dom/server';
import type {Theme} from '../kit/theme';
import type {EmailTemplate, Values} from '../types';
import {formatHtml} from './formatHtml';

/** React hints the browser at images before it is asked; an email has no use for it. */
const PRELOAD = /<link rel="preload"[^>]*>/g;
/** React writes these names in capitals too; a real quote stands in no value. */
const CAPITALS = / (?:charSet|cellPadding|cellSpacing|colSpan)="/g;

/**
 * The email as HTML, with inlined styles, ready to send.
 *
 * @param values a value for each prop, as `cleanValues` makes them, or a gap
 */
export function renderHtml(
  template: EmailTemplate,
  theme: Theme,
  values: Values,
): string {
  const markup = renderToStaticMarkup(template.html(values, theme));
  const html = markup
    .replace(PRELOAD, '')
    .replace(CAPITALS, (name) => name.toLowerCase());
  return `<!DOCTYPE html>\n${formatHtml(html)}\n`;
}
