/** The zip of all emails in the visitor's brand: made in the browser when it is asked for. */
import type {Brand} from './brand';
import {brandOf} from './brandOf';
import {partValues, withParts, type BrandParts} from './brandParts';
import {cleanValue, fillCode} from './engine';
import {dialectFilesOf, filesOf} from './files';
import {FIELDS} from './fragment';
import type {Output} from './outputs';
import type {OwnBrand} from './ownBrand';
import {zipEmails, type ZippedEmail, type ZipOptions} from './zip';
import {indexFiles, type IndexedEmail} from './zipIndex';

/** What the zip is made from. */
export interface Parcel {
  brand: Brand;
  emails: readonly {
    template: ZippedEmail['template'] & IndexedEmail;
    outputs: readonly Output[];
  }[];
  options: Pick<ZipOptions, 'folder' | 'gallery' | 'maker'>;
}

/**
 * All emails in a brand, as one zip. The logo's picture is not in it: emails need the address
 * that it is served from.
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
  const zipped = emails.map(({template, outputs}) => {
    const dressed = outputs.map((output) => ({
      ...output,
      code: fillCode(
        withParts(output.code, output.id, parts),
        partValues(parts),
        output.syntax,
      ),
    }));
    const files = filesOf(template, {outputs: dressed}, brand);
    return {template, files: [...files, ...dialectFilesOf(template, files)]};
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
