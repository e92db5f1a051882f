/**
 * Makes every form of an email anew from what a reader types. A chunk of its own,
 * loaded when the reader begins to edit.
 */
import {cleanValue, cleanValues, fillCode, fillHighlighted, type Syntax} from './engine';
import {FIELDS} from './fragment';
import {themeValues} from './gaps';
import {isColor} from './isColor';
import type {OutputId} from './outputs';
import type {LiveTemplate, TemplatePage} from './pageData';
import type {Values} from './types';

/** An email as the page shows it; what is highlighted is HTML. */
export interface Shown {
  preview: string;
  brandName: string;
  subject: string;
  preheader: string;
  /** Where it goes to, as its header says. */
  to: string;
  outputs: Readonly<Record<OutputId, string>>;
  samples: TemplatePage['samples'];
}

/**
 * @param fields the form's fields by name, from `FormData`
 */
export function show(page: TemplatePage, live: LiveTemplate, fields: Values): Shown {
  const color = fields[FIELDS.brandColor];
  const brand = {
    ...live.brand,
    name: cleanValue(fields[FIELDS.brandName] ?? '') || live.brand.name,
    color: isColor(color) ? color : live.brand.color,
  };
  const own = themeValues(brand);
  const line = page.subjects[Number(fields[FIELDS.subject] ?? 0)] ?? page.subjects[0];
  const props = cleanValues(page.props, fields);
  const values = {...props, ...own};
  const subject = fillCode(line.text, values, 'text');
  const all = {...values, gap__subject: subject};
  const filled = FIELDS.filled in fields;
  const html = (code: string, syntax: Syntax, keepsGaps: boolean) =>
    fillHighlighted(code, keepsGaps && !filled ? own : all, syntax);
  return {
    preview: fillCode(live.code, all, 'markup'),
    brandName: brand.name,
    subject,
    preheader: fillCode(page.preheader, values, 'text'),
    to: fillCode(page.recipient, values, 'text'),
    outputs: Object.fromEntries(
      live.outputs.map(({id, syntax, keepsGaps, html: code}) => [
        id,
        html(code, syntax, keepsGaps),
      ]),
    ) as Record<OutputId, string>,
    samples: live.samples.map(({language, html: code}) => ({
      language,
      html: html(code, language, false),
    })),
  };
}
