/**
 * Makes every form of an email anew from what a reader types. A chunk of its own,
 * loaded when the reader begins to edit.
 */
import type {Brand} from './brand';
import {isDesign, isFontName, isRadius} from './brandChoices';
import {cleanValue, cleanValues, fillCode, fillHighlighted, type Syntax} from './engine';
import {FIELDS} from './fragment';
import {themeValues} from './gaps';
import {isColor} from './isColor';
import type {OutputId} from './outputs';
import type {LiveTemplate, TemplatePage} from './pageData';
import {valuesOf} from './rows';
import type {Texts} from './types';

/** An email as the page shows it; what is highlighted is HTML. */
export interface Shown {
  preview: string;
  brandName: string;
  subject: string;
  /** Every subject there is to choose. */
  subjects: readonly string[];
  preheader: string;
  /** Where it goes to, as its header says. */
  to: string;
  outputs: Readonly<Record<OutputId, string>>;
  samples: TemplatePage['samples'];
}

/** The brand as the form says; what it does not say, or says wrongly, as built. */
function brandOf(fields: Texts, built: Brand): Brand {
  const name = cleanValue(fields[FIELDS.brandName] ?? '');
  const color = fields[FIELDS.brandColor];
  const font = fields[FIELDS.brandFont];
  const design = fields[FIELDS.brandDesign];
  const radius = fields[FIELDS.brandRadius] ?? '';
  return {
    ...built,
    ...(name && {name}),
    ...(isColor(color) && {color}),
    ...(isFontName(font) && {font}),
    ...(isDesign(design) && {design}),
    ...(isRadius(radius) && {radius: Number(radius)}),
  };
}

/** Calls a function at the first question, and keeps its answer. */
function once<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

/**
 * @param fields the form's fields by name, from `FormData`
 * @returns the letter, and the code when somebody asks for it: the letter is shown first
 */
export function show(page: TemplatePage, live: LiveTemplate, fields: Texts): Shown {
  const brand = brandOf(fields, live.brand);
  const own = themeValues(brand);
  const props = cleanValues(page.props, valuesOf(page.props, fields));
  const values = {...props, ...own};
  const subjects = page.subjects.map(({text}) => fillCode(text, values, 'text'));
  const subject = subjects[Number(fields[FIELDS.subject] ?? 0)] ?? subjects[0] ?? '';
  const design = live.designs[brand.design];
  const all = {...values, gap__subject: subject};
  const filled = FIELDS.filled in fields;
  const html = (code: string, syntax: Syntax, keepsGaps: boolean) =>
    fillHighlighted(code, keepsGaps && !filled ? own : all, syntax);
  const outputs = once(
    () =>
      Object.fromEntries(
        live.outputs.map(({id, syntax, keepsGaps, html: code}) => [
          id,
          html(id === 'html' && design ? design.html : code, syntax, keepsGaps),
        ]),
      ) as Record<OutputId, string>,
  );
  const samples = once(() =>
    live.samples.map(({language, html: code}) => ({
      language,
      html: html(code, language, false),
    })),
  );
  return {
    preview: fillCode(design?.code ?? live.code, all, 'markup'),
    brandName: brand.name,
    subject,
    subjects,
    preheader: fillCode(page.preheader, values, 'text'),
    to: fillCode(page.recipient, values, 'text'),
    get outputs() {
      return outputs();
    },
    get samples() {
      return samples();
    },
  };
}
