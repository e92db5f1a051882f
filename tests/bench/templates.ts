/**
 * How soon the preview of a template follows the form, on a phone's screen and a CPU
 * slowed four times: from the key press to the painted letter, seven times, the first one
 * apart, because it loads what editing needs. Beside it stands what the browser takes to
 * paint one changed heading and nothing else, on the same page. From the production build:
 * `npx tsx tests/bench/templates.ts`, or `-- --address http://localhost:3000` for a site
 * that is served already. Times vary; nothing is asserted. The aim is 100 ms.
 */
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Page} from '@playwright/test';
import {serve} from '../../deploy/serve';
import {BROWSER_ARGS, ensureBrowser} from '../support/browser';
import {startApp} from '../support/site';

const SLOWED = 4;
const RUNS = 7;
/** The smallest email, and the largest, which has a list. */
const PAGES = [
  {slug: 'password-reset', field: 'name'},
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

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

async function benchTemplates(origin: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: BROWSER_ARGS,
  });
  console.log('template              first   median of seven   a heading alone');
  for (const {slug, field} of PAGES) {
    const context = await browser.newContext({
      viewport: {width: 390, height: 844},
      // The browser paints without a graphics processor: more pixels would measure that.
      deviceScaleFactor: 1,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.goto(`${origin}/transactional-email-templates/${slug}/`);
    await startApp(page);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWED});
    await page.evaluate(watch, field);
    const first = await type(page, field, 'Value 0');
    const runs: number[] = [];
    const paints: number[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      runs.push(await type(page, field, `Value ${String(run)}`));
      paints.push(await paint(page));
    }
    const times = runs.map((time) => time.toFixed(0)).join(', ');
    console.log(
      [
        slug.padEnd(18),
        `${first.toFixed(0)} ms`.padStart(9),
        `${median(runs).toFixed(0)} ms`.padStart(17),
        `${median(paints).toFixed(0)} ms`.padStart(17),
        `  (${times})`,
      ].join(' '),
    );
    await context.close();
  }
  await browser.close();
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {address: {type: 'string'}}});
  if (values.address) {
    await benchTemplates(values.address);
    return;
  }
  const server = await serve(path.resolve('build'), 0);
  const {port} = server.address() as AddressInfo;
  await benchTemplates(`http://localhost:${String(port)}`);
  server.closeAllConnections();
  server.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
