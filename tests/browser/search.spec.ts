import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {allowClipboard} from '../support/clipboard';
import {countLoads} from '../support/failing';
import {holdScripts} from '../support/holdScripts';
import {pairsOf} from '../support/scope';
import {boot, expect, KINDS, test} from '../support/site';
import {kilobytes, record, total} from '../support/transfers';

const DOCS = KINDS.docs.path;
const EMAIL = KINDS['API reference'].path;
const INDEX = '**/assets/search/docs-*.json';
/** The script of the search itself, at every try. */
const SCRIPT = '**/assets/search/search-*.js*';
const RECENT_KEY = 'site.recentSearches';

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
  expect(paths.filter((path) => path.includes('search'))).toEqual([]);
  const before = new Set(paths);

  await box(page).focus();
  await expect
    .poll(() => paths.filter((path) => path.includes('/search/more-')))
    .toHaveLength(1);
  // The script, the worker, where the index is, and the index in two parts: each once.
  expect(
    paths
      .filter((path) => !before.has(path))
      .map((path) => path.replace(/-\w+\./, '.'))
      .sort(),
  ).toEqual([
    '/assets/search/docs.json',
    '/assets/search/more.json',
    '/assets/search/search.js',
    '/assets/search/worker.js',
    '/search.json',
  ]);
  await expect(dialog(page)).toBeHidden();
});

test('a click before any script opens the dialog', async ({page}) => {
  await page.goto(DOCS);
  await box(page).evaluate((button) => {
    (button as HTMLButtonElement).click();
  });
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
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('POST /emails');
  await expect(field(page)).toHaveValue('POST /emails');
});

