/**
 * The CMS, from the marketer's first key to a page of the site. The folder is a
 * real directory handle, of the browser's own file system: only the dialog that chooses one
 * is replaced, as nobody is there to answer it.
 */
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {redirectsOf} from '../../src/articles/movedArticles';
import {frontMatterOf} from '../../src/articles/sources';
import {problemsOf, sentenceOf} from '../../src/content/problems';
import {articlePage} from '../support/articlePage';
import {
  beginEntry,
  chooseFolder,
  choosePicture,
  DESCRIPTION,
  draftSwitch,
  field,
  leadsTo,
  save,
  savedFiles,
  strangersOf,
  test,
} from '../support/cmsPage';
import {expect} from '../support/site';

const SLUG = 'bounces';
const GOOGLE_DOCS = readFileSync('src/cms/__tests__/clipboard/google-docs.html', 'utf8');

/** Pastes into the text as a person does who has copied a document. */
async function paste(text: Locator, html: string): Promise<void> {
  await text.click();
  await text.evaluate((root, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    root.dispatchEvent(
      new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
    );
  }, html);
}

/** Opens an article from the list, which says what readers get of it. */
async function openArticle(page: Page, state: string): Promise<void> {
  const row = page.getByRole('row', {name: 'What is a bounce?'});
  await expect(row).toContainText(state);
  await row.click();
  await expect(field(page, 'title').getByRole('textbox')).toHaveValue(
    'What is a bounce?',
  );
}

/** The drafts that the browser keeps, in case the tab is closed, as JSON. */
const keptDrafts = (page: Page) =>
  page.evaluate(async () => {
    const bases = await indexedDB.databases();
    const drafts = bases.map(
      ({name = ''}) =>
        new Promise<unknown[]>((resolve) => {
          const request = indexedDB.open(name);
          request.onsuccess = () => {
            const {result} = request;
            // An open connection would keep the editor from making the store.
            const end = (found: unknown[]) => {
              result.close();
              resolve(found);
            };
            if (!result.objectStoreNames.contains('draft-backups')) {
              end([]);
              return;
            }
            const store = result
              .transaction('draft-backups')
              .objectStore('draft-backups');
            const kept = store.getAll();
            kept.onsuccess = () => {
              end(kept.result);
            };
          };
        }),
    );
    return JSON.stringify((await Promise.all(drafts)).flat());
  });

async function saveAndClose(page: Page): Promise<void> {
  await save(page);
  await expect(field(page, 'title')).toBeHidden();
}

/** What a build makes of the address of an article. */
async function redirectsFor(page: Page, slug: string) {
  const text = (await savedFiles(page, slug)).get('index.mdx')?.toString() ?? '';
  const today = new Date().toISOString().slice(0, 10);
  return redirectsOf([{file: `${slug}/index.mdx`, text}], today);
}

