import {strToU8, zipSync} from 'fflate';
import {fillCode} from './engine';
import type {ZipFile} from './files';
import {propLine} from './leftOut';
import {withOptions} from './optional';
import type {EmailTemplate} from './types';

/** What of an email goes into the zip. */
export interface ZippedEmail {
  template: Pick<EmailTemplate, 'slug' | 'title' | 'description' | 'subjects' | 'props'>;
  files: readonly ZipFile[];
}

export interface ZipOptions {
  /** Name of the folder all files are in. */
  folder: string;
  /** Address of the gallery. */
  gallery: string;
  /** Who made them. */
  maker: string;
  /** Stands for the product's name in subjects. */
  product: string;
  /** Files about all emails, which stand beside the README. */
  more?: readonly ZipFile[];
}

/** The same bytes at every build and in every time zone: a zip holds local time. */
const TIME = new Date(2026, 0, 1);

function section({template, files}: ZippedEmail, product: string): string {
  const {slug, title, subjects, props} = template;
  return [
    `## ${title}`,
    '',
    `Folder: ${slug}/ (${files.map(({name}) => name).join(', ')})`,
    '',
    'Subjects:',
    '',
    ...subjects.map(
      ({text}) =>
        `- ${withOptions(fillCode(text, {gap__name: product}, 'text'), props, 'text')}`,
    ),
    '',
    'Props:',
    '',
    ...props.map(propLine),
    '',
  ].join('\n');
}

/** The zip's own guide, in Markdown. */
export function readme(
  emails: readonly ZippedEmail[],
  {gallery, maker, product}: ZipOptions,
): string {
  return `# Transactional emails

${String(emails.length)} emails by ${maker}. Each has its preview, an editor and its tests at
${gallery}

\`emails.json\` has what the emails' headers need: sender, recipient, subjects, preheader and
headers, with every prop and its fallback. \`theme.json\` has the colors, the font and the
corners that all of them wear.

## What is in a folder

- \`.html\`: styles inlined, dark mode inside, a template for Mustache and Handlebars
- \`.txt\`: the plain-text twin; send both as multipart/alternative
- \`.liquid.html\`, \`.liquid.txt\`, \`.jinja.html\`, \`.jinja.txt\`: both for Liquid and Jinja
- \`.tsx\`: the email as one React component; it needs React and no other package
- \`.json\`: example values for every prop

In the templates, \`{{name}}\` is a value and \`{{#items}}\` to \`{{/items}}\` comes once for each
row of a list. Optional props have their fallback in the template:
\`{{#name}}{{.}}{{/name}}{{^name}}there{{/name}}\` is the name or "there". A row such as
\`{{#device}}\` to \`{{/device}}\` is left out without its value. You can therefore leave out any
optional prop, or send it empty, in every one of these files.

## How to use them

1. Put your product's name and colour in: search for "${product}" in the HTML and text,
   or change \`theme\` at the top of the React file.
2. Fill in the values. Mustache and Handlebars escape them for HTML, and the Liquid and Jinja
   files say where to: leave that on for the HTML, and turn it off for the text. Let only
   https addresses into links.
3. Send HTML and text in one email, with the subject you choose below.

With React Email: put the .tsx files into your \`emails\` folder and run \`npx email dev\`.

## Licence

Use them freely in your product, changed or as they are, with or without
${maker}, paid or not. No credit is needed. They come without warranty.

${emails.map((email) => section(email, product)).join('\n')}`;
}

/**
 * All emails as one zip: a folder for each, and a README.
 *
 * @returns the zip's bytes, the same for the same emails
 */
export function zipEmails(
  emails: readonly ZippedEmail[],
  options: ZipOptions,
): {bytes: Uint8Array; files: number} {
  const {folder, more = []} = options;
  const files = Object.fromEntries<Uint8Array>([
    [`${folder}/README.md`, strToU8(readme(emails, options))] as const,
    ...more.map(({name, content}) => [`${folder}/${name}`, strToU8(content)] as const),
    ...emails.flatMap(({template, files: own}) =>
      own.map(
        ({name, content}) =>
          [`${folder}/${template.slug}/${name}`, strToU8(content)] as const,
      ),
    ),
  ]);
  return {
    bytes: zipSync(files, {level: 9, mtime: TIME}),
    files: Object.keys(files).length,
  };
}
