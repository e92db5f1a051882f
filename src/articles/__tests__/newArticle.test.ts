import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {parse} from 'yaml';
import {coverSvg, problemsOf, sentenceOf} from '../../content/build';
import {slugOf} from '../../site';
import {createArticle} from '../newArticle';
import {frontMatterOf} from '../sources';

const siteDir = mkdtempSync(path.join(tmpdir(), 'new-article-'));
const read = (slug: string, file: string) =>
  readFileSync(path.join(siteDir, 'blog', slug, file), 'utf8');

function create(title: string, topic = 'Authentication') {
  return createArticle(siteDir, {title, topic, today: '2026-11-22'});
}

it.each([
  ['What is DKIM?', 'what-is-dkim'],
  ["Ada's rules & yours", 'adas-rules-and-yours'],
  ['Ünïcode, maße', 'unicode-masse'],
  ['../../etc/passwd', 'etc-passwd'],
  ['電子メール', ''],
  ['word '.repeat(20), 'word-word-word-word-word-word-word-word-word-word-word-word'],
  ['x'.repeat(80), 'x'.repeat(60)],
])('makes the address of %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('makes addresses that are safe as names of folders from any text', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      expect(slugOf(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    }),
  );
});

it('makes a draft that lacks its description only, and a cover', async () => {
  const slug = await create('  What is   DKIM? ');
  expect(slug).toBe('what-is-dkim');
  const source = read(slug, 'index.mdx');
  const fields = frontMatterOf(source);
  expect(fields).toMatchObject({
    title: 'What is DKIM?',
    datePublished: '2026-11-22',
    draft: true,
  });
  expect(problemsOf(fields, 'article', source).map(sentenceOf)).toEqual([
    expect.stringMatching(/^line 3: description is still the sentence/),
  ]);
  const described = {...fields, description: 'x'.repeat(80)};
  expect(problemsOf(described, 'article')).toEqual([]);
  expect(read(slug, 'cover.svg')).toBe(coverSvg(slug));
});

it('keeps the title as it was typed', async () => {
  for (const title of ["It's DKIM: a guide", 'Say "no" to # and - signs', 'A \\ b']) {
    const slug = await create(title);
    expect(frontMatterOf(read(slug, 'index.mdx'))['title']).toBe(title);
  }
});

it('refuses an address that is taken, and changes nothing there', async () => {
  await create('Taken');
  const before = read('taken', 'index.mdx');
  await expect(create('Taken!')).rejects.toThrow(
    /^blog\/taken is there already, so the address \/articles\/taken\//,
  );
  expect(read('taken', 'index.mdx')).toBe(before);
});

it('takes an address of the writer’s choice, if it is one', async () => {
  const article = {title: '電子メール', topic: 'Basics', today: '2026-11-22'};
  expect(await createArticle(siteDir, {...article, slug: 'email'})).toBe('email');
  expect(read('email', 'index.mdx')).toContain("title: '電子メール'");
  await expect(createArticle(siteDir, {...article, slug: 'Mein Brief'})).rejects.toThrow(
    /^"Mein Brief" is not a valid address\. .* Write --slug mein-brief$/,
  );
  await expect(createArticle(siteDir, {...article, slug: '../x'})).rejects.toThrow(
    /is not a valid address/,
  );
});

it.each([
  ['', 'Design', /needs a title/],
  ['電子', 'Design', /^The title "電子" has no letters .* --slug an-address$/],
  ['🎉', 'Design', /^The title "🎉" has no letters/],
  ['x'.repeat(60), 'Design', /has 60 characters, and at most 59 are/],
  ['Fine', 'Sport', /topic is "Sport", which is not one of: Authentication, /],
])('refuses the title "%s" with the topic %s', async (title, topic, message) => {
  await expect(create(title, topic)).rejects.toThrow(message);
});

it('is what "npm run article" runs', () => {
  const {scripts} = parse(
    readFileSync(path.join(__dirname, '../../../package.json'), 'utf8'),
  ) as {scripts: Record<string, string>};
  expect(scripts['article']).toBe('tsx src/articles/create.ts');
});
