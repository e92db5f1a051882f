import path from 'node:path';
import type {Page} from '@playwright/test';
import {
  countLoads,
  failed,
  FATAL,
  fatal,
  follow,
  nudge,
  ownAssets,
  panel,
} from '../support/failing';
import {holdScripts} from '../support/holdScripts';
import {breakDates, runScript} from '../support/plant';
import {
  boot,
  booted,
  expect,
  KINDS,
  isolatedTest as test,
  titleOf,
} from '../support/site';

const DOCS = KINDS.docs.path;

const MAIN = '**/assets/js/main.*';
const CHUNKS = /assets\/js\/(?!main|runtime|common)/;

test('scripts that fail at first load: one reload, then a panel above the text', async ({
  page,
}) => {
  const loads = countLoads(page);
  await page.route(MAIN, (route) => route.abort());
  await page.goto(DOCS);
  await nudge(page);
  await expect.poll(loads).toBe(2);
  await failed(page);
  expect(loads()).toBe(2);
  // Nothing else is kept where no service is set up.
  expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([
    ['site.reloaded', '1'],
  ]);
  // The text stays, below the panel, and so do menus and links.
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText(titleOf(KINDS.docs.path));
  const [above, below] = [await panel(page).boundingBox(), await heading.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await page.locator('label[data-language="python"]').first().click();
  await expect(page.locator('[data-pane="python"]').first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', {name: 'Sending identities'})
    .first()
    .click();
  await expect(page).toHaveURL(/\/docs\/sending-identities\/$/);
  await failed(page);
  // The button is the way out once the fault is gone.
  await page.unroute(MAIN);
  await panel(page).getByRole('button', {name: 'Reload page'}).click();
  await expect(panel(page)).toHaveCount(0);
  await boot(page);
});

test('a page chunk that fails at first load: one reload, then the panel', async ({
  page,
}) => {
  const loads = countLoads(page);
  await page.route(CHUNKS, (route) => route.fulfill({status: 404}));
  await page.goto(DOCS);
  await nudge(page);
  await expect.poll(loads).toBe(2);
  await failed(page);
  expect(loads()).toBe(2);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    titleOf(KINDS.docs.path),
  );
});

for (const [fault, body] of [
  ['cut off on its way', (script: string) => script.slice(0, script.length / 2)],
  [
    'replaced by a page',
    () => '<!doctype html><title>Log in to the hotel network</title>',
  ],
] as const) {
  test(`a script that is ${fault} counts as failed`, async ({page}) => {
    const loads = countLoads(page);
    await page.route(MAIN, async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: body(await response.text())});
    });
    await page.goto(DOCS);
    await nudge(page);
    await expect.poll(loads).toBe(2);
    await failed(page);
    expect(loads()).toBe(2);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      titleOf(KINDS.docs.path),
    );
  });
}

test('scripts that do not arrive within 15 seconds: the panel, and no reload', async ({
  page,
}) => {
  await page.clock.install();
  const loads = countLoads(page);
  const release = await holdScripts(page);
  await page.goto(DOCS);
  await nudge(page);
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'loading');
  await page.clock.runFor(14_000);
  await expect(panel(page)).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(panel(page)).toBeVisible();
  expect(loads()).toBe(1);
  // They may be late all the same. Then everything works, and nothing is said any more.
  release();
  await page.clock.resume();
  await booted(page);
  await expect(panel(page)).toBeHidden();
});

test('after a failure controls that need React say so, and all others work', async ({
  page,
}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('site.reloaded', '1');
  });
  await page.route(MAIN, (route) => route.abort());
  await page.goto(DOCS);
  await failed(page);
  await panel(page).getByRole('button', {name: 'Close'}).click();
  await expect(panel(page)).toBeHidden();
  await page.mouse.move(300, 300);
  await expect(panel(page)).toBeHidden();
  await page.locator('footer [data-needs-app]').first().click();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', {name: 'Close'}).click();
  const copy = page.locator('main figure [data-control]').first();
  await copy.click();
  await expect(copy).not.toHaveAttribute('data-outcome', 'idle');
  await page.keyboard.press('/');
  await page.keyboard.type('webhooks');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test('without the script of the controls each of them says so', async ({page}) => {
  await page.route('**/assets/controls/**', (route) => route.fulfill({status: 404}));
  await page.goto(DOCS);
  const search = page.getByRole('button', {name: 'Search all docs'});
  for (const control of [search, page.locator('main figure [data-control]').first()]) {
    await control.click();
    await expect(panel(page)).toBeVisible();
    await expect(page.locator('[data-search-dialog]')).toBeHidden();
    await panel(page).getByRole('button', {name: 'Close'}).click();
    await expect(panel(page)).toBeHidden();
  }
  await page.keyboard.press('/');
  await expect(panel(page)).toBeVisible();
  await expect(page.locator('[data-search-dialog]')).toBeHidden();
});

