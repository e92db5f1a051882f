/**
 * Makes every form of an email anew from what a reader types. A chunk of its own,
 * loaded when the reader begins to edit.
 */
import {partValues, withParts, withPartsHighlighted, type BrandParts} from './brandParts';
import {brandOf} from './brandOf';
import {cleanValue, cleanValues, fillCode, fillHighlighted, type Syntax} from './engine';
import {emlOf, type Letter} from './eml';
import {FIELDS} from './fragment';
import {themeValues} from './gaps';
import type {DesignName} from './kit/theme';
import {mailbox} from './mailbox';
import type {OutputId} from './outputs';
import type {Logo} from './ownBrand';
import type {LiveTemplate, TemplatePage} from './pageData';
import {valuesOf} from './rows';
import type {Texts, Values} from './types';
import type {Shown} from './shown';
import {unhighlight} from './unhighlight';

export {checkVersion} from './checkVersion';
export type {Shown} from './shown';

/** Calls a function at the first question, and keeps its answer. */
function once<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** What a form says of one version of an email. */
interface Version {
  brandName: string;
  from: string;
  to: string;
  subject: string;
  subjects: readonly string[];
  preheader: string;
  /** For the gaps of the brand alone, and for all gaps. */
  own: Values;
  all: Values;
  address: string;
  design: DesignName;
}

function versionOf(page: TemplatePage, live: LiveTemplate, fields: Texts): Version {
  const brand = brandOf(fields, live.brand);
  const own = themeValues(brand);
  const values = {...cleanValues(page.props, valuesOf(page.props, fields)), ...own};
  const subjects = page.subjects.map(({text}) => fillCode(text, values, 'text'));
  const subject = subjects[Number(fields[FIELDS.subject] ?? 0)] ?? subjects[0] ?? '';
  const from = cleanValue(fields[FIELDS.from] ?? '') || page.sender;
  const to =
    cleanValue(fields[FIELDS.to] ?? '') || fillCode(page.recipient, values, 'text');
  return {
    brandName: brand.name,
    from,
    to,
    subject,
    subjects,
    preheader: fillCode(page.preheader, values, 'text'),
    own,
    all: {
      ...values,
      gap__subject: subject,
      gap__from: mailbox(brand.name, from),
      gap__to: to,
    },
    address: cleanValue(fields[FIELDS.brandAddress] ?? ''),
    design: brand.design,
  };
}

/** The email's HTML with gaps, in one of the designs. */
function codeIn(live: LiveTemplate, design: DesignName): string {
  return live.designs[design]?.code ?? live.code;
}

/** The logo where it will be served, once the visitor has said where. */
function servedLogo(fields: Texts, logo: Logo | undefined): BrandParts {
  const src = cleanValue(fields[FIELDS.brandLogo] ?? '');
  return logo && src.startsWith('https://')
    ? {logo: {src, width: logo.width, height: logo.height}}
    : {};
}

/**
 * @param fields the form's fields by name, from `FormData`
 * @param logo the visitor's own, which the preview shows
 * @returns the letter, and the code when it is asked for: the letter is shown first
 */
export function show(
  page: TemplatePage,
  live: LiveTemplate,
  fields: Texts,
  logo?: Logo,
): Shown {
  const {own, all, address, design, ...version} = versionOf(page, live, fields);
  const filled = FIELDS.filled in fields;
  const local: BrandParts = {
    address,
    ...(logo && {logo: {...logo, src: logo.data}}),
  };
  const served: BrandParts = {address, ...servedLogo(fields, logo)};
  const html = (code: string, syntax: Syntax, keepsGaps: boolean) =>
    fillHighlighted(
      code,
      {...(keepsGaps && !filled ? own : all), ...partValues(served)},
      syntax,
    );
  const outputs = once(
    () =>
      Object.fromEntries(
        live.outputs.map(({id, syntax, keepsGaps, html: code}) => [
          id,
          html(
            withPartsHighlighted(
              id === 'html' ? (live.designs[design]?.html ?? code) : code,
              id,
              served,
            ),
            syntax,
            keepsGaps,
          ),
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
    ...version,
    preview: fillCode(
      withParts(codeIn(live, design), 'html', local),
      {...all, ...partValues(local)},
      'markup',
    ),
    get outputs() {
      return outputs();
    },
    get samples() {
      return samples();
    },
  };
}

/** Name of the logo's part in a message (RFC 2392). */
const LOGO_ID = 'logo@email.invalid';

/**
 * One version of an email with all its values, ready for a message of its own.
 *
 * @param src where its logo is; the name stands there without one
 */
function letterOf(
  page: TemplatePage,
  live: LiveTemplate,
  fields: Texts,
  logo: BrandParts['logo'],
): Letter {
  const {all, address, design, brandName, from, to, subject} = versionOf(
    page,
    live,
    fields,
  );
  const parts: BrandParts = {address, ...(logo && {logo})};
  const values = {...all, ...partValues(parts)};
  const text = unhighlight(live.outputs.find(({id}) => id === 'text')?.html ?? '');
  return {
    from: {name: brandName, address: from},
    to,
    subject,
    html: fillCode(withParts(codeIn(live, design), 'html', parts), values, 'markup'),
    text: fillCode(withParts(text, 'text', parts), values, 'text'),
    headers: Object.fromEntries(
      Object.entries(page.headers ?? {})
        .map(([name, value]) => [name, fillCode(value, values, 'text')] as const)
        // Without its address a header would promise what is not there.
        .filter(([, value]) => !value.includes('{{') && value !== '<#>'),
    ),
  };
}

/**
 * The email as a message file that mail clients open as a draft.
 *
 * @param date when it was made
 */
export function draft(
  page: TemplatePage,
  live: LiveTemplate,
  fields: Texts,
  logo: Logo | undefined,
  date: Date,
): string {
  const letter = letterOf(
    page,
    live,
    fields,
    logo && {src: `cid:${LOGO_ID}`, width: logo.width, height: logo.height},
  );
  return emlOf({
    ...letter,
    date,
    ...(logo && {picture: {id: LOGO_ID, data: logo.data}}),
  });
}

/** The email for the clipboard: HTML for an editor that takes it, and plain text. */
export function richText(
  page: TemplatePage,
  live: LiveTemplate,
  fields: Texts,
  logo?: Logo,
): {html: string; text: string} {
  return letterOf(page, live, fields, servedLogo(fields, logo).logo);
}
