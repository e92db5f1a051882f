import type {Page} from '@playwright/test';
import {allowClipboard} from '../support/clipboard';
import {boot, booted, expect, KINDS, test} from '../support/site';

const DOCS = KINDS.docs.path;
const INDEX = '**/assets/search/docs-*.json';
const RECENT_KEY = 'postwren.recentSearches';

const box = (page: Page) => page.getByRole('button', {name: 'Search all docs'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search all docs'});
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');

/** Opens the dialog by its key and asks. */
async function ask(page: Page, query: string) {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}

function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('nothing of search is fetched before the first focus of the box', async ({page}) => {
  const paths = recordRequests(page);
  await page.goto(DOCS);
  await boot(page);
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => path.startsWith('/assets/search/'))).toEqual([]);
  const before = new Set(paths);

  await box(page).focus();
  await expect
    .poll(() => paths.filter((path) => path.includes('/search/docs-')))
    .toHaveLength(1);
  await page.waitForLoadState('networkidle');
  const after = paths.filter((path) => !before.has(path));
  // The dialog, the worker and the index: each once.
  expect(after.filter((path) => path.endsWith('.js')).length).toBeGreaterThanOrEqual(2);
  expect(new Set(after).size).toBe(after.length);
  await expect(dialog(page)).toBeHidden();
});

test('a click before React is kept, and opens the dialog once', async ({page}) => {
  await page.goto(DOCS);
  await box(page).evaluate((button) => {
    (button as HTMLButtonElement).click();
  });
  await booted(page);
  await expect(dialog(page)).toHaveCount(1);
  await expect(field(page)).toBeFocused();
});

