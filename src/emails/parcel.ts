/** The zip of all emails in the visitor's brand: made in the browser when it is asked for. */
import type {Brand} from './brand';
import {brandOf} from './brandOf';
import {partValues, withParts, type BrandParts} from './brandParts';
import {cleanValue, fillCode} from './engine';
import {DESIGNS} from './brandChoices';
import {emailFilesOf} from './files';
import {FIELDS} from './fragment';
import type {Output, Outputs} from './outputs';
import type {OwnBrand} from './ownBrand';
import {zipEmails, type ZippedEmail, type ZipOptions} from './zip';
import {indexFiles, type IndexedEmail} from './zipIndex';

/** What the zip is made from. */
export interface Parcel {
  brand: Brand;
  emails: readonly {
    template: ZippedEmail['template'] & IndexedEmail;
    outputs: readonly Output[];
    designs: Outputs['designs'];
  }[];
  options: Pick<ZipOptions, 'folder' | 'gallery' | 'license' | 'maker'>;
}

/**
 * All emails in a brand, as one zip, without the evidence, which is about the emails as built.
 * The logo's picture is not in it: emails need the address that it is served from.
 */
export function zipInBrand(
  {brand: built, emails, options}: Parcel,
  {fields, logo}: OwnBrand,
): {bytes: Uint8Array; files: number} {
  const brand = brandOf(fields, built);
  const src = fields[FIELDS.brandLogo] ?? '';
  const address = cleanValue(fields[FIELDS.brandAddress] ?? '');
  const parts: BrandParts = {
    address,
    ...(logo && src && {logo: {src, width: logo.width, height: logo.height}}),
  };
  const dress = (code: string, id: Output['id'], syntax: Output['syntax']) =>
    fillCode(withParts(code, id, parts), partValues(parts), syntax);
  const zipped = emails.map(({template, outputs, designs}) => {
    const made = {
      outputs: outputs.map((output) => ({
        ...output,
        code: dress(
          output.id === 'html' ? designs[brand.design] : output.code,
          output.id,
          output.syntax,
        ),
      })),
      designs: Object.fromEntries(
        DESIGNS.map((design) => [design, dress(designs[design], 'html', 'markup')]),
      ) as Outputs['designs'],
    };
    return {template, files: emailFilesOf(template, made, brand)};
  });
  return zipEmails(zipped, {
    ...options,
    product: brand.name,
    more: indexFiles(
      emails.map(({template}) => template),
      brand,
      {...(parts.logo && {logo: parts.logo.src}), ...(address && {address})},
    ),
  });
}