/**
 * Lets no script arrive.
 *
 * @returns makes those that were asked for fail, and all later ones at once
 */
async function failScripts(
  page: Page,
  addresses = '**/assets/js/**',
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.abort();
  });
  return release;
}

test('a search that was opened before it fails makes room for the panel', async ({
  page,
}) => {
  const fail = await failScripts(page, '**/assets/controls/**');
  await page.goto(DOCS);
  await page.keyboard.press('/');
  await page.keyboard.type('webhooks');
  await expect(page.locator('[data-search-dialog]')).toBeVisible();
  fail();
  await expect(panel(page)).toBeVisible();
  await expect(page.locator('[data-search-dialog]')).toBeHidden();
});

test('a search goes on when React fails', async ({page}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('site.reloaded', '1');
  });
  const fail = await failScripts(page);
  await page.goto(DOCS);
  await nudge(page);
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'loading');
  await page.keyboard.press('/');
  await page.keyboard.type('webhooks');
  fail();
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'failed');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeVisible();
});

for (const {path, field, text} of [
  {path: '/tools/spf-checker/', field: '#domain', text: 'acme.example'},
  {path: '/contact/', field: 'main textarea', text: 'It rained.\nAll day.'},
  {
    path: '/articles/what-is-dkim-selector/',
    field: 'main textarea',
    text: 'DKIM-Signature: v=1',
  },
]) {
  test(`${path}: what was typed is kept, so that nothing reloads`, async ({page}) => {
    const fail = await failScripts(page);
    const loads = countLoads(page);
    await page.goto(path);
    await page.locator(field).first().fill(text);
    fail();
    await expect(panel(page)).toBeVisible();
    expect(loads()).toBe(1);
    await expect(page.locator(field).first()).toHaveValue(text);
  });
}

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
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    titleOf(KINDS.docs.path),
  );
  expect(loads()).toBe(1);
  await boot(page);
});

test('a chunk that fails on navigation for good: one reload, then the panel', async ({
  page,
}) => {
  await openThenDeploy(page, 'js');
  const loads = countLoads(page);
  await follow(page);
  await expect.poll(loads).toBe(1);
  await failed(page);
  expect(loads()).toBe(1);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    titleOf(KINDS.docs.path),
  );
});

test('after the one reload of a session a failed navigation shows the fatal screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('site.reloaded', '1');
  });
  await openThenDeploy(page, 'js');
  const loads = countLoads(page);
  await follow(page);
  await fatal(page);
  expect(loads()).toBe(0);
  // It is a page of its own, with a way home, and the way back leads back.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(`${FATAL} | Postwren`);
  await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', '/');
  await expect(page.locator('[data-navigating]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/legal\/privacy-policy\/$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy policy');
  await expect(page).toHaveTitle(/^Privacy policy/);
});

test('a page that could not be fetched ahead opens when it is clicked', async ({
  page,
}) => {
  const mend = await openThenDeploy(page, 'js');
  const loads = countLoads(page);
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Quickstart'});
  const refused = page.waitForResponse((response) => response.status() === 404);
  await link.hover();
  await refused;
  await mend();
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    titleOf(KINDS.docs.path),
  );
  await expect(page).toHaveURL(/quickstart\/$/);
  expect(loads()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
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
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    titleOf(KINDS.docs.path),
  );
  expect(messages.join('\n')).toMatch(
    /Unable to preload CSS for \/assets\/css\/[\w.-]+\.css/,
  );
  expect(loads()).toBe(2);
});

test('a render error shows the fatal screen', async ({page}) => {
  await page.goto(KINDS.docs.path);
  await boot(page);
  await runScript(page, breakDates('planted'));
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
      titleOf(KINDS.docs.path),
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
      titleOf(KINDS.docs.path),
    );
    await expect(page.getByRole('status').filter({hasText: 'offline'})).toHaveCount(0);
    // Without a load of the page; the reload that a fault may cost is not spent.
    expect(loads()).toBe(0);
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
