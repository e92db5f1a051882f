/**
 * The CMS, from the marketer's first key to a page of the site. The folder is a
 * real directory handle, of the browser's own file system: only the dialog that chooses one
 * is replaced, as nobody is there to answer it.
 */
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import fc from 'fast-check';
import {frontMatterOf} from '../../src/articles/sources';
import {problemsOf, sentenceOf} from '../../src/content/problems';
import {anyArticle} from '../support/anyArticle';
import {articlePage} from '../support/articlePage';
import {
  beginEntry,
  chooseFolder,
  choosePicture,
  DESCRIPTION,
  field,
  save,
  savedFiles,
  strangersOf,
  test,
} from '../support/cmsPage';
import {formatted} from '../support/format';
import {isExhaustive, placeOf} from '../support/scope';
import {expect} from '../support/site';

const SLUG = 'what-is-a-bounce';

/** Opens the CMS, begins an article, and fills in all that stands above its text. */
async function beginArticle(page: Page, title: string): Promise<void> {
  await beginEntry(page);
  await field(page, 'title').getByRole('textbox').fill(title);
  await field(page, 'description').getByRole('textbox').fill(DESCRIPTION);
  await field(page, 'topic').getByRole('combobox').click();
  await page.getByRole('option', {name: 'Basics'}).click();
  await choosePicture(page, field(page, 'image'), ['My Cover (1).png', '#ffc93c']);
  await field(page, 'imageAlt').getByRole('textbox').fill('An envelope that comes back');
}

/** Writes an article as a marketer does, and saves it as a draft. */
async function writeDraft(page: Page): Promise<void> {
  await beginArticle(page, 'What is a bounce?');
  const text = field(page, 'body').locator('.lexical-root');
  await text.click();
  await page.keyboard.type('A bounce is an email that comes back.\n');
  await page.keyboard.type('## Soft and hard {#kinds}\n');
  await page.keyboard.type('Fewer than 1 < 2 percent greet {{name}}.\n');
  await field(page, 'body').getByRole('button', {name: 'Picture'}).first().click();
  const source = text.locator('.field[data-key-path$=":src"]');
  await choosePicture(page, source, ['way.png', '#1f4fd8']);
  await text
    .locator('.field[data-key-path$=":alt"]')
    .getByRole('textbox')
    .fill('The way of an envelope, there and back');

  await save(page);
  await expect(page.getByText('What is a bounce?')).toBeVisible();
  await expect(field(page, 'title')).toBeHidden();
}

test('a draft written and saved in the CMS becomes a page of the site', async ({
  page,
  cms,
}) => {
  const strangers = strangersOf(page, cms);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await chooseFolder(page);
  await writeDraft(page);
  const files = await savedFiles(page, SLUG);
  expect([...files.keys()].sort()).toEqual(['index.mdx', 'my-cover-1.png', 'way.png']);

  const source = files.get('index.mdx')?.toString() ?? '';
  const fields = frontMatterOf(source);
  expect(problemsOf(fields, 'article', source).map(sentenceOf)).toEqual([]);
  expect(fields).toMatchObject({
    title: 'What is a bounce?',
    description: DESCRIPTION,
    image: './my-cover-1.png',
    topic: 'Basics',
    author: 'team',
    layout: 'article',
    draft: true,
  });
  expect(source).toBe(await formatted('index.mdx', source));

  const siteDir = mkdtempSync(path.join(tmpdir(), 'cms-site-'));
  const folder = path.join(siteDir, 'blog', SLUG);
  mkdirSync(folder, {recursive: true});
  files.forEach((content, name) => {
    writeFileSync(path.join(folder, name), content);
  });
  const {post, html} = await articlePage(siteDir, SLUG, (file) =>
    readFileSync(file, 'utf8'),
  );
  expect(post).toMatchObject({
    permalink: expect.stringMatching(/^\/articles\/what-is-a-bounce\/?$/),
    title: 'What is a bounce?',
    description: DESCRIPTION,
  });
  // A draft with nothing left to be done.
  expect(post.frontMatter).toMatchObject({status: {kind: 'draft', toDo: []}});
  expect(html).toContain('<p>A bounce is an email that comes back.</p>');
  expect(html).toMatch(/<h2[^>]* id="kinds"[^>]*>Soft and hard\s*</);
  expect(html).toContain('Fewer than 1 &lt; 2 percent greet {{name}}.');
  expect(html).toMatch(
    /<mdxpicture alt="The way of an envelope, there and back" avif1024="\/assets\/pictures\//,
  );

  expect(strangers).toEqual([]);
  expect(faults).toEqual([]);
});

