/**
 * Makes the pictures of the emails for the gallery, in light and dark:
 * `npm run thumbnails`, or `npm run thumbnails -- --only receipt,invoice`. An email that
 * has not changed since its picture was made keeps it; `--all` makes every one anew.
 */
import {access, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import sharp from 'sharp';
import {loadOutputs} from '../../src/emails/loadOutputs';
import {DEFAULT_BRAND} from '../../src/emails/options';
import {
  hashOf,
  MODES,
  pictureFile,
  readManifest,
  type Manifest,
} from '../../src/emails/thumbnails/thumbnails';
import {heightOf, WIDTHS} from '../../src/emails/thumbnails/widths';
import {BROWSER_ARGS, ensureBrowser} from '../support/browser';

const ROOM = path.resolve('src/emails');
const FOLDER = path.join(ROOM, 'thumbnails');
/** Of the window an email is opened in, in CSS pixels. */
const WINDOW_WIDTH = 400;
/** That a picture may have, by its width. */
const MAX_BYTES = {480: 12 * 1024, 1024: 24 * 1024, 2048: 48 * 1024} as const;
const QUALITIES = [55, 45, 35, 25];

/** The best picture that is small enough. */
async function avif(png: Buffer, maxBytes: number): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await sharp(png).avif({quality, effort: 2}).toBuffer();
    if (picture.length <= maxBytes) {
      return picture;
    }
  }
  throw new Error(`No quality makes the picture smaller than ${String(maxBytes)} bytes.`);
}

/** Every width is a picture of its own: the browser draws the email at its pixels. */
async function take(browser: Browser, slug: string, html: string): Promise<void> {
  for (const mode of MODES) {
    for (const width of WIDTHS) {
      const deviceScaleFactor = width / WINDOW_WIDTH;
      const page = await browser.newPage({
        viewport: {width: WINDOW_WIDTH, height: heightOf(width) / deviceScaleFactor},
        deviceScaleFactor,
        colorScheme: mode,
        javaScriptEnabled: false,
      });
      await page.setContent(html);
      const picture = await avif(await page.screenshot(), MAX_BYTES[width]);
      const file = pictureFile(slug, mode, width);
      await writeFile(path.join(FOLDER, file), picture);
      console.log(`${file}: ${(picture.length / 1024).toFixed(1)} KB`);
      await page.close();
    }
  }
}

async function isMade(manifest: Manifest, slug: string, html: string): Promise<boolean> {
  const files = MODES.flatMap((mode) =>
    WIDTHS.map((width) => access(path.join(FOLDER, pictureFile(slug, mode, width)))),
  );
  const areThere = await Promise.all(files).then(
    () => true,
    () => false,
  );
  return areThere && manifest[slug]?.html === hashOf(html);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {only: {type: 'string'}, all: {type: 'boolean', default: false}},
  });
  const only = values.only?.split(',');
  const {templates, exampleHtml} = await loadOutputs(ROOM);
  const old = await readManifest(FOLDER);
  const manifest: Record<string, Manifest[string]> = {};
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: BROWSER_ARGS,
  });
  for (const template of templates) {
    const {slug} = template;
    const html = exampleHtml(template, DEFAULT_BRAND);
    const known = old[slug];
    const isWanted = !only || only.includes(slug);
    if (known && (!isWanted || (!values.all && (await isMade(old, slug, html))))) {
      manifest[slug] = known;
    } else if (isWanted) {
      await take(browser, slug, html);
      manifest[slug] = {html: hashOf(html), made: new Date().toISOString().slice(0, 10)};
    }
  }
  await browser.close();
  const file = path.join(FOLDER, 'manifest.json');
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
