import {readFileSync} from 'node:fs';
import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import {WAITING_PARTS} from '../../src/shell/contract';
import {isLaidOut} from './laidOut';
import {chosenPages} from './scope';

/** Address of the served build. */
export function origin(): string {
  const site = process.env['SITE'];
  if (!site) {
    throw new Error('The site is not served: run the tests through Playwright.');
  }
  return site;
}

/** Paths of every page in the sitemap. */
export function allPages(): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => new URL(address ?? '').pathname)
    .sort();
}

/** Those of all pages that this run looks at: see `npm test -- --changed`. */
export function pagesOfRun(): string[] {
  return allPages().filter((path) => chosenPages?.includes(path) ?? true);
}

/** The heading of a built page, which a writer may change. */
export function titleOf(path: string): string {
  const html = readFileSync(`build${path}index.html`, 'utf8');
  const [, heading = ''] = /<h1[^>]*>([^]*?)<\/h1>/.exec(html) ?? [];
  const title = heading
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
  if (!title) {
    throw new Error(`build${path}index.html has no heading.`);
  }
  return title;
}

/** Approaches a control that needs React, as a pointer does. */
export async function approachApp(page: Page): Promise<void> {
  await page.evaluate(() => {
    const move = new PointerEvent('pointermove', {bubbles: true, movementX: 1});
    document.querySelector('[data-needs-app]')?.dispatchEvent(move);
  });
}

/** Approaches a control and waits until React has taken the page over, laid out or not. */
export async function startApp(page: Page): Promise<void> {
  await approachApp(page);
  await page.waitForFunction(() => document.documentElement.dataset['boot'] === 'ready');
}

/** Approaches a control and waits until React has taken the page over. */
export async function boot(page: Page): Promise<void> {
  await approachApp(page);
  await booted(page);
}

/** Waits until React has taken the page over, and all of it is laid out. */
export async function booted(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['boot'] === 'ready');
  await laidOut(page);
}

/** Waits until the parts below the first screen are laid out, too. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(isLaidOut, WAITING_PARTS);
}

/**
 * Tests whose page fails them when it writes an error or warning to its console. Each has a
 * context of its own, as Playwright does it: for what listens to a context, measures what a
 * first visit fetches, or looks into a sandboxed frame. In a shared process Chromium reports,
 * now and then, that such a frame runs no script, although nothing in it is one.
 */
export const isolatedTest = base.extend<{messages: string[]}>({
  messages: [
    async ({page}, provide) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          messages.push(`${message.type()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await provide(messages);
    },
    {auto: true},
  ],

  baseURL: async ({}, provide) => {
    await provide(origin());
  },
});

/** A context of several tests. */
interface Shared {
  context: BrowserContext;
  /** As long as one tab is open, the process of all of them lives. */
  holder: Page;
}

/**
 * Playwright gives a context what it is not told from the test that happens to run, and the
 * shared one outlives the first test of its worker.
 */
const PLAIN: BrowserContextOptions = {
  javaScriptEnabled: true,
  hasTouch: false,
  isMobile: false,
  reducedMotion: null,
  timezoneId: undefined,
};

/** What a test leaves in a context, apart from its cache. */
async function clear({context, holder}: Shared): Promise<void> {
  const tabs = context.pages().filter((page) => page !== holder);
  await Promise.all(tabs.map((page) => page.close()));
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const session = await context.newCDPSession(holder);
  await session.send('Storage.clearDataForOrigin', {
    origin: origin(),
    storageTypes: 'all',
  });
  await session.detach();
}

/**
 * The same, each in a new tab of a context that the tests of a worker share: a page takes
 * twice as long in a context of its own, for that starts a process and compiles every script.
 * Between two tests tabs, routes, storage, cookies and permissions go, and the cache stays.
 * Of the options of a context, `test.use` takes those named below. Any other, such as
 * `locale`, needs `isolatedTest`, and so does a test that sets the clock: it stays set for all
 * later pages of the context.
 */
export const test = isolatedTest.extend<object, {shared: Shared}>({
  shared: [
    async ({browser}, provide) => {
      const context = await browser.newContext({...PLAIN, baseURL: origin()});
      await provide({context, holder: await context.newPage()});
      await context.close();
    },
    {scope: 'worker'},
  ],

  context: async (
    {browser, shared, javaScriptEnabled, hasTouch, timezoneId},
    provide,
  ) => {
    // These cannot be changed in a context that is there.
    if (!javaScriptEnabled || hasTouch || timezoneId) {
      const context = await browser.newContext();
      await provide(context);
      await context.close();
      return;
    }
    await provide(shared.context);
    await clear(shared);
  },

  page: async ({context, viewport, colorScheme, contextOptions}, provide) => {
    const page = await context.newPage();
    if (viewport) {
      await page.setViewportSize(viewport);
    }
    const {reducedMotion} = contextOptions;
    await page.emulateMedia({colorScheme, ...(reducedMotion && {reducedMotion})});
    await provide(page);
  },
});

export {expect} from '@playwright/test';
export {budgetOf, KINDS} from './kinds';
