import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {otherDesigns} from '../brandChoices';
import type {EvidenceRecord} from '../evidence/evidenceFile';
import {licenseOf} from '../license';
import {loadSources} from '../loadOutputs';
import {DEFAULT_BRAND} from '../options';
import {outputsOf} from '../outputs/outputsOf';
import {readBuild} from '../readBuild';
import {templates} from '../templates';
import {zipEmails, type ZippedEmail} from '../zip';
import {zippedEmail} from '../zipped';

const LICENSE = licenseOf({value: 'MIT', confirmed: false}, 'The maker');
const OPTIONS = {
  folder: 'emails',
  gallery: 'https://www.example.com/templates/',
  maker: 'The maker',
  product: DEFAULT_BRAND.name,
  license: LICENSE,
};
/**
 * Of each email: four forms, five template languages, the example, headers and evidence; and
 * the HTML in each other design, in every language.
 */
const FILES = 4 + 5 * 2 + 2 + 2 + (1 + 5) * otherDesigns(DEFAULT_BRAND).length;

async function zipped(): Promise<ZippedEmail[]> {
  const sources = await loadSources(
    path.resolve('src/emails'),
    templates.map(({slug}) => slug),
  );
  const build = {...(await readBuild(process.cwd())), day: '2026-11-23'};
  return templates.map((template) =>
    zippedEmail(
      template,
      outputsOf(template, DEFAULT_BRAND, sources, 'https://api.example.com'),
      DEFAULT_BRAND,
      build,
    ),
  );
}

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

  it('has all files of each email, a README and the license, and no gap of the page’s own', () => {
    expect(Object.keys(unzipped)).toHaveLength(templates.length * FILES + 2);
    expect(zipEmails(emails, OPTIONS).files).toBe(templates.length * FILES + 2);
    expect(unzipped['emails/LICENSE.txt']).toBe(LICENSE.text);
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
      expect(has('.handlebars.txt', '{{{')).toBe(true);
      expect(has('.example.html', '{{')).toBe(false);
      expect(has('.example.txt', '{{')).toBe(false);
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
    expect(guide).toContain('MIT License, see LICENSE.txt.');
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
    expect(guide).toContain('{{#action}}{{.}}{{/action}}{{^action}}log in{{/action}}');
  });

  it('has the evidence of every email: each file’s hash, and no check that failed', async () => {
    const {sha256} = await readBuild(process.cwd());
    for (const {template, files} of emails) {
      const record = JSON.parse(
        unzipped[`emails/${template.slug}/${template.slug}.evidence.json`] ?? '',
      ) as EvidenceRecord;
      expect(record.files).toHaveLength(FILES - 1);
      for (const {name, bytes, sha256: hash} of record.files) {
        const content = files.find((file) => file.name === name)?.content ?? '';
        expect([name, bytes, hash]).toEqual([
          name,
          Buffer.byteLength(content),
          sha256(content),
        ]);
      }
      expect(record.checks.filter(({passed}) => !passed)).toEqual([]);
      expect(record.clients.length).toBeGreaterThan(0);
    }
  });

  it('has the subjects in every language, with the fallbacks of their props', () => {
    const file = unzipped['emails/verification-code/verification-code.message.json'];
    const message = JSON.parse(file ?? '') as Record<string, {subjects: string[]}>;
    expect(message['example']?.subjects[0]).toBe('Your Acme code');
    expect(message['handlebars']?.subjects.join('\n')).toContain(
      '{{#if action}}{{{action}}}{{else}}log in{{/if}}',
    );
  });

  it('is the same at every build', async () => {
    const again = zipEmails(await zipped(), OPTIONS);
    expect(Buffer.compare(again.bytes, zipEmails(emails, OPTIONS).bytes)).toBe(0);
  });
});
