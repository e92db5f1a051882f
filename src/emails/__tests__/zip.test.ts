import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {filesOf} from '../files';
import {loadSources} from '../loadOutputs';
import {DEFAULT_BRAND} from '../options';
import {outputsOf} from '../outputs/outputsOf';
import {templates} from '../templates';
import {zipEmails, type ZippedEmail} from '../zip';

const OPTIONS = {
  folder: 'emails',
  gallery: 'https://www.example.com/templates/',
  maker: 'Postwren',
  product: DEFAULT_BRAND.name,
};

async function zipped(): Promise<ZippedEmail[]> {
  const sources = await loadSources(
    path.resolve('src/emails'),
    templates.map(({slug}) => slug),
  );
  return templates.map((template) => ({
    template,
    files: filesOf(
      template,
      outputsOf(template, DEFAULT_BRAND, sources, 'https://api.example.com'),
      DEFAULT_BRAND,
    ),
  }));
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

  it('has four files of each email and a README, and no gap of the page’s own', () => {
    expect(Object.keys(unzipped)).toHaveLength(templates.length * 4 + 1);
    expect(zipEmails(emails, OPTIONS).files).toBe(templates.length * 4 + 1);
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
      const has = (id: string, text: string) =>
        files.find((file) => file.id === id)?.content.includes(text);
      expect(has('html', `{{`)).toBe(true);
      expect(has('text', `{{`)).toBe(true);
      expect(has('props', '{{')).toBe(false);
      expect(has('props', `"${first?.name ?? ''}"`)).toBe(true);
    }
  });

  it('says how to use them, and lists every subject and prop', () => {
    const guide = unzipped['emails/README.md'] ?? '';
    expect(guide).toContain('Use them freely in your product');
    for (const {props, title} of templates) {
      expect(guide).toContain(`## ${title}`);
      props.forEach(({name}) => {
        expect(guide).toContain(`- \`${name}\` (`);
      });
    }
  });

  it('is the same at every build', async () => {
    const again = zipEmails(await zipped(), OPTIONS);
    expect(Buffer.compare(again.bytes, zipEmails(emails, OPTIONS).bytes)).toBe(0);
  });
});
