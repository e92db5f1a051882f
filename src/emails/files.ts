import {fillCode} from './engine';
import {examplesOf, themeValues} from './gaps';
import type {Brand} from './brand';
import {DIALECTS, inDialect} from './dialects';
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
  const brandValues = themeValues(brand);
  const values: Values = {...examplesOf(template.props), ...brandValues};
  return made.outputs.map(({id, file, code, keepsGaps, syntax}) => ({
    id,
    name: file,
    content: fillCode(code, keepsGaps ? brandValues : values, syntax),
  }));
}

/**
 * The email's HTML and text in the template languages that the page does not show.
 *
 * @param files from `filesOf`
 */
export function dialectFilesOf(
  {slug, props}: Pick<EmailTemplate, 'props' | 'slug'>,
  files: readonly EmailFile[],
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
