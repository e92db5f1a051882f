import {fillCode} from './engine';
import type {EmailFile} from './files';
import {examplesOf} from './gaps';
import type {ShownLicense} from './license';
import type {TemplatePage} from './pageData';
import type {Manifest, Thumbnail} from './thumbnails/thumbnails';
import type {Moment} from './types';

/** The email that the gallery's steps and forms are shown on. */
export const SHOWN = 'password-reset';
/** Every form of it says this somewhere. */
const SHOWN_PROP = 'expiresIn';

/** One email on the gallery. */
export interface GalleryEmail {
  slug: string;
  /** "Password reset": the title without the word that all have. */
  name: string;
  moment: Moment;
  description: string;
  /** With the example's values. */
  subject: string;
  htmlBytes: number;
  textBytes: number;
  props: number;
  /** Features that work in every mail client, and those with a fallback in some. */
  features: {strong: number; weak: number};
  /** Where its pictures are; none before they are made. */
  thumbnail?: Thumbnail['addresses'];
  /** When it was last changed, as an ISO date; none before its picture is made. */
  changed?: string;
}

/** What a page needs to show an email as a letter, with its picture. */
export type EmailLetter = Pick<GalleryEmail, 'slug' | 'subject' | 'thumbnail'>;

/** The same prop in one form of an email. */
export interface ShownForm {
  id: string;
  label: string;
  file: string;
  bytes: number;
  /** One line of the form, as it is. */
  line: string;
}

export interface Gallery {
  /** What the emails wear as built. */
  brand: TemplatePage['brand'];
  emails: readonly GalleryEmail[];
  /** Names of the mail clients that features were held against. */
  clients: readonly string[];
  /** Lowest contrast of any text of any email. */
  contrast: {light: number; dark: number};
  /** When Can I email's data was last changed, as an ISO date. */
  dataDate: string;
  forms: readonly ShownForm[];
  samples: TemplatePage['samples'];
  zip: {address: string; bytes: number; files: number; license: ShownLicense};
}

/** The line of a file in which the prop stands, and its end where it is a sentence. */
function lineWith(prop: string, value: string, content: string): string {
  const lines = content.split('\n').map((line) => line.trim());
  const gap = lines.filter((line) => line.includes(`{{${prop}}}`));
  const own = lines.filter((line) => line.includes(`\${${prop}}`));
  return gap.at(-1) ?? own.at(-1) ?? lines.find((line) => line.includes(value)) ?? '';
}

function formsOf(
  {outputs, props}: TemplatePage,
  files: readonly EmailFile[],
): ShownForm[] {
  const example = props.find(({name}) => name === SHOWN_PROP)?.example;
  const value = typeof example === 'string' ? example : '';
  return outputs.flatMap(({id, label, file, bytes}) => {
    const content = files.find((one) => one.id === id)?.content;
    return content === undefined
      ? []
      : [{id, label, file, bytes, line: lineWith(SHOWN_PROP, value, content)}];
  });
}

function galleryEmail(
  page: TemplatePage,
  thumbnail: Thumbnail | undefined,
  changed: string | undefined,
): GalleryEmail {
  const {slug, title, moment, description, subjects, measures, evidence, props} = page;
  return {
    slug,
    name: title.replace(/ email$/i, ''),
    moment,
    description,
    subject: fillCode(
      subjects[0].text,
      {...examplesOf(props), gap__name: page.brand.name},
      'text',
    ),
    htmlBytes: measures.htmlBytes,
    textBytes: measures.textBytes,
    props: props.length,
    features: {strong: evidence.strong.length, weak: evidence.weak.length},
    ...(thumbnail && {thumbnail: thumbnail.addresses}),
    ...(changed && {changed}),
  };
}

/**
 * Everything the gallery shows.
 *
 * @param emails each email's page, pictures and files, in the order of the gallery
 * @param manifest when each picture was made
 * @param zip where all files are to be had, and how large that is
 */
export function galleryData(
  emails: readonly {
    page: TemplatePage;
    thumbnail: Thumbnail | undefined;
    files: readonly EmailFile[];
  }[],
  manifest: Manifest,
  zip: Gallery['zip'],
): Gallery {
  const shown = emails.find(({page}) => page.slug === SHOWN);
  return {
    brand: shown?.page.brand ?? {
      name: '',
      color: '',
      font: 'system',
      design: 'card',
      radius: 0,
    },
    emails: emails.map(({page, thumbnail}) =>
      galleryEmail(page, thumbnail, manifest[page.slug]?.made),
    ),
    clients: shown?.page.evidence.clients.map(({label}) => label) ?? [],
    contrast: {
      light: Math.min(...emails.map(({page}) => page.measures.contrast.light)),
      dark: Math.min(...emails.map(({page}) => page.measures.contrast.dark)),
    },
    dataDate: shown?.page.evidence.dataDate ?? '',
    forms: shown ? formsOf(shown.page, shown.files) : [],
    samples: shown?.page.samples ?? [],
    zip,
  };
}

/** The emails as other pages show them, by their slugs. */
export function lettersOf({
  emails,
}: Pick<Gallery, 'emails'>): Record<string, EmailLetter> {
  return Object.fromEntries(
    emails.map(({slug, subject, thumbnail}) => [
      slug,
      {slug, subject, ...(thumbnail && {thumbnail})},
    ]),
  );
}

/** The props that a call has to give each email, by the emails' slugs. */
export function requiredPropsOf(
  emails: readonly {page: Pick<TemplatePage, 'slug' | 'props'>}[],
): Record<string, string[]> {
  return Object.fromEntries(
    emails.map(({page: {slug, props}}) => [
      slug,
      props.filter(({required}) => required).map(({name}) => name),
    ]),
  );
}
