/**
 * How long the CMS takes with 500 articles (or `-- --articles N`): from the choice of
 * the folder to the list, and from there to an article with its preview. Run it with
 * `npm run bench:cms`. Times vary; nothing is asserted.
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import type {Page} from '@playwright/test';
import {serveCms} from '../../src/cms/build';
import {withServer} from './withBuild';

const {values} = parseArgs({options: {articles: {type: 'string', default: '500'}}});
const count = Number(values.articles);
const article = readFileSync('tests/fixtures/articles/what-is-dkim/index.mdx', 'utf8');

/** Writes the articles into the browser's own file system, which the CMS then chooses. */
const folder = `(async () => {
  const root = await navigator.storage.getDirectory();
  const site = await root.getDirectoryHandle('site', {create: true});
  await site.getDirectoryHandle('.git', {create: true});
  const blog = await site.getDirectoryHandle('blog', {create: true});
  for (let index = 0; index < ${String(count)}; index += 1) {
    const folder = await blog.getDirectoryHandle('article-' + index, {create: true});
    const file = await folder.getFileHandle('index.mdx', {create: true});
    const writable = await file.createWritable();
    await writable.write(${JSON.stringify(article)}.replace('What is DKIM?', 'Article ' + index));
    await writable.close();
  }
  window.showDirectoryPicker = () => Promise.resolve(site);
})()`;

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${name.padEnd(30)} ${((performance.now() - start) / 1000).toFixed(2)} s`);
}

async function measure(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const choose = page.getByRole('button', {name: 'Work with Local Repository'});
  await choose.waitFor();
  await page.evaluate(folder);
  await timed(`list of ${String(count)} articles`, async () => {
    await choose.click();
    await page
      .getByText(/Article \d+/)
      .first()
      .waitFor();
  });
  await timed('article with its preview', async () => {
    await page
      .getByText(/Article \d+/)
      .first()
      .click();
    await page.frameLocator('iframe.preview').getByRole('heading', {level: 1}).waitFor();
  });
}

async function main(): Promise<void> {
  await withServer(await serveCms(process.cwd(), 0), async (browser, origin) => {
    await measure(await browser.newPage(), `${origin}/admin/`);
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