for (const key of ['/', 'Control+k', 'Meta+k']) {
  test(`${key} opens, Escape closes and gives the focus back`, async ({page}) => {
    await page.goto(DOCS);
    await boot(page);
    const link = page.locator('main a[href]').first();
    await link.focus();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test('a slash typed into the field is text', async ({page}) => {
  await page.goto(DOCS);
  await boot(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('POST /emails');
  await expect(field(page)).toHaveValue('POST /emails');
});

/** Lets scripts through after so many milliseconds. */
async function slowScripts(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

/** The ways to begin a question with the keyboard alone. */
const BEGINNINGS: readonly [string, (page: Page) => Promise<void>][] = [
  ['on the box', (page) => box(page).focus()],
  ['after the slash', (page) => page.keyboard.press('/')],
  ['after Control and K', (page) => page.keyboard.press('Control+k')],
];

test.describe('nothing typed is doubled, lost or reordered', () => {
  const QUESTION = 'dkim Key-2048';
  for (const [way, begin] of BEGINNINGS) {
    for (const delay of [0, 5, 40]) {
      test(`${way}, a key every ${String(delay)} ms, with React there`, async ({
        page,
      }) => {
        await page.goto(DOCS);
        await boot(page);
        await begin(page);
        await page.keyboard.type(QUESTION, {delay});
        await expect(options(page).first()).toBeVisible();
        await expect(field(page)).toHaveValue(QUESTION);
      });

      test(`${way}, a key every ${String(delay)} ms, before React`, async ({page}) => {
        await slowScripts(page, 200);
        await page.goto(DOCS);
        await begin(page);
        await page.keyboard.type(QUESTION, {delay});
        await expect(options(page).first()).toBeVisible();
        await expect(field(page)).toHaveValue(QUESTION);
      });
    }
  }

  test('while the dialog is still coming', async ({page}) => {
    await page.goto(DOCS);
    await boot(page);
    await page.waitForLoadState('networkidle');
    await slowScripts(page, 400);
    await page.keyboard.press('/');
    await page.keyboard.type('spf records');
    await page.keyboard.press('Backspace');
    await expect(field(page)).toHaveValue('spf record');
    await expect(options(page).first()).toBeVisible();
  });

  test('pasted before React', async ({page}) => {
    await allowClipboard(page);
    await slowScripts(page, 300);
    await page.goto(DOCS);
    await page.evaluate(() => navigator.clipboard.writeText('domain_not_verified'));
    await page.keyboard.press('/');
    await page.keyboard.press('Control+v');
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('domain_not_verified');
  });

  test('Enter before there is an answer goes to the first one', async ({page}) => {
    await slowScripts(page, 200);
    await page.goto(DOCS);
    await page.keyboard.press('/');
    await page.keyboard.type('domain_not_verified');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/api\/errors\/#domain_not_verified$/);
    await expect(dialog(page)).toBeHidden();
  });

  test('on a slow processor', async ({page}) => {
    await page.goto(DOCS);
    await boot(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
    await box(page).focus();
    await page.keyboard.type(QUESTION);
    await expect(field(page)).toHaveValue(QUESTION);
  });
});

test('the dialog opens and closes without React', async ({page}) => {
  await page.route('**/assets/js/*.js', () => undefined);
  await page.goto(DOCS);
  await box(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('/');
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByText('Loading the search …')).toBeVisible();
  await dialog(page).getByRole('button', {name: 'Close search'}).click();
  await expect(dialog(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
});

test('a dialog that was closed before React stays closed and empty', async ({page}) => {
  await slowScripts(page, 200);
  await page.goto(DOCS);
  await page.keyboard.press('/');
  await page.keyboard.type('webhook');
  await page.keyboard.press('Escape');
  await booted(page);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('');
  await expect(dialog(page).getByText('Start here')).toBeVisible();
});

test('one word finds the docs first, and a pasted error its code', async ({page}) => {
  await page.goto(DOCS);
  await boot(page);
  await ask(page, 'spf');
  const groups = dialog(page).getByRole('group');
  await expect(groups.first()).toContainText('Guide');
  await expect(groups.filter({hasText: 'Tool'}).first()).toBeVisible();
  await field(page).fill(
    '{"status":429,"code":"rate_limited","title":"Too Many Requests"}',
  );
  await expect(options(page).first()).toHaveAttribute(
    'href',
    '/docs/api/errors/#rate_limited',
  );
});

test('arrows choose, Enter goes to the path and the hash inside the app', async ({
  page,
}) => {
  await page.goto(DOCS);
  await boot(page);
  await page.evaluate(() => {
    (window as unknown as {sameApp: boolean}).sameApp = true;
  });
  await ask(page, 'scheduledAt');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog(page).getByRole('status')).toHaveText(
    /^\d+ results? on \d+ pages?\.$/,
  );

  const active = () => field(page).getAttribute('aria-activedescendant');
  await expect(options(page).first()).toHaveAttribute('id', (await active()) ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await active()).toBe(await options(page).nth(1).getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/api\/email\/#sendEmail\.scheduledAt$/);
  await expect(dialog(page)).toBeHidden();
  const target = page.locator('[id="sendEmail.scheduledAt"]');
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
  expect(
    await page.evaluate(() => (window as unknown as {sameApp?: boolean}).sameApp),
  ).toBe(true);
});

test('a field inside another is unfolded', async ({page}) => {
  await page.goto(DOCS);
  await boot(page);
  await ask(page, 'contentId');
  await options(page).first().click();
  await expect(page).toHaveURL(/#sendEmail\.attachments\.contentId$/);
  await expect(page.locator('[id="sendEmail.attachments.contentId"]')).toBeInViewport();
});

test('results are grouped by page, docs first, with marked words', async ({page}) => {
  await page.goto(DOCS);
  await boot(page);
  await ask(page, 'dkim record');
  await expect(options(page).first()).toBeVisible();
  const groups = dialog(page).getByRole('group');
  await expect.poll(() => groups.count()).toBeGreaterThan(1);
  // Articles come with the second file.
  await expect(groups.filter({hasText: 'Article'}).first()).toBeVisible();
  const kinds = await groups.evaluateAll((all) =>
    all.map((group) => group.querySelector('small')?.textContent),
  );
  const firstAside = kinds.findIndex(
    (kind) => kind !== 'Guide' && kind !== 'API reference',
  );
  expect(firstAside).toBeGreaterThan(0);
  expect(kinds.slice(firstAside)).not.toContain('Guide');
  await expect(
    dialog(page).locator('mark').filter({hasText: /dkim/i}).first(),
  ).toBeVisible();
});

test('a hostile question stays text, and is kept as text', async ({page, messages}) => {
  const hostile = '<img src=x onerror="document.title=1"> email';
  await page.goto(DOCS);
  await boot(page);
  const title = await page.title();
  await ask(page, hostile);
  await expect(options(page).first()).toBeVisible();
  await expect(dialog(page).locator('img')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(
    dialog(page).getByRole('button', {name: hostile, exact: true}),
  ).toBeVisible();
  await expect(dialog(page).locator('img')).toHaveCount(0);
  expect(await page.title()).not.toBe('1');
  expect(title).not.toBe('1');
  expect(messages).toEqual([]);
});

test('recent searches are kept, asked again and removed', async ({page}) => {
  await page.goto(DOCS);
  await boot(page);
  await ask(page, 'webhooks');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();

  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  const recent = dialog(page).getByRole('button', {name: 'webhooks', exact: true});
  await expect(recent).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('webhooks');
  await expect(options(page).first()).toBeVisible();
  await field(page).fill('');
  await dialog(page).getByRole('button', {name: 'Remove webhooks'}).click();
  await expect(recent).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), RECENT_KEY)).toBe('[]');
});

test('when nothing is found, pages are suggested and said', async ({page}) => {
  await page.goto(DOCS);
  await boot(page);
  await ask(page, 'zzqqxx');
  await expect(dialog(page).getByText('Nothing found for')).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText('Nothing found.');
  await dialog(page).getByRole('link', {name: 'Email', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/api\/email\/$/);
});

test('an index that cannot be loaded is said, and loaded at the second try', async ({
  page,
}) => {
  await page.route(INDEX, (route) => route.fulfill({status: 503}));
  await page.goto(DOCS);
  await boot(page);
  await ask(page, 'webhooks');
  await expect(dialog(page).getByRole('alert')).toContainText(
    'The search could not be loaded',
  );
  await page.unroute(INDEX);
  await dialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(options(page).first()).toBeVisible();
});

test('a worker that cannot start is said, and started at the second try', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Original = window.Worker;
    let broken = true;
    window.Worker = class extends Original {
      constructor(...[url, options]: ConstructorParameters<typeof Worker>) {
        super(broken ? 'data:text/javascript,throw new Error("broken")' : url, options);
        broken = false;
      }
    };
  });
  await page.goto(DOCS);
  await boot(page);
  // The first worker breaks with the box's focus; the next question starts another.
  await ask(page, 'webhooks');
  const retry = dialog(page).getByRole('button', {name: 'Try again'});
  await expect(options(page).first().or(retry)).toBeVisible();
  if (await retry.isVisible()) {
    await retry.click();
  }
  await expect(options(page).first()).toBeVisible();
});

test('without the network the dialog says so, and opens when it is back', async ({
  page,
  context,
}) => {
  await page.goto(DOCS);
  await boot(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await box(page).click();
  await page.keyboard.type('webhooks');
  await expect(dialog(page).getByRole('alert')).toContainText(
    'The search could not be loaded',
  );
  await context.setOffline(false);
  await dialog(page).getByRole('button', {name: 'Try again'}).click();
  // What was typed is still asked, and what is loaded once works without the network.
  await expect(options(page).first()).toBeVisible();
  await context.setOffline(true);
  await field(page).fill('batch');
  await expect(options(page).first()).toContainText(/batch/i);
});

test('at 320 px the dialog fills the screen and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto(DOCS);
  await boot(page);
  await box(page).click();
  await field(page).fill('domain_not_verified');
  await expect(options(page).first()).toBeVisible();
  expect(await dialog(page).boundingBox()).toMatchObject({
    x: 0,
    y: 0,
    width: 320,
    height: 640,
  });
  expect(await dialog(page).evaluate(({scrollWidth}) => scrollWidth)).toBeLessThanOrEqual(
    320,
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the box is hidden and a sentence points to the menu', async ({page}) => {
    await page.goto(DOCS);
    await expect(box(page)).toBeHidden();
    // The test browser stops scripts but parses as with them: the sentence is raw text.
    expect(await page.content()).toContain('Search needs JavaScript.');
  });
});
