import {themeOf, type Brand} from '../brand';
import {examplesOf} from '../gaps';
import type {EmailTemplate} from '../types';
import {renderHtml} from './renderHtml';

/** The email with its example's values: what its page first shows, and its picture. */
export function exampleHtml(template: EmailTemplate, brand: Brand): string {
  return renderHtml(template, themeOf(brand), examplesOf(template.props));
}