test('the CMS says why it does not save, and takes the article once that is changed', async ({
  page,
}) => {
  await chooseFolder(page);
  await beginArticle(page, 'What is DKIM?');
  await field(page, 'body').locator('.lexical-root').click();
  await page.keyboard.type('A bounce <Meter>');
  const refused = page.getByRole('alertdialog');

  await save(page);
  await expect(refused).toContainText(
    'There is already an article at /articles/what-is-dkim/',
  );
  await refused.getByRole('button').click();
  expect(await savedFiles(page, 'what-is-dkim-1')).toEqual(new Map());

  await field(page, 'title').getByRole('textbox').fill('What is a bounce?');
  await save(page);
  await expect(refused).toContainText('Expected a closing tag for `<Meter>` in line 1');
  await refused.getByRole('button').click();
  await expect(refused).toBeHidden();

  const text = field(page, 'body').locator('.lexical-root');
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('A bounce.');
  await expect(text).toHaveText('A bounce.');
  await save(page);
  await expect(field(page, 'title')).toBeHidden();
  expect((await savedFiles(page, SLUG)).get('index.mdx')?.toString()).toContain(
    '\n\nA bounce.\n',
  );
});

const TYPED = ' Changed.';

/** Changes a field and the text of an article as a marketer does, and saves them. */
async function editArticle(
  page: Page,
  slug: string,
  {isDescribed}: {isDescribed: boolean},
): Promise<void> {
  await page.evaluate((name) => {
    location.hash = `#/collections/articles/entries/${name}/index`;
  }, slug);
  const text = field(page, 'body').locator('.lexical-root[data-is-read]');
  // The editor takes the focus when it begins to read the text.
  await text.waitFor();
  const description = field(page, 'description').getByRole('textbox');
  if (isDescribed) {
    await description.fill((await description.inputValue()).replace(/.$/, '!'));
  }
  await text.locator('> p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(TYPED);
  await expect(text).toContainText(TYPED);
  await save(page);
  await expect(field(page, 'title')).toBeHidden();
}

/** Articles of the site, and others as people write them, by the name of their folder. */
function filesToEdit(): Record<string, string> {
  const published = readdirSync('blog')
    .filter((name) => isExhaustive || placeOf(name, 3) === 0)
    .map((name): [string, string] => [
      name,
      readFileSync(`blog/${name}/index.mdx`, 'utf8'),
    ]);
  const made = fc
    .sample(anyArticle, {numRuns: isExhaustive ? 200 : 6, seed: 25})
    .map((text, index): [string, string] => [`made-${String(index)}`, text]);
  return Object.fromEntries([...published, ...made]);
}

test.describe('west of Greenwich, where a date at midnight is the day before', () => {
  test.use({timezoneId: 'America/Los_Angeles'});

  test('a save changes in a file what was changed in the CMS, and no other byte', async ({
    page,
  }) => {
    const files = filesToEdit();
    expect(Object.keys(files).length).toBeGreaterThan(8);
    test.setTimeout(30_000 + 10_000 * Object.keys(files).length);
    await chooseFolder(page, files);
    await page.goto('');
    await page.getByRole('button', {name: 'Work with Local Repository'}).click();
    await expect(page.getByRole('button', {name: 'Create New Entry'})).toBeVisible();
    for (const [slug, before] of Object.entries(files)) {
      await test.step(slug, async () => {
        // A description over several lines is left alone: it would be written on one.
        const isDescribed = /^description: [^>|\s]/m.test(before);
        await editArticle(page, slug, {isDescribed});
        const after = (await savedFiles(page, slug)).get('index.mdx')?.toString() ?? '';
        const wanted = isDescribed
          ? before.replace(/^(description: .*)[^'"\n](['"]?)$/m, '$1!$2')
          : before;
        expect(after.split(TYPED)).toHaveLength(2);
        expect.soft(after.replace(TYPED, '')).toBe(wanted);
      });
    }
  });
});
