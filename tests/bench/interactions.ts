/**
 * How soon a page shows that it was used, on a processor slowed four times: the longest
 * interaction of a visit, which is its Interaction to Next Paint if it has fewer than 50. Each
 * visit begins on a page that has not started React. Then, slowed six times, the time from a
 * click on the search box until its field can be typed in.
 * From the production build: `npm run bench:interactions`; `-- --visits 9` repeats it more
 * often. Times vary; nothing is asserted. The aims are 200 ms and 1.5 s.
 */
import {parseArgs} from 'node:util';
import type {Browser, Page} from '@playwright/test';
import {KINDS} from '../support/kinds';
import {median} from './peers/statistics';
import {withBuild} from './withBuild';

const SLOWED = 4;
const SLOWED_FOR_SEARCH = 6;
/** Between two uses, as a person makes them, and for the last of them to be painted. */
const PAUSE = 250;
/** After the load, until the visitor does something. */
const READING = 1_500;

const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 390, height: 844};

interface Control {
  name: string;
  path: string;
  viewport: {width: number; height: number};
  handle: (page: Page) => Promise<void>;
}

async function typeSlowly(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, {delay: PAUSE});
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key, {delay: 30});
    await page.waitForTimeout(PAUSE);
  }
}

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Search all docs'}).click();
  await page.locator('dialog[open] [role="combobox"]:focus').waitFor();
}

const CONTROLS: readonly Control[] = [
  {
    name: 'search',
    path: KINDS.docs.path,
    viewport: DESKTOP,
    async handle(page) {
      await openSearch(page);
      await typeSlowly(page, 'webhook');
      await press(page, 'ArrowDown', 3);
      await press(page, 'Escape', 1);
    },
  },
  {
    name: 'code tabs',
    path: KINDS.docs.path,
    viewport: DESKTOP,
    async handle(page) {
      for (const language of ['python', 'ruby', 'php']) {
        await page.locator(`label[data-language="${language}"]`).first().click();
        await page.waitForTimeout(PAUSE);
      }
    },
  },
  {
    name: 'docs menu',
    path: KINDS.docs.path,
    viewport: PHONE,
    async handle(page) {
      await page.getByRole('button', {name: 'Docs menu'}).click();
      await page.waitForTimeout(PAUSE);
      await page
        .getByRole('dialog', {name: 'Docs menu'})
        .getByText('API reference')
        .click();
      await page.waitForTimeout(PAUSE);
      await press(page, 'Escape', 1);
    },
  },
  {
    name: 'slider of pricing',
    path: KINDS.pricing.path,
    viewport: PHONE,
    async handle(page) {
      await page.getByLabel('Emails a month, in steps').focus();
      await press(page, 'ArrowRight', 5);
    },
  },
  {
    name: 'field of a template',
    path: KINDS.template.path,
    viewport: PHONE,
    async handle(page) {
      await page.locator('[name="name"]').click();
      await typeSlowly(page, 'Grace');
    },
  },
];

async function opened(
  browser: Browser,
  address: string,
  {viewport, slowed}: {viewport: Control['viewport']; slowed: number},
): Promise<Page> {
  const context = await browser.newContext({viewport});
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: slowed});
  await page.goto(address);
  await page.waitForTimeout(READING);
  return page;
}

/** The longest interaction of one visit, in milliseconds; the browser rounds to 8. */
async function longestOf(
  browser: Browser,
  origin: string,
  {path: address, viewport, handle}: Control,
): Promise<number> {
  const page = await opened(browser, origin + address, {viewport, slowed: SLOWED});
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, {durations});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {duration, interactionId} = entry as PerformanceEventTiming;
        if (interactionId !== 0) {
          durations.push(duration);
        }
      }
    }).observe({type: 'event', durationThreshold: 16} as object);
  });
  await handle(page);
  await page.waitForTimeout(READING);
  const durations = await page.evaluate(
    () => (window as unknown as {durations: number[]}).durations,
  );
  await page.context().close();
  // What is painted within 16 ms is not reported.
  return Math.max(16, ...durations);
}

/** Milliseconds from a click on the search box to a field that takes letters. */
async function searchOpensIn(browser: Browser, origin: string): Promise<number> {
  const page = await opened(browser, origin + KINDS.docs.path, {
    viewport: DESKTOP,
    slowed: SLOWED_FOR_SEARCH,
  });
  await page.evaluate(() => {
    const times: {clicked?: number; usable?: number} = {};
    Object.assign(window, {times});
    addEventListener(
      'pointerdown',
      ({timeStamp}) => {
        times.clicked = timeStamp;
      },
      true,
    );
    addEventListener('focusin', ({target}) => {
      if (target instanceof Element && target.matches('dialog [role="combobox"]')) {
        times.usable = performance.now();
      }
    });
  });
  await openSearch(page);
  const {clicked, usable} = await page.evaluate(
    () => (window as unknown as {times: {clicked?: number; usable?: number}}).times,
  );
  await page.context().close();
  return clicked !== undefined && usable !== undefined ? usable - clicked : Number.NaN;
}

async function repeat(
  name: string,
  visits: number,
  measure: () => Promise<number>,
): Promise<void> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    times.push(await measure());
  }
  const all = times.map((time) => time.toFixed(0)).join(', ');
  console.log(`${name.padEnd(24)}${median(times).toFixed(0).padStart(6)} ms  (${all})`);
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {visits: {type: 'string', default: '5'}}});
  const visits = Number(values.visits);
  if (!Number.isInteger(visits) || visits < 1) {
    throw new Error(
      `--visits is "${values.visits}"; it has to be a number of 1 or more.`,
    );
  }
  await withBuild(async (browser, origin) => {
    console.log(`The longest interaction of a visit, ${String(SLOWED)}x slower: median`);
    for (const control of CONTROLS) {
      await repeat(control.name, visits, () => longestOf(browser, origin, control));
    }
    console.log(`\nFrom a click to a usable field, ${String(SLOWED_FOR_SEARCH)}x slower`);
    await repeat('search', visits, () => searchOpensIn(browser, origin));
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
