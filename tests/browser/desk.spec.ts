/**
 * The editor's desk, from the marketer's first key to a page of the site. The folder is a
 * real directory handle, of the browser's own file system: only the dialog that chooses one
 * is replaced, as nobody is there to answer it.
 */
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Locator, Page, Request} from '@playwright/test';
import fc from 'fast-check';
import {check, resolveConfig} from 'prettier';
import sharp from 'sharp';
import {frontMatterOf} from '../../src/articles/sources';
import {problemsOf, sentenceOf} from '../../src/content/problems';
import {serveDesk} from '../../src/desk/build';
import {anyArticle} from '../support/anyArticle';
import {articlePage} from '../support/articlePage';
import {isExhaustive, placeOf} from '../support/scope';
import {expect, test} from '../support/site';

const SLUG = 'what-is-a-bounce';
const DESCRIPTION =
  'What a bounce is, what its codes say, and what to do about each kind, with examples.';

let server: Server;
let desk: string;

test.beforeAll(async () => {
  server = await serveDesk(process.cwd(), 0);
  desk = `http://localhost:${String((server.address() as AddressInfo).port)}/admin/`;
});

test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** An article with all that articles are made of. */
const PUBLISHED = readFileSync('tests/fixtures/articles/what-is-dkim/index.mdx', 'utf8');

/** Gives the editor a folder with a Git repository and these articles, by their folder. */
async function chooseFolder(
  page: Page,
  files: Readonly<Record<string, string>> = {'what-is-dkim': PUBLISHED},
): Promise<void> {
  await page.addInitScript((texts) => {
    // The editor reads a text in steps, and loses what is typed before it has finished.
    document.addEventListener(
      'Update',
      ({target, detail}: Event & {detail?: {value?: string}}) => {
        if (target instanceof HTMLElement && detail?.value) {
          target.dataset['isRead'] = 'true';
        }
      },
      true,
    );
    const choose = async () => {
      const root = await navigator.storage.getDirectory();
      const site = await root.getDirectoryHandle('site', {create: true});
      await site.getDirectoryHandle('.git', {create: true});
      const blog = await site.getDirectoryHandle('blog', {create: true});
      for (const [slug, text] of Object.entries(texts)) {
        const folder = await blog.getDirectoryHandle(slug, {create: true});
        const file = await folder.getFileHandle('index.mdx', {create: true});
        const writable = await file.createWritable();
        await writable.write(text);
        await writable.close();
      }
      return site;
    };
    Object.assign(window, {showDirectoryPicker: choose});
  }, files);
}

/** Files of one article's folder in the browser's file system, by name. */
async function savedFiles(page: Page, slug: string): Promise<Map<string, Buffer>> {
  const files = await page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const site = await root.getDirectoryHandle('site');
    const blog = await site.getDirectoryHandle('blog');
    const folder = await blog.getDirectoryHandle(name).catch(() => undefined);
    const found: [string, number[]][] = [];
    for await (const handle of folder?.values() ?? []) {
      if (handle.kind === 'file') {
        const file = await handle.getFile();
        found.push([handle.name, [...new Uint8Array(await file.arrayBuffer())]]);
      }
    }
    return found;
  }, slug);
  return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

const field = (page: Page, name: string) =>
  page.locator(`.field[data-key-path="${name}"]`);

/** The switch that keeps readers from an article. The editor draws fields when they come into view. */
async function draftSwitch(page: Page): Promise<Locator> {
  const found = field(page, 'draft').getByRole('switch');
  await expect(async () => {
    await page.locator('.field[data-key-path]').last().scrollIntoViewIfNeeded();
    await expect(found).toBeVisible({timeout: 500});
  }).toPass({timeout: 15_000});
  return found;
}

/** Chooses a file in the dialog that the field of a picture opens. */
async function choosePicture(
  page: Page,
  into: Locator,
  [name, background]: [name: string, background: string],
): Promise<void> {
  const buffer = await sharp({
    create: {width: 2048, height: 1024, channels: 3, background},
  })
    .png()
    .toBuffer();
  await into.getByRole('button', {name: 'Browse'}).click();
  const dialog = page.getByRole('dialog', {name: 'Select Image'});
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', {name: 'Upload'}).click();
  await (await chooser).setFiles({name, mimeType: 'image/png', buffer});
  await dialog.getByRole('button', {name: 'Insert'}).click();
  await expect(dialog).toBeHidden();
}

const save = (page: Page) =>
  page.getByRole('button', {name: 'Save', exact: true}).click();

/**
 * Opens the form of a new article. A field that is filled before the form has all of its fields
 * loses what was typed, so this waits until a new entry is a draft, as its last field shows.
 */
async function beginEntry(page: Page): Promise<void> {
  await page.goto(desk);
  await page.getByRole('button', {name: 'Work with Local Repository'}).click();
  await expect(page.getByText('What is DKIM?')).toBeVisible();
  await page.getByRole('button', {name: 'Create New Entry'}).click();
  await expect(await draftSwitch(page)).toBeChecked();
}

/** Opens the desk, begins an article, and fills in all that stands above its text. */
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

/** Notes what the page asks of other hosts, beyond what its policy stops. */
function strangersOf(page: Page): string[] {
  const strangers: string[] = [];
  const note = (request: Request) => {
    const isStopped = request.failure()?.errorText === 'csp';
    if (/^https?:/.test(request.url()) && !request.url().startsWith(desk) && !isStopped) {
      strangers.push(request.url());
    }
  };
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  return strangers;
}

test('a draft written and saved on the desk becomes a page of the site', async ({
  page,
}) => {
  const strangers = strangersOf(page);
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
  const style = await resolveConfig('blog/index.mdx');
  expect(await check(source, {...style, parser: 'mdx'}), source).toBe(true);

  const siteDir = mkdtempSync(path.join(tmpdir(), 'desk-site-'));
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

test('the desk says why it does not save, and takes the article once that is changed', async ({
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
  const description = field(page, 'description').getByRole('textbox');
  if (isDescribed) {
    await description.fill((await description.inputValue()).replace(/.$/, '!'));
  }
  const text = field(page, 'body').locator('.lexical-root[data-is-read]');
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

  test('a save changes in a file what was changed on the desk, and no other byte', async ({
    page,
  }) => {
    const files = filesToEdit();
    expect(Object.keys(files).length).toBeGreaterThan(8);
    test.setTimeout(30_000 + 10_000 * Object.keys(files).length);
    await chooseFolder(page, files);
    await page.goto(desk);
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
