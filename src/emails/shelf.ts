/** All emails in the visitor's brand, for the gallery: loaded once there is such a brand. */
import type {Brand} from './brand';
import {brandOf} from './brandOf';
import {partValues, withParts} from './brandParts';
import {fillCode, fillHighlighted} from './engine';
import {FIELDS} from './fragment';
import {themeValues} from './gaps';
import type {DesignName} from './kit/theme';
import {mailbox} from './mailbox';
import type {OwnBrand} from './ownBrand';
import type {LiveTemplate, TemplatePage} from './pageData';
import type {Values} from './types';

/** One email, as far as the gallery shows it. */
interface ShelfEmail extends Pick<TemplatePage, 'slug' | 'sender' | 'recipient'> {
  /** The HTML with gaps. */
  code: string;
  /** The same in the designs that the example does not wear. */
  designs: Readonly<Partial<Record<DesignName, string>>>;
  /** The example's. */
  values: Values;
  /** With gaps. */
  subject: string;
}

export interface Shelf {
  brand: Brand;
  emails: readonly ShelfEmail[];
  /** The call that the gallery shows, and the email it is about. */
  call: {slug: string; samples: LiveTemplate['samples']};
}

/** The gallery in another brand. */
export interface Dressed {
  /** By the email's name. */
  letters: Readonly<Record<string, {html: string; subject: string}>>;
  samples: TemplatePage['samples'];
}

/** Puts all emails of the gallery into a brand. */
export function dress(shelf: Shelf, {fields, logo}: OwnBrand): Dressed {
  const brand = brandOf(fields, shelf.brand);
  const parts = {
    address: fields[FIELDS.brandAddress] ?? '',
    ...(logo && {logo: {...logo, src: logo.data}}),
  };
  const own = {...themeValues(brand), ...partValues(parts)};
  const shown = shelf.emails.find(({slug}) => slug === shelf.call.slug);
  const inCall: Values = shown
    ? {
        ...shown.values,
        ...own,
        gap__from: mailbox(brand.name, shown.sender),
        gap__to: fillCode(shown.recipient, shown.values, 'text'),
        gap__subject: fillCode(shown.subject, {...shown.values, ...own}, 'text'),
      }
    : own;
  return {
    letters: Object.fromEntries(
      shelf.emails.map(({slug, code, designs, values, subject}) => [
        slug,
        {
          html: fillCode(
            withParts(designs[brand.design] ?? code, 'html', parts),
            {...values, ...own},
            'markup',
          ),
          subject: fillCode(subject, {...values, ...own}, 'text'),
        },
      ]),
    ),
    samples: shelf.call.samples.map(({language, html}) => ({
      language,
      html: fillHighlighted(html, inCall, language),
    })),
  };
}
