/** What the tests of the CMS do in its pages. */
import {readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import type {Locator, Page, Request} from '@playwright/test';
import sharp from 'sharp';
import {serveCms} from '../../src/cms/build';
import {expect, isolatedTest} from './site';

/** Tests whose addresses are those of a CMS that is served for them. */
export const test = isolatedTest.extend<object, {cms: string}>({
  cms: [
    async ({}, provide) => {
      const server = await serveCms(process.cwd(), 0);
      const {port} = server.address() as AddressInfo;
      await provide(`http://localhost:${String(port)}/admin/`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    {scope: 'worker'},
  ],

  baseURL: async ({cms}, provide) => {
    await provide(cms);
  },
});

export const DESCRIPTION =
  'What a bounce is, what its codes say, and what to do about each kind, with examples.';

/** An article with all that articles are made of. */
const PUBLISHED = readFileSync('tests/fixtures/articles/what-is-dkim/index.mdx', 'utf8');

/** Gives the editor a folder with a Git repository and these articles, by their folder. */
export async function chooseFolder(
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
export async function savedFiles(page: Page, slug: string): Promise<Map<string, Buffer>> {
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

export const field = (page: Page, name: string) =>
  page.locator(`.field[data-key-path="${name}"]`);

/** A control of a form. The editor draws a field when it comes into view. */
async function drawn(page: Page, control: Locator): Promise<Locator> {
  await expect(async () => {
    await page.locator('.field[data-key-path]').last().scrollIntoViewIfNeeded();
    await expect(control).toBeVisible({timeout: 500});
  }).toPass({timeout: 15_000});
  return control;
}

/** The switch that keeps readers from an article, the last field of the form. */
export const draftSwitch = (page: Page) =>
  drawn(page, field(page, 'draft').getByRole('switch'));

/** The page that readers of a withdrawn article are sent to. */
export const leadsTo = (page: Page) =>
  drawn(page, field(page, 'withdrawnTo').getByRole('textbox'));

/** Chooses a file in the dialog that the field of a picture opens. */
export async function choosePicture(
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

export const save = (page: Page) =>
  page.getByRole('button', {name: 'Save', exact: true}).click();

/**
 * Opens the form of a new article. A field that is filled before the form has all of its fields
 * loses what was typed, so this waits until a new entry is a draft, as its last field shows.
 */
export async function beginEntry(page: Page): Promise<void> {
  await page.goto('');
  await page.getByRole('button', {name: 'Work with Local Repository'}).click();
  await expect(page.getByText('What is DKIM?')).toBeVisible();
  await page.getByRole('button', {name: 'Create New Entry'}).click();
  await expect(await draftSwitch(page)).toBeChecked();
}

/** Notes what the page asks of other hosts, beyond what its policy stops. */
export function strangersOf(page: Page, cms: string): string[] {
  const strangers: string[] = [];
  const note = (request: Request) => {
    const isStopped = request.failure()?.errorText === 'csp';
    if (/^https?:/.test(request.url()) && !request.url().startsWith(cms) && !isStopped) {
      strangers.push(request.url());
    }
  };
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  return strangers;
}
