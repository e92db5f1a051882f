import {otherDesigns} from './brandChoices';
import {lowestContrast, themeOf, type Brand} from './brand';
import type {CanIEmail} from './evidence/canIEmail';
import {evidenceOf, type Evidence} from './evidence/evidenceOf';
import {ESCAPES, fillCode, fillHighlighted, type Syntax} from './engine';
import {examplesOf, themeValues} from './gaps';
import {highlightGroups} from './groups';
import type {DesignName} from './kit/theme';
import {GMAIL_CLIP_BYTES} from './limits';
import {mailbox} from './mailbox';
import {bytesOf, floorRatio} from './measure';
import type {OutputId, Outputs} from './outputs';
import type {EmailTemplate, Values} from './types';

/** What was measured on the email as the page first shows it. */
export interface Measures {
  htmlBytes: number;
  textBytes: number;
  /** Bytes after which Gmail clips. */
  clipBytes: number;
  /** Lowest contrast of any text, as a ratio rounded down to one decimal. */
  contrast: {light: number; dark: number};
}

/** All of a template's page; what is highlighted is HTML. */
export interface TemplatePage extends Omit<EmailTemplate, 'html' | 'text' | 'preheader'> {
  /** With gaps, like the subjects. */
  preheader: string;
  brand: Pick<Brand, 'name' | 'color' | 'font' | 'design' | 'radius'>;
  /** The email as its reader gets it, with the example's values. */
  preview: string;
  outputs: readonly {
    id: OutputId;
    label: string;
    file: string;
    syntax: Syntax;
    keepsGaps: boolean;
    /** Size in bytes of what is shown. */
    bytes: number;
    html: string;
  }[];
  samples: readonly {language: string; html: string}[];
  measures: Measures;
  evidence: Evidence;
  /** What the license allows, in sentences. */
  license: string;
}

/** What the browser needs, when a reader begins to edit, to make it all anew. */
export interface LiveTemplate {
  brand: Brand;
  /** The email's HTML with gaps, not highlighted. */
  code: string;
  /** Highlighted, with gaps. */
  outputs: readonly {id: OutputId; syntax: Syntax; keepsGaps: boolean; html: string}[];
  samples: readonly {language: Syntax; html: string}[];
  /** The same HTML in the designs that the page does not begin with. */
  designs: Readonly<Partial<Record<DesignName, {code: string; html: string}>>>;
}

function isSyntax(language: string): language is Syntax {
  return language in ESCAPES;
}

/**
 * Everything a template's page shows, and everything it needs to go on from there.
 *
 * @param made the template's outputs, with gaps, in this brand's fonts and corners
 * @param highlight colours code: `(code, language) => html`
 * @param canIEmail what mail clients support
 * @param license what it allows, in sentences
 */
export function pageData(
  template: EmailTemplate,
  made: Outputs,
  brand: Brand,
  highlight: (code: string, language: string) => string,
  canIEmail: CanIEmail,
  license: string,
): {page: TemplatePage; live: LiveTemplate} {
  const {html: _html, text: _text, preheader, ...words} = template;
  const gaps = Object.fromEntries(template.props.map(({name}) => [name, `{{${name}}}`]));
  const brandValues = themeValues(brand);
  const filled: Values = {...examplesOf(template.props), ...brandValues};
  const values: Values = {
    ...filled,
    gap__from: mailbox(brand.name, template.sender),
    gap__to: fillCode(template.recipient, filled, 'text'),
    gap__subject: fillCode(template.subjects[0].text, filled, 'text'),
  };
  const outputs = made.outputs.map((output) => ({
    ...output,
    shown: output.keepsGaps ? brandValues : values,
    html: highlightGroups(output.code, (code) => highlight(code, output.syntax)),
  }));
  const samples = made.samples
    .filter((sample) => isSyntax(sample.language))
    .map(({language, code}) => ({
      language,
      html: highlightGroups(code, (plain) => highlight(plain, language)),
    }));
  const code = made.outputs.find(({id}) => id === 'html')?.code ?? '';
  const text = made.outputs.find(({id}) => id === 'text')?.code ?? '';
  const preview = fillCode(code, values, 'markup');
  const contrast = lowestContrast(themeOf(brand));
  return {
    page: {
      ...words,
      preheader: preheader(gaps),
      brand: {
        name: brand.name,
        color: brand.color,
        font: brand.font,
        design: brand.design,
        radius: brand.radius,
      },
      preview,
      outputs: outputs.map(({id, label, file, syntax, keepsGaps, html, shown, code}) => ({
        id,
        label,
        file,
        syntax,
        keepsGaps,
        bytes: bytesOf(fillCode(code, shown, syntax)),
        html: fillHighlighted(html, shown, syntax),
      })),
      samples: samples.map(({language, html}) => ({
        language,
        html: fillHighlighted(html, values, language),
      })),
      measures: {
        htmlBytes: bytesOf(preview),
        textBytes: bytesOf(fillCode(text, values, 'text')),
        clipBytes: GMAIL_CLIP_BYTES,
        contrast: {light: floorRatio(contrast.light), dark: floorRatio(contrast.dark)},
      },
      evidence: evidenceOf(preview, canIEmail),
      license,
    },
    live: {
      brand,
      code,
      outputs: outputs.map(({id, syntax, keepsGaps, html}) => ({
        id,
        syntax,
        keepsGaps,
        html,
      })),
      samples,
      designs: Object.fromEntries(
        otherDesigns(brand).map((design) => {
          const code = made.designs[design];
          const html = highlightGroups(code, (plain) => highlight(plain, 'markup'));
          return [design, {code, html}];
        }),
      ),
    },
  };
}
