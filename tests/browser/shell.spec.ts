import type {Page} from '@playwright/test';
import {brand} from '../../src/site/brand';
import {holdScripts} from '../support/holdScripts';
import {boot, booted, expect, KINDS, origin, test} from '../support/site';

const DOCS = KINDS.docs.path;
const isScript = (url: string) => new URL(url).pathname.startsWith('/assets/js/');

/** Counts the texts the page writes to the clipboard. */
async function countCopies(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const copies: string[] = [];
    Object.assign(window, {copies});
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          copies.push(text);
          return Promise.resolve();
        },
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as {copies: string[]}).copies);
}

test('no script is fetched before the first intent, all of them after it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    // Pages that links lead to are fetched ahead after boot; those are no scripts yet.
    if (request.resourceType() === 'script' && isScript(request.url())) {
      scripts.push(request.url());
    }
  });
  await page.goto(DOCS, {waitUntil: 'networkidle'});
  expect(scripts).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
  await boot(page);
  expect(scripts.length).toBeGreaterThan(2);
  expect(new Set(scripts).size).toBe(scripts.length);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

for (const [intent, act] of [
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['focus', (page: Page) => page.locator('a').nth(3).focus()],
] as const) {
  test(`${intent} is an intent`, async ({page}) => {
    await page.goto(DOCS);
    await act(page);
    await booted(page);
  });
}

test('a touch is an intent', async ({browser, baseURL}) => {
  const context = await browser.newContext({hasTouch: true, baseURL: baseURL ?? ''});
  const page = await context.newPage();
  await page.goto(DOCS);
  await page.touchscreen.tap(10, 300);
  await booted(page);
  await context.close();
});

test('a page that appears under a resting pointer waits', async ({page}) => {
  await page.goto(DOCS);
  const after = (movementX: number) =>
    page.evaluate((distance) => {
      dispatchEvent(new PointerEvent('pointermove', {movementX: distance}));
      return document.documentElement.dataset['boot'];
    }, movementX);
  expect(await after(0)).toBe('idle');
  expect(await after(1)).toBe('loading');
});

test('an application boots at once', async ({page}) => {
  await page.goto(KINDS.tool.path);
  await booted(page);
});

test('an email boots at once when its address says what its fields hold', async ({
  page,
}) => {
  await page.goto(KINDS.template.path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
  await page.goto(`${KINDS.template.path}#brand.name=Acme`);
  await page.reload();
  await booted(page);
});

test.describe('parts of home below the first screen', () => {
  const waiting = (page: Page) =>
    page
      .locator('.later')
      .evaluateAll(
        (parts) =>
          parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto')
            .length,
      );

  test('are all laid out soon after the load, without an intent', async ({page}) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-whole', '');
    expect(await page.locator('.later').count()).toBeGreaterThan(5);
    expect(await waiting(page)).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
  });

  test('are laid out at once for an anchor, and without JavaScript', async ({
    page,
    browser,
  }) => {
    await page.goto('/#counters', {waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute('data-whole', '');
    await page.waitForLoadState();
    await expect(page.locator('#counters')).toBeInViewport();
    expect(await page.locator('[data-near]').count()).toBe(0);

    const context = await browser.newContext({javaScriptEnabled: false});
    const plain = await context.newPage();
    await plain.goto(origin());
    expect(await waiting(plain)).toBe(0);
    await context.close();
  });
});

test('a click before boot is replayed once', async ({page}) => {
  const copies = await countCopies(page);
  await page.goto(DOCS);
  const button = page.locator('main pre + * [data-needs-app]').first();
  // The element itself, so that no pointer move comes first.
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(page.locator('html')).toHaveAttribute('data-boot', /loading|ready/);
  await booted(page);
  expect(await copies()).toHaveLength(1);
  await expect(button).toHaveAttribute('data-outcome', 'copied');
});

test('a click while the scripts load is replayed once', async ({page}) => {
  const copies = await countCopies(page);
  const release = await holdScripts(page);
  await page.goto(DOCS);
  await page.mouse.move(5, 5);
  await page.mouse.move(50, 50);
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'loading');
  await page
    .locator('main pre + * [data-needs-app]')
    .first()
    .evaluate((element: HTMLElement) => {
      element.click();
    });
  expect(await copies()).toHaveLength(0);
  release();
  await booted(page);
  expect(await copies()).toHaveLength(1);
});

test('a click after boot runs once', async ({page}) => {
  const copies = await countCopies(page);
  await page.goto(DOCS);
  await boot(page);
  await page
    .locator('main pre + * [data-needs-app]')
    .first()
    .evaluate((element: HTMLElement) => {
      element.click();
    });
  expect(await copies()).toHaveLength(1);
});

for (const key of ['/', 'Control+k']) {
  test(`${key} before boot opens the search once React is there`, async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(DOCS);
    await page.keyboard.press(key);
    await expect(page.locator('html')).toHaveAttribute('data-boot', 'loading');
    release();
    await booted(page);
    await expect(page.getByRole('dialog').filter({visible: true})).toBeVisible();
  });
}

test('the code language is kept, in step on all pages and right at first paint', async ({
  page,
}) => {
  await page.goto(DOCS);
  await page.locator('label[data-language="python"]').first().click();
  const shown = page.locator('[data-pane="python"]');
  await expect(shown.first()).toBeVisible();
  for (const pane of await page.locator('[data-pane="bash"]').all()) {
    await expect(pane).toBeHidden();
  }
  // Without React: what the reader sees comes from the shell and the style sheet.
  await holdScripts(page);
  await page.goto(KINDS['API reference'].path);
  await expect(page.locator('html')).toHaveAttribute('data-code-language', 'python');
  await expect(page.locator('[data-pane="python"]').first()).toBeVisible();
  await expect(page.locator('[data-pane="bash"]').first()).toBeHidden();
  await expect(page.locator('input[value="python"]').first()).toBeChecked();
});

test('a change of language moves nothing', async ({page}) => {
  await page.goto(DOCS);
  await boot(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const language of ['php', 'ruby', 'javascript']) {
    await page.locator(`label[data-language="${language}"]`).first().click();
    expect(await height()).toBe(before);
  }
});

test('the colour mode is chosen in the footer, kept, and there at first paint', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(DOCS);
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByLabel('Dark').check();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await paper()).toBe(dark);
  await expect(page.getByLabel('Dark')).toBeChecked();
  await page.getByLabel('System').check();
  expect(await paper()).toBe(light);
  await page.emulateMedia({colorScheme: 'dark'});
  expect(await paper()).toBe(dark);
});

test('the site works where storage is refused', async ({page, messages}) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
  await page.goto(`${DOCS}?discount=SPRING`);
  await boot(page);
  await page.locator('label[data-language="php"]').first().click();
  await expect(page.locator('[data-pane="php"]').first()).toBeVisible();
  expect(messages).toEqual([]);
});

test('the footer has the year of the visit, before React and after', async ({
  page,
  messages,
}) => {
  await page.clock.setFixedTime('2031-07-01T12:00:00Z');
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
  await expect(footer.getByText(/^©/)).toHaveText(`© 2031 ${brand.name}`);
  await boot(page);
  await expect(footer.getByText(/^©/)).toHaveText(`© 2031 ${brand.name}`);
  expect(messages).toEqual([]);
});
