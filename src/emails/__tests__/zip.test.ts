import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {otherDesigns} from '../brandChoices';
import {designFilesOf, dialectFilesOf, filesOf} from '../files';
import {loadSources} from '../loadOutputs';
import {DEFAULT_BRAND} from '../options';
import {outputsOf} from '../outputs/outputsOf';
import type {Sources} from '../outputs/reactSource';
import {templates} from '../templates';
import type {EmailTemplate} from '../types';
import {zipEmails, type ZippedEmail} from '../zip';

const OPTIONS = {
  folder: 'emails',
  gallery: 'https://www.example.com/templates/',
  maker: 'Postwren',
  product: DEFAULT_BRAND.name,
};

function filesIn(template: EmailTemplate, sources: Sources): ZippedEmail['files'] {
  const made = outputsOf(template, DEFAULT_BRAND, sources, 'https://api.example.com');
  const files = filesOf(template, made, DEFAULT_BRAND);
  return [
    ...files,
    ...dialectFilesOf(template, files),
    ...designFilesOf(template, made, DEFAULT_BRAND),
  ];
}

async function zipped(): Promise<ZippedEmail[]> {
  const sources = await loadSources(
    path.resolve('src/emails'),
    templates.map(({slug}) => slug),
  );
  return templates.map((template) => ({
    template,
    files: filesIn(template, sources),
  }));
}

const COUNT = templates.length * (8 + 3 * otherDesigns(DEFAULT_BRAND).length) + 1;

describe('the zip of all emails', () => {
  let emails: ZippedEmail[];
  let unzipped: Readonly<Record<string, string>>;
  beforeAll(async () => {
    emails = await zipped();
    const files = unzipSync(zipEmails(emails, OPTIONS).bytes);
    unzipped = Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, strFromU8(content)]),
    );
  });

  it('has eight files of each email, three more for each further design, and a README, and no gap of the page’s own', () => {
    expect(Object.keys(unzipped)).toHaveLength(COUNT);
    expect(zipEmails(emails, OPTIONS).files).toBe(COUNT);
    for (const content of Object.values(unzipped)) {
      expect(content).not.toContain('gap__');
    }
  });

  it('has every file as its page shows it', () => {
    for (const {template, files} of emails) {
      for (const {name, content} of files) {
        expect(unzipped[`emails/${template.slug}/${name}`]).toBe(content);
      }
    }
  });

  it('keeps the gaps in HTML and text, and the examples in the others', () => {
    for (const {template, files} of emails) {
      const [first] = template.props;
      const has = (end: string, text: string) =>
        files.find(({name}) => name === `${template.slug}${end}`)?.content.includes(text);
      expect(has('.html', '{{')).toBe(true);
      expect(has('.txt', '{{')).toBe(true);
      expect(has('.liquid.html', ' | escape }}')).toBe(true);
      expect(has('.jinja.txt', '{{ ')).toBe(true);
      for (const design of otherDesigns(DEFAULT_BRAND)) {
        const inDesign = (end: string) =>
          files.find(({name}) => name === `${design}/${template.slug}${end}`)?.content;
        expect(inDesign('.html')).toContain('{{');
        expect(inDesign('.html')).not.toBe(inDesign('.liquid.html'));
        expect(inDesign('.jinja.html')).toContain(' | e }}');
      }
      expect(has('.json', '{{')).toBe(false);
      expect(has('.json', `"${first?.name ?? ''}"`)).toBe(true);
    }
  });

  it('says how to use them, and lists every subject and prop', () => {
    const guide = unzipped['emails/README.md'] ?? '';
    expect(guide).toContain('Use them freely in your product');
    expect(guide).toContain('- `letter/`, `editorial/`: the same HTML');
    for (const {props, title} of templates) {
      expect(guide).toContain(`## ${title}`);
      props.forEach((prop) => {
        expect(guide).toContain(`- \`${prop.name}\` (`);
        if (!prop.required) {
          expect(guide).toContain(
            prop.fallback === undefined
              ? 'its row is not shown'
              : `the email says “${prop.fallback}”`,
          );
        }
      });
    }
    expect(guide).toContain(
      'Your code to {{#action}}{{.}}{{/action}}{{^action}}sign in{{/action}} at',
    );
  });

  it('is the same at every build', async () => {
    const again = zipEmails(await zipped(), OPTIONS);
    expect(Buffer.compare(again.bytes, zipEmails(emails, OPTIONS).bytes)).toBe(0);
  });
});
