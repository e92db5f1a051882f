/**
 * How soon the preview of a template follows the form: from the key press to the painted
 * letter, on a desktop and on a phone whose processor is slowed four times. Each figure is the
 * median of 15 key presses after the first, which loads what editing needs. Beside it stands
 * what the browser takes to paint one changed heading and nothing else, on the same page.
 * From the production build: `npm run bench:keystroke`, or with `-- --address
 * http://localhost:3000` from a site that is served already. Times vary; nothing is asserted.
 * The aim is 50 ms.
 */
import {parseArgs} from 'node:util';
import type {Browser, Page} from '@playwright/test';
import {startApp} from '../support/site';
import {median} from './peers/statistics';
import {withBrowser, withBuild} from './withBuild';

const RUNS = 15;
const SCREENS = [
  {name: 'desktop', slowed: 1, width: 1440, height: 900, isMobile: false},
  {name: 'phone, 4x', slowed: 4, width: 390, height: 844, isMobile: true},
] as const;
/** From the smallest email to the largest, which has a list. */
const PAGES = [
  {slug: 'verification-code', field: 'code'},
  {slug: 'password-reset', field: 'name'},
  {slug: 'organization-invite', field: 'organization'},
  {slug: 'weekly-digest', field: 'workspace'},
  {slug: 'invoice', field: 'invoiceNumber'},
] as const;

/** Milliseconds since the page began. */
interface Times {
  typed?: number;
  shown?: number;
}

/**
 * Runs in the page: waits for a text in the preview and for the paint that shows it. No
 * function in it has a name: tsx would wrap it in a helper that the page does not have.
 */
function watch(field: string): void {
  const times: Times = {};
  Object.assign(window, {previewTimes: times});
  const input = document.querySelector<HTMLInputElement>(`[name="${field}"]`);
  const frame = document.querySelector('iframe');
  input?.addEventListener('input', ({timeStamp}) => {
    times.typed = timeStamp;
    delete times.shown;
    const wanted = input.value;
    const timer = setInterval(() => {
      if (frame?.contentDocument?.body.textContent.includes(wanted)) {
        clearInterval(timer);
        // After the next paint.
        requestAnimationFrame(() => {
          setTimeout(() => {
            times.shown = performance.now();
          });
        });
      }
    });
  });
}

async function type(page: Page, field: string, value: string): Promise<number> {
  await page.locator(`[name="${field}"]`).fill(value);
  const handle = await page.waitForFunction(() => {
    const {typed, shown} = (window as unknown as {previewTimes: Times}).previewTimes;
    return typed !== undefined && shown !== undefined ? {typed, shown} : undefined;
  });
  const times = await handle.jsonValue();
  return times ? times.shown - times.typed : Number.NaN;
}

/** Milliseconds from a change of one word on the page to its paint. */
async function paint(page: Page): Promise<number> {
  await page.waitForTimeout(300);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.querySelector('h1')?.append('.');
        requestAnimationFrame(() => {
          setTimeout(() => {
            resolve(performance.now() - start);
          });
        });
      }),
  );
}

async function benchTemplates(browser: Browser, origin: string): Promise<void> {
  console.log(
    `${'screen'.padEnd(12)}${'template'.padEnd(22)}   first  median  a heading alone`,
  );
  for (const {name, slowed, width, height, isMobile} of SCREENS) {
    for (const {slug, field} of PAGES) {
      const context = await browser.newContext({
        viewport: {width, height},
        // The browser paints without a graphics processor: more pixels would measure that.
        deviceScaleFactor: 1,
        isMobile,
        hasTouch: isMobile,
      });
      const page = await context.newPage();
      await page.goto(`${origin}/transactional-email-templates/${slug}/`);
      await startApp(page);
      const client = await context.newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', {rate: slowed});
      await page.evaluate(watch, field);
      const first = await type(page, field, 'Value 0');
      const runs: number[] = [];
      const paints: number[] = [];
      for (let run = 1; run <= RUNS; run += 1) {
        runs.push(await type(page, field, `Value ${String(run)}`));
        paints.push(await paint(page));
      }
      const figures = [first, median(runs), median(paints)].map((time) =>
        `${time.toFixed(0)} ms`.padStart(8),
      );
      const times = runs.map((time) => time.toFixed(0)).join(', ');
      console.log(`${name.padEnd(12)}${slug.padEnd(22)}${figures.join('')}  (${times})`);
      await context.close();
    }
  }
}

async function main(): Promise<void> {
  const {
    values: {address},
  } = parseArgs({options: {address: {type: 'string'}}});
  await (address
    ? withBrowser((browser) => benchTemplates(browser, address))
    : withBuild(benchTemplates));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
