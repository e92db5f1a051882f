import {fillCode} from './engine';
import {examplesOf, literalThemeValues} from './gaps';
import type {Brand} from './brand';
import {DIALECTS, inDialect} from './dialects';
import {otherDesigns} from './brandChoices';
import {withOptions} from './optional';
import type {Outputs} from './outputs';
import type {EmailTemplate, Values} from './types';

/** A file of an email in the zip. */
export type ZipFile = Pick<EmailFile, 'name' | 'content'>;

/** One file of an email, as its page hands it out. */
export interface EmailFile {
  id: Outputs['outputs'][number]['id'];
  name: string;
  content: string;
}

/**
 * The files of an email as its page first shows them: HTML and text with `{{name}}` where
 * values go, the others with the example's values.
 *
 * @param made the template's outputs, with gaps
 * @param brand what they wear
 */
export function filesOf(
  template: Pick<EmailTemplate, 'props'>,
  made: Pick<Outputs, 'outputs'>,
  brand: Brand,
): EmailFile[] {
  const brandValues = literalThemeValues(brand);
  const values: Values = {...examplesOf(template.props), ...brandValues};
  return made.outputs.map(({id, file, code, keepsGaps, syntax}) => ({
    id,
    name: file,
    content: fillCode(code, keepsGaps ? brandValues : values, syntax),
  }));
}

/**
 * The email's HTML and text in every template language.
 *
 * @param files from `filesOf`
 */
export function dialectFilesOf(
  {slug, props}: Pick<EmailTemplate, 'props' | 'slug'>,
  files: readonly Pick<EmailFile, 'id' | 'content'>[],
): ZipFile[] {
  return DIALECTS.flatMap((dialect) =>
    files.flatMap(({id, content}) =>
      id === 'html' || id === 'text'
        ? [
            {
              name: `${slug}.${dialect}.${id === 'html' ? 'html' : 'txt'}`,
              content: inDialect(
                content,
                props,
                dialect,
                id === 'html' ? 'markup' : 'text',
              ),
            },
          ]
        : [],
    ),
  );
}

/** The finished email with the example's values: HTML and text without a placeholder. */
export function exampleFilesOf(
  {slug, props}: Pick<EmailTemplate, 'props' | 'slug'>,
  {outputs}: Pick<Outputs, 'outputs'>,
  brand: Brand,
): ZipFile[] {
  const values: Values = {...examplesOf(props), ...literalThemeValues(brand)};
  return outputs.flatMap(({id, code, syntax}) =>
    id === 'html' || id === 'text'
      ? [
          {
            name: `${slug}.example.${id === 'html' ? 'html' : 'txt'}`,
            content: fillCode(code, values, syntax),
          },
        ]
      : [],
  );
}

/** What stands in the email's headers, in every template language: subjects and the rest. */
export function messageFileOf(
  {
    slug,
    props,
    subjects,
    headers = {},
  }: Pick<EmailTemplate, 'headers' | 'props' | 'slug' | 'subjects'>,
  brand: Brand,
): ZipFile {
  const own = literalThemeValues(brand);
  const withFallbacks = (text: string) =>
    withOptions(fillCode(text, own, 'text'), props, 'text');
  const written = (write: (text: string) => string) => ({
    subjects: subjects.map(({text}) => write(text)),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, write(value)]),
    ),
  });
  const values = {...examplesOf(props), ...own};
  const message = {
    example: written((text) => fillCode(text, values, 'text')),
    ...Object.fromEntries(
      DIALECTS.map((dialect) => [
        dialect,
        written((text) => inDialect(withFallbacks(text), props, dialect, 'text')),
      ]),
    ),
  };
  return {
    name: `${slug}.message.json`,
    content: `${JSON.stringify(message, null, 2)}\n`,
  };
}

/**
 * The email's HTML in the designs that the brand does not wear, in every template language,
 * each design in a folder of its own. Text, values and the React file serve all of them.
 */
export function designFilesOf(
  template: Pick<EmailTemplate, 'props' | 'slug'>,
  {designs}: Pick<Outputs, 'designs'>,
  brand: Brand,
): ZipFile[] {
  const brandValues = literalThemeValues(brand);
  return otherDesigns(brand).flatMap((design) => {
    const content = fillCode(designs[design], brandValues, 'markup');
    const html = {name: `${template.slug}.html`, content};
    return [html, ...dialectFilesOf(template, [{id: 'html', content}])].map((file) => ({
      ...file,
      name: `${design}/${file.name}`,
    }));
  });
}

/**
 * All files of an email but its evidence.
 *
 * @param made the template's outputs, with gaps
 */
export function emailFilesOf(
  template: Pick<EmailTemplate, 'headers' | 'props' | 'slug' | 'subjects'>,
  made: Pick<Outputs, 'designs' | 'outputs'>,
  brand: Brand,
): ZipFile[] {
  const shown = filesOf(template, made, brand);
  return [
    ...shown,
    ...dialectFilesOf(template, shown),
    ...designFilesOf(template, made, brand),
    ...exampleFilesOf(template, made, brand),
    messageFileOf(template, brand),
  ];
}
