import {readFileSync} from 'node:fs';
import {test as base, type Page} from '@playwright/test';
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
  await page.waitForFunction(isLaidOut);
}

/** Tests whose page fails them when it writes an error or warning to its console. */
export const test = base.extend<{messages: string[]}>({
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

export {expect} from '@playwright/test';
export {budgetOf, KINDS} from './kinds';
