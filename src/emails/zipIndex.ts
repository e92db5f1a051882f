/** The files of the zip that are about all emails. */
import {themeOf, type Brand} from './brand';
import {fillCode} from './engine';
import type {ZipFile} from './files';
import {withOptions} from './optional';
import type {EmailTemplate} from './types';

/** What an email's headers are made from. */
export interface IndexedEmail extends Pick<
  EmailTemplate,
  'slug' | 'title' | 'sender' | 'recipient' | 'headers' | 'subjects' | 'props'
> {
  /** With gaps, like the subjects. */
  preheader: string;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** One email as `emails.json` has it: a template for every line, with its fallbacks. */
function entryOf(
  {slug, title, sender, recipient, headers, subjects, props, preheader}: IndexedEmail,
  brand: Brand,
) {
  const line = (text: string) =>
    withOptions(fillCode(text, {gap__name: brand.name}, 'text'), props, 'text');
  return {
    slug,
    title,
    from: {name: brand.name, address: sender},
    to: recipient,
    subjects: subjects.map(({text}) => line(text)),
    preheader: line(preheader),
    headers: headers ?? {},
    props: props.map((prop) => ({
      name: prop.name,
      type: prop.type,
      required: prop.required,
      ...('fallback' in prop && {fallback: prop.fallback}),
    })),
  };
}

/**
 * `emails.json`, with what the headers of each email need, and `theme.json`, with what all
 * of them wear.
 *
 * @param logo where the logo is served, or its file in the zip
 */
export function indexFiles(
  emails: readonly IndexedEmail[],
  brand: Brand,
  extra: {logo?: string; address?: string} = {},
): ZipFile[] {
  return [
    {name: 'emails.json', content: json(emails.map((email) => entryOf(email, brand)))},
    {name: 'theme.json', content: json({...themeOf(brand), ...extra})},
  ];
}