/** Lets all scripts of the site through after so many milliseconds. */
async function slowScripts(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/assets/**/*.js', async (route) => {
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
  for (const [[way, begin], delay] of pairsOf(BEGINNINGS, [0, 5, 40])) {
    test(`${way}, a key every ${String(delay)} ms, with React there`, async ({page}) => {
      await page.goto(DOCS);
      await boot(page);
      await begin(page);
      await page.keyboard.type(QUESTION, {delay});
      await expect(options(page).first()).toBeVisible();
      await expect(field(page)).toHaveValue(QUESTION);
    });

    test(`${way}, a key every ${String(delay)} ms, before any script`, async ({page}) => {
      await slowScripts(page, 200);
      await page.goto(DOCS);
      await begin(page);
      await page.keyboard.type(QUESTION, {delay});
      await expect(options(page).first()).toBeVisible();
      await expect(field(page)).toHaveValue(QUESTION);
    });
  }

  test('while the search is still loading', async ({page}) => {
    await page.goto(DOCS);
    await page.waitForLoadState('networkidle');
    await slowScripts(page, 400);
    await page.keyboard.press('/');
    await page.keyboard.type('spf records');
    await page.keyboard.press('Backspace');
    await expect(field(page)).toHaveValue('spf record');
    await expect(options(page).first()).toBeVisible();
  });

  test('pasted before any script', async ({page}) => {
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

test('a pasted error is explained above the results, with its field marked', async ({
  page,
}) => {
  const body = '{\n  "from": "a@acme.example",\n  "to": "<b>nobody",\n  "text": "x"\n}';
  const problem = {
    code: 'invalid_recipient',
    errors: [{pointer: '#/to', detail: 'There is no @.'}],
  };
  await allowClipboard(page);
  await page.goto(DOCS);
  await ask(page, 'dkim');
  await expect(options(page).first()).toBeVisible();
  const paths = recordRequests(page);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `${JSON.stringify(problem)}\n${body}`,
  );
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Control+v');
  const card = dialog(page).getByRole('region', {name: 'invalid_recipient'});
  await expect(card.locator('mark')).toHaveText('"to": "<b>nobody"');
  await expect(field(page)).toHaveValue('invalid_recipient');
  await expect(options(page).first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(paths.map((path) => path.replace(/-\w+\./, '.')).sort()).toEqual([
    '/assets/paste/api.json',
    '/assets/search/paste.js',
  ]);

  // The next question is one of the search alone.
  await field(page).fill('550 5.1.1');
  await expect(dialog(page).locator('.paste-kind').first()).toContainText('550 5.1.1');
  await field(page).fill('spf record');
  await expect(card).toBeHidden();
  await expect(dialog(page).locator('.paste')).toHaveCount(0);
  await expect(options(page).first()).toBeVisible();
});

test('the dialog opens and closes while its script is on the way', async ({page}) => {
  await page.route(SCRIPT, () => undefined);
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

test('a dialog that was closed before its script came stays closed and empty', async ({
  page,
}) => {
  await slowScripts(page, 200);
  await page.goto(DOCS);
  const arrived = page.waitForResponse('**/assets/controls/**');
  await page.keyboard.press('/');
  await page.keyboard.type('webhook');
  await page.keyboard.press('Escape');
  await arrived;
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('');
  await expect(dialog(page).getByText('Start here')).toBeVisible();
});

test('a script that cannot be loaded is said, and loaded at the second try', async ({
  page,
}) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto(DOCS);
  await page.keyboard.press('/');
  await page.keyboard.type('webhooks');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('The search could not be loaded');
  await dialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(alert).toBeVisible();
  await page.unroute(SCRIPT);
  await dialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(options(page).first()).toBeVisible();
  await expect(alert).toBeHidden();
});

test('where the index is cannot be found out: it is said, and asked again', async ({
  page,
}) => {
  await page.route('**/search.json', (route) => route.fulfill({status: 503}));
  await page.goto(DOCS);
  await page.keyboard.press('/');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('The search could not be loaded');
  await page.unroute('**/search.json');
  await dialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(dialog(page).getByText('Start here')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('webhooks');
  await expect(options(page).first()).toBeVisible();
});

test.describe('without React', () => {
  test.beforeEach(async ({page}) => {
    await holdScripts(page);
  });

  test('the search starts, answers, remembers and closes', async ({page, messages}) => {
    await page.goto(DOCS);
    await box(page).click();
    await expect(field(page)).toBeFocused();
    await expect(dialog(page).getByText('Start here')).toBeVisible();
    await page.keyboard.type('webhooks');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(dialog(page).locator('mark').first()).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText(
      /^\d+ results? on \d+ page/,
    );
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await options(page).nth(2).hover();
    await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'false');
    // Around the dialog.
    await page.mouse.click(10, 600);
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(dialog(page).getByText('Start here')).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-boot', 'ready');
    expect(messages).toEqual([]);
  });

  test('a result loads its page, and Back returns to a closed search', async ({page}) => {
    await page.goto(DOCS);
    await page.evaluate(() => Object.assign(window, {isFirst: true}));
    await page.keyboard.press('/');
    await page.keyboard.type('scheduledAt');
    await options(page).first().click();
    await expect(page).toHaveURL(/\/docs\/api\/email\/#sendEmail\.scheduledAt$/);
    await expect(page.locator('[id="sendEmail.scheduledAt"]')).toBeInViewport();
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
    await page.keyboard.press('/');
    await expect(
      dialog(page).getByRole('button', {name: 'scheduledAt', exact: true}),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${DOCS}$`));
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('[data-search-dialog] input')).toHaveValue('');
  });

  test('a field inside another is unfolded on the page that is loaded', async ({
    page,
  }) => {
    await page.goto(DOCS);
    await ask(page, 'contentId');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#sendEmail\.attachments\.contentId$/);
    await expect(page.locator('[id="sendEmail.attachments.contentId"]')).toBeInViewport();
  });

  test('a result on the same page is shown without a load', async ({page}) => {
    const loads = countLoads(page);
    await page.goto(EMAIL);
    await ask(page, 'contentId');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#sendEmail\.attachments\.contentId$/);
    const target = page.locator('[id="sendEmail.attachments.contentId"]');
    await expect(target).toBeInViewport();
    await expect(target).toBeFocused();
    // The top of the page has no anchor.
    await page.keyboard.press('/');
    await dialog(page).getByRole('link', {name: 'Email', exact: true}).click();
    await expect(page).toHaveURL(new RegExp(`${EMAIL}$`));
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
    expect(loads()).toBe(1);
  });

  test('a modifier key opens a result in a tab of its own', async ({page, context}) => {
    await page.goto(DOCS);
    await ask(page, 'scheduledAt');
    const opened = context.waitForEvent('page');
    await options(page)
      .first()
      .click({modifiers: ['ControlOrMeta']});
    const tab = await opened;
    await tab.waitForURL(/#sendEmail\.scheduledAt$/);
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${DOCS}$`));
  });

  test('the first answer: 17 KB of scripts, and an index smaller than the text of the docs', async ({
    page,
    request,
  }) => {
    await page.route('**/assets/search/more-*.json', () => undefined);
    await page.goto(DOCS);
    await page.waitForLoadState('networkidle');
    const transfers = record(page);
    await page.keyboard.press('/');
    await page.keyboard.type('webhooks');
    await expect(options(page).first()).toBeVisible();
    const fetched = (await transfers()).filter(({path}) => path.includes('search'));
    const scripts = fetched.filter(({kind}) => kind === 'script');
    console.log(
      `search: ${kilobytes(total(fetched))} to the first answer, ${kilobytes(total(scripts))} of them scripts`,
    );
    expect(fetched).toHaveLength(4);
    expect(total(scripts)).toBeGreaterThan(10 * 1024);
    expect(total(scripts)).toBeLessThanOrEqual(17 * 1024);
    // It grows with the docs, whose text it holds once.
    const docs = gzipSync(await (await request.get('/llms-full.txt')).body()).length;
    expect(total(fetched) - total(scripts)).toBeLessThanOrEqual(0.7 * docs);
  });
});

test('answers that were there before React stay, and go on working after', async ({
  page,
  messages,
}) => {
  const release = await holdScripts(page);
  await page.goto(DOCS);
  const isBooted = boot(page);
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'loading');
  await page.keyboard.press('/');
  await page.keyboard.type('webhooks');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = options(page).nth(1);
  const answers = page.locator('[data-search-answers]');
  await answers.evaluate((element) => {
    (element as HTMLElement).dataset['before'] = '';
  });
  release();
  await isBooted;
  await expect(field(page)).toHaveValue('webhooks');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  // The very element: React has not put one of its own there.
  await expect(answers).toHaveAttribute('data-before', '');
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(messages).toEqual([]);

  await page.evaluate(() => {
    (window as unknown as {sameApp: boolean}).sameApp = true;
  });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/webhooks\//);
  await expect(dialog(page)).toBeHidden();
  expect(
    await page.evaluate(() => (window as unknown as {sameApp?: boolean}).sameApp),
  ).toBe(true);
});

test('one word finds the docs first, and a pasted error its code', async ({page}) => {
  await page.goto(DOCS);
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
  await ask(page, 'webhooks');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`${DOCS}$`));
  await page.waitForLoadState();

  await page.keyboard.press('/');
  const recent = dialog(page).getByRole('button', {name: 'webhooks', exact: true});
  await expect(recent).toBeVisible();
  await page.keyboard.press('ArrowDown');
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
