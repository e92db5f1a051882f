import path from 'node:path';
import type {Page} from '@playwright/test';
import {countLoads, FATAL, fatal, follow, nudge, ownAssets} from '../support/failing';
import {boot, booted, expect, KINDS, test} from '../support/site';

const DOCS = KINDS.docs.path;

test('a script that fails at first load reloads once, then the fatal screen', async ({
  page,
}) => {
  const loads = countLoads(page);
  await page.route('**/assets/js/main.*', (route) => route.abort());
  await page.goto(DOCS);
  await nudge(page);
  await expect.poll(loads).toBe(2);
  await nudge(page);
  await fatal(page);
  expect(loads()).toBe(2);
  // Nothing else is kept where no service is set up.
  expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([
    ['postwren.reloaded', '1'],
  ]);
  // The button is the way out once the fault is gone.
  await page.unroute('**/assets/js/main.*');
  await page.getByRole('button', {name: 'Reload page'}).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(FATAL);
  await boot(page);
});

test('a page chunk that fails at first load reloads once, then the fatal screen', async ({
  page,
}) => {
  const loads = countLoads(page);
  await page.route(/assets\/js\/(?!main|runtime|common)/, (route) =>
    route.fulfill({status: 404}),
  );
  await page.goto(DOCS);
  await nudge(page);
  await expect.poll(loads).toBe(2);
  await nudge(page);
  await fatal(page);
  expect(loads()).toBe(2);
});

/**
 * Opens a page, then refuses every asset of a folder that this page does not use: what a
 * deploy does to a visit. Hovering and seeing links fetches ahead, so the fault comes
 * before React does.
 *
 * @returns ends the fault
 */
async function openThenDeploy(
  page: Page,
  folder: 'js' | 'css',
): Promise<() => Promise<void>> {
  await page.goto('/legal/privacy-policy/');
  const own = await ownAssets(page);
  const gone = (url: URL) =>
    url.pathname.startsWith(`/assets/${folder}/`) &&
    !own.has(path.posix.basename(url.pathname));
  await page.route(gone, (route) => route.fulfill({status: 404}));
  await boot(page);
  return () => page.unroute(gone);
}

test('a deploy in the middle of a visit: one reload brings the new page', async ({
  page,
}) => {
  const mend = await openThenDeploy(page, 'js');
  const loads = countLoads(page);
  // The server has the new page and its chunks; only the old ones are gone.
  page.on('domcontentloaded', () => {
    void mend();
  });
  await follow(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Send your first email');
  expect(loads()).toBe(1);
  await boot(page);
});

test('a chunk that fails on navigation for good: one reload, then the fatal screen', async ({
  page,
}) => {
  await openThenDeploy(page, 'js');
  const loads = countLoads(page);
  await follow(page);
  await expect.poll(loads).toBe(1);
  await nudge(page);
  await fatal(page);
  expect(loads()).toBe(1);
});

test('after the one reload of a session a failed navigation shows the fatal screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('postwren.reloaded', '1');
  });
  await openThenDeploy(page, 'js');
  const loads = countLoads(page);
  await follow(page);
  await fatal(page);
  expect(loads()).toBe(0);
});

test('a failed preload raises a cancelable event; who handles it keeps the page', async ({
  page,
}) => {
  await openThenDeploy(page, 'js');
  const loads = countLoads(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    addEventListener('preload-error', (event) => {
      seen.push((event as CustomEvent<Error>).detail.message);
      event.preventDefault();
    });
  });
  await follow(page);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as {seen: string[]}).seen.length))
    .toBeGreaterThan(0);
  const [message] = await page.evaluate(
    () => (window as unknown as {seen: string[]}).seen,
  );
  expect(message).toMatch(/^Unable to load \/assets\/js\//);
  await page.waitForTimeout(300);
  expect(loads()).toBe(0);
  await expect(page.getByText(FATAL)).toHaveCount(0);
});

