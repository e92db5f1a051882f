import {strToU8, zipSync} from 'fflate';
import {DIALECTS, READERS} from './dialects';
import {fillCode} from './engine';
import type {ZipFile} from './files';
import {propLine} from './leftOut';
import type {ShownLicense} from './license';
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
  license: Pick<ShownLicense, 'name' | 'summary' | 'text'>;
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

/** One line of the guide for each template language. */
function dialectLines(): string {
  return DIALECTS.map(
    (dialect) =>
      `- \`.${dialect}.html\`, \`.${dialect}.txt\`: the template for ${READERS[dialect]}`,
  ).join('\n');
}

/** The line about the folders of further designs; empty where there are none. */
function designFolders(emails: readonly ZippedEmail[]): string {
  const names = emails.flatMap(({files}) =>
    files.flatMap(({name}) => /^(.+)\//.exec(name)?.[1] ?? []),
  );
  const folders = [...new Set(names)].map((name) => `\`${name}/\``).join(', ');
  return (
    folders &&
    `- ${folders}: the same HTML in other designs, with the same text and values\n`
  );
}

/** The line about the evidence, or why there is none. */
function evidenceLine(emails: readonly ZippedEmail[]): string {
  return emails.some(({files}) => files.some(({name}) => name.endsWith('.evidence.json')))
    ? '- `.evidence.json`: the size and SHA-256 of every file, and the result of every check\n'
    : '- There is no `.evidence.json`, because it is about the emails in the example brand. The zip\n  at the address above has it.\n';
}

/** The zip's own guide, in Markdown. */
export function readme(
  emails: readonly ZippedEmail[],
  {gallery, maker, product, license}: ZipOptions,
): string {
  return `# Transactional emails

${String(emails.length)} emails by ${maker}. Each has a page with a preview, an editor and its test results at
${gallery}

\`emails.json\` has what the emails' headers need: sender, recipient, subjects, preheader and
headers, with every prop and its fallback. \`theme.json\` has the colors, the font and the
corners that all of them wear.

## What is in a folder

- \`.html\`, \`.txt\`: the template as its page shows it, with the placeholders of ${maker}
${dialectLines()}
- \`.example.html\`, \`.example.txt\`: the finished email with example values, to look at or to
  fill in by hand
- \`.tsx\`: a React component that needs no package other than React; it exports the subject and
  the plain text, too
- \`.json\`: example values for every prop
${designFolders(emails)}- \`.message.json\`: subjects and headers in every template language
${evidenceLine(emails)}
All HTML files have inlined styles and support dark mode. There is no MJML source, because MJML
compiles to tables of its own, so the result would not be the email that was tested here.

In the templates, \`{{name}}\` is a value, and the lines from \`{{#items}}\` to \`{{/items}}\` are
repeated for each row of a list. Every optional prop has its fallback in the template:
\`{{#name}}{{.}}{{/name}}{{^name}}there{{/name}}\` is the name or "there". A row such as
\`{{#device}}\` to \`{{/device}}\` is left out if it has no value. You can therefore omit any
optional prop, or send it empty, in every one of these files.

## How to use them

1. Put in your brand: search for "${product}" in the HTML and text, or change \`theme\` at the top
   of the React file, which holds all designs.
2. Fill in the values with the file for your template language. It escapes values in the HTML and
   inserts them unchanged into the text, so leave the engine's own escaping as it is. Accept only
   https addresses as values for links.
3. Send HTML and text in one email as multipart/alternative, with a subject from
   \`.message.json\`.

With React Email, put the .tsx files into your \`emails\` folder and run \`npx react-email dev\`.

## License

${license.name}, see LICENSE.txt. ${license.summary}

${emails.map((email) => section(email, product)).join('\n')}`;
}

/**
 * All emails as one zip: a folder for each, a README and the license.
 *
 * @returns the zip's bytes, the same for the same emails
 */
export function zipEmails(
  emails: readonly ZippedEmail[],
  options: ZipOptions,
): {bytes: Uint8Array; files: number} {
  const {folder, license, more = []} = options;
  const files = Object.fromEntries<Uint8Array>([
    [`${folder}/README.md`, strToU8(readme(emails, options))] as const,
    [`${folder}/LICENSE.txt`, strToU8(license.text)] as const,
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
