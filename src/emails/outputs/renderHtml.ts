import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Theme} from '../kit/theme';
import type {EmailTemplate, Values} from '../types';
import {formatHtml} from './formatHtml';

/** React hints the browser at images before it is asked; an email has no use for it. */
const PRELOAD = /<link rel="preload"[^>]*>/g;

/**
 * The email as HTML, with inlined styles, ready to send.
 *
 * @param values a value for each prop, as `cleanValues` makes them, or a gap
 */
export function renderHtml(
  {component}: EmailTemplate,
  theme: Theme,
  values: Values,
): string {
  const markup = renderToStaticMarkup(createElement(component, {...values, theme}));
  return `<!DOCTYPE html>\n${formatHtml(markup.replace(PRELOAD, ''))}\n`;
}