test('a style sheet that fails on navigation is named', async ({page, messages}) => {
  await openThenDeploy(page, 'css');
  await follow(page);
  await expect
    .poll(() => messages.join('\n'))
    .toMatch(/Unable to preload CSS for \/assets\/css\/[\w.-]+\.css/);
});

test('a style sheet that fails at first load is named; the page stays readable', async ({
  page,
  messages,
}) => {
  const loads = countLoads(page);
  await page.route('**/assets/css/**', (route) => route.abort());
  await page.goto(DOCS);
  await expect.poll(loads).toBe(2);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Send your first email');
  expect(messages.join('\n')).toMatch(
    /Unable to preload CSS for \/assets\/css\/[\w.-]+\.css/,
  );
  expect(loads()).toBe(2);
});

test('a render error shows the fatal screen', async ({page}) => {
  await page.goto(KINDS.docs.path);
  await boot(page);
  await page.evaluate(() => {
    // Any component that formats a date breaks from here on.
    Intl.DateTimeFormat.prototype.format = () => {
      throw new Error('planted');
    };
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get: () => {
        throw new Error('planted');
      },
    });
  });
  await page.getByRole('contentinfo').getByRole('link', {name: 'Articles'}).click();
  await fatal(page);
  expect(
    await page.evaluate(() => window.shell?.errors.map((error) => String(error)).join()),
  ).toContain('planted');
});

test.describe('offline', () => {
  /** Goes offline for good: what the browser has cached does not answer either. */
  async function unplug(page: Page): Promise<() => Promise<void>> {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }

  for (const name of ['docs', 'article', 'legal', 'home'] as const) {
    test(`${name}: a page that is read stays when the network goes`, async ({page}) => {
      await page.goto(KINDS[name].path);
      const heading = await page.getByRole('heading', {level: 1}).textContent();
      const loads = countLoads(page);
      const plug = await unplug(page);
      await nudge(page);
      await expect(page.locator('html')).toHaveAttribute('data-boot', 'loading');
      // Time for all that is asked for to fail.
      await page.waitForTimeout(500);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading ?? '');
      expect(loads()).toBe(0);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      // And it comes to life when the network is back, without a reload.
      await plug();
      await booted(page);
      expect(loads()).toBe(0);
    });
  }

  test('a page whose chunks are missing waits for them too', async ({page}) => {
    await page.goto(DOCS);
    const loads = countLoads(page);
    // The first scripts arrive; the network goes before theirs do.
    await page.route(/assets\/js\/(?!main|runtime|common)/, async (route) => {
      await page.context().setOffline(true);
      await route.abort();
    });
    await nudge(page);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await page.waitForTimeout(500);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Send your first email',
    );
    await page.unroute(/assets\/js\/(?!main|runtime|common)/);
    await page.context().setOffline(false);
    await booted(page);
    expect(loads()).toBe(0);
  });

  test('a link followed offline says so, and opens when the network is back', async ({
    page,
  }) => {
    const mend = await openThenDeploy(page, 'js');
    const loads = countLoads(page);
    const plug = await unplug(page);
    await follow(page);
    await expect(page.getByRole('status').filter({hasText: 'offline'})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy policy');
    await mend();
    await plug();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Send your first email',
    );
    await expect(page.getByRole('status').filter({hasText: 'offline'})).toHaveCount(0);
    // The page that was chosen, once; the reload that a fault may cost is not spent.
    expect(loads()).toBe(1);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('a link followed offline can be taken back', async ({page}) => {
    await openThenDeploy(page, 'js');
    const plug = await unplug(page);
    await follow(page);
    const notice = page.getByRole('status').filter({hasText: 'offline'});
    await expect(notice).toBeVisible();
    await page.goBack();
    await expect(notice).toHaveCount(0);
    await plug();
    await expect(page).toHaveURL(/\/legal\/privacy-policy\/$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy policy');
  });
});