test('an article goes the whole way: pasted, previewed, scheduled, published, corrected, renamed, withdrawn', async ({
  page,
  cms,
}) => {
  const strangers = strangersOf(page, cms);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await chooseFolder(page);
  await beginEntry(page);

  await test.step('nothing that the build would refuse is saved', async () => {
    // The editor may still take a text that is typed in the first moment for its own and clear it.
    await expect(async () => {
      await field(page, 'title').getByRole('textbox').fill('x'.repeat(60));
      await field(page, 'description').getByRole('textbox').fill('Too short');
      await save(page);
      await expect(field(page, 'title').getByRole('alert')).toContainText('59', {
        timeout: 2_000,
      });
    }).toPass({timeout: 30_000});
    await expect(field(page, 'description').getByRole('alert')).toContainText('50');
  });

  const text = field(page, 'body').locator('.lexical-root').first();
  await test.step('paste from Google Docs', async () => {
    await paste(text, GOOGLE_DOCS);
    await expect(page.locator('.cms-notice')).toContainText('The way of a bounce');
    await page.locator('.cms-notice').getByRole('button').click();
    await expect(text.getByLabel('Name of column 2')).toHaveValue('Meaning');
    await expect(text.locator('ol ul code')).toHaveText('5.1.1');
  });

  await test.step('cover and pictures', async () => {
    await field(page, 'title').getByRole('textbox').fill('What is DKIM?');
    await field(page, 'description').getByRole('textbox').fill(DESCRIPTION);
    await field(page, 'topic').getByRole('combobox').click();
    await page.getByRole('option', {name: 'Basics'}).click();
    await choosePicture(page, field(page, 'image'), ['My Cover (1).png', '#ffc93c']);
    await field(page, 'imageAlt')
      .getByRole('textbox')
      .fill('An envelope that comes back');
  });

  await test.step('a title that is taken and a picture without a file are refused', async () => {
    await save(page);
    const refused = page.getByRole('alertdialog');
    await expect(refused).toContainText(
      'There is already an article at /articles/what-is-dkim/',
    );
    await refused.getByRole('button').click();
    await field(page, 'title').getByRole('textbox').fill('What is a bounce?');
    await save(page);
    await expect(refused).toContainText('“The way of a bounce” has no file');
    await refused.getByRole('button').click();
    await text.scrollIntoViewIfNeeded();
    const source = text.locator('.field[data-key-path$=":src"]');
    await expect(async () => {
      await text
        .getByRole('img')
        .or(text.locator('[data-lexical-decorator]'))
        .last()
        .scrollIntoViewIfNeeded({timeout: 1000});
      await expect(source).toBeVisible({timeout: 1000});
    }).toPass({timeout: 10000});
    await choosePicture(page, source, ['way.png', '#1f4fd8']);
  });

  await test.step('preview', async () => {
    const preview = page.frameLocator('iframe.preview');
    await expect(preview.getByRole('heading', {level: 1})).toHaveText(
      'What is a bounce?',
    );
    await expect(preview.getByRole('cell', {name: 'No such mailbox'})).toBeVisible();
    const picture = preview.getByRole('img', {name: 'The way of a bounce'});
    await expect(picture).toHaveJSProperty('naturalWidth', 2048);
  });

  const date = field(page, 'datePublished').locator('input');
  await test.step('schedule', async () => {
    await (await draftSwitch(page)).click();
    await date.fill('2099-01-01');
    await saveAndClose(page);
    await openArticle(page, 'Scheduled');
  });

  await test.step('publish', async () => {
    await draftSwitch(page);
    await date.fill('2026-11-20');
    await saveAndClose(page);
    await openArticle(page, 'Published');
  });

  await test.step('correct', async () => {
    await field(page, 'body').scrollIntoViewIfNeeded();
    await text
      .getByLabel('Row 1, column 2')
      .fill('No such mailbox {or} closed', {timeout: 5000});
    await saveAndClose(page);
    await openArticle(page, 'Published');
  });

  await test.step('rename', async () => {
    await page.getByRole('button', {name: 'Show Editor Options'}).click();
    await page.getByRole('menuitem', {name: 'Edit Slug'}).click();
    await page.locator('.editable-text').getByRole('button').click();
    await page.getByRole('textbox', {name: 'Slug'}).fill(SLUG);
    await page.keyboard.press('Enter');
    await saveAndClose(page);
    expect([...(await savedFiles(page, 'what-is-a-bounce')).keys()]).toEqual([]);
    expect(await redirectsFor(page, SLUG)).toEqual([
      {from: '/articles/what-is-a-bounce/', to: `/articles/${SLUG}/`},
    ]);
  });

  const files = await savedFiles(page, SLUG);
  const article = files.get('index.mdx')?.toString() ?? '';
  await test.step('it is a page of the site', async () => {
    expect([...files.keys()].sort()).toEqual(['index.mdx', 'my-cover-1.png', 'way.png']);
    const fields = frontMatterOf(article);
    expect(problemsOf(fields, 'article', article).map(sentenceOf)).toEqual([]);
    const siteDir = mkdtempSync(path.join(tmpdir(), 'cms-site-'));
    const folder = path.join(siteDir, 'blog', SLUG);
    mkdirSync(folder, {recursive: true});
    files.forEach((content, name) => {
      writeFileSync(path.join(folder, name), content);
    });
    const {post, html} = await articlePage(siteDir, SLUG, (file) =>
      readFileSync(file, 'utf8'),
    );
    expect(post.title).toBe('What is a bounce?');
    expect(html).toContain('Fewer than 2 &lt; 3 of {{name}} and <a');
    expect(html).toContain('No such mailbox {or} closed');
    expect(html).toMatch(/<mdxpicture alt="The way of a bounce" avif1024="/);
  });

  await test.step('withdraw', async () => {
    await openArticle(page, 'Published');
    await (await leadsTo(page)).fill('/articles/');
    await saveAndClose(page);
    await expect(page.getByRole('row', {name: 'What is a bounce?'})).toContainText(
      'Withdrawn',
    );
    expect(await redirectsFor(page, SLUG)).toContainEqual({
      from: `/articles/${SLUG}/`,
      to: '/articles/',
    });
  });

  await test.step('a closed tab keeps what was typed', async () => {
    await openArticle(page, 'Withdrawn');
    // What is typed before all fields are drawn may be lost.
    await draftSwitch(page);
    const title = field(page, 'title').getByRole('textbox');
    await title.press('End');
    await title.pressSequentially(' Soft or hard?');
    const typed = await title.inputValue();
    expect(typed).toContain(' Soft or hard?');
    await expect.poll(() => keptDrafts(page)).toContain(typed);
    await page.reload();
    await page.getByRole('button', {name: 'Restore'}).click();
    await expect(title).toHaveValue(typed);
  });

  expect(strangers).toEqual([]);
  expect(faults).toEqual([]);
});
