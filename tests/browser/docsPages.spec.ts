import {readFileSync} from 'node:fs';
import type {Locator, Page, Route} from '@playwright/test';
import {KINDS} from '../support/kinds';
import {allowClipboard, clipboardText} from '../support/clipboard';
import {allPages, boot, expect, laidOut, test, titleOf} from '../support/site';

const API = KINDS['API reference'].path;

/** Where something is in the window. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) {
    throw new Error('It is not shown.');
  }
  return {...box, right: box.x + box.width, bottom: box.y + box.height};
}

/** Lays out every part of a page, as reading it does. */
const layOut = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['near'] = '';
  });

test('the request stays beside the fields of its own operation, and phones have one column', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(API);
  await layOut(page);
  const operations = page.locator('[data-operation]');
  for (const index of [0, 1]) {
    const operation = operations.nth(index);
    const request = operation.locator('fieldset[data-copy]').first();
    const fields = operation.locator('li[id]');
    const middle = fields.nth(Math.floor((await fields.count()) / 2));
    await middle.evaluate((element) => {
      element.scrollIntoView({block: 'center'});
    });
    const [field, sample] = [await boxOf(middle), await boxOf(request)];
    expect(field.right).toBeLessThanOrEqual(sample.x);
    expect(sample.y).toBeGreaterThan(0);
    expect(sample.bottom).toBeLessThan(800);
    expect(sample.right).toBeLessThanOrEqual(1280);
  }
  // The first operation has left with its own.
  expect(
    (await boxOf(operations.nth(0).locator('fieldset').first())).bottom,
  ).toBeLessThan(0);

  await page.setViewportSize({width: 390, height: 844});
  const request = await boxOf(operations.nth(0).locator('fieldset').first());
  const field = await boxOf(operations.nth(0).locator('li[id]').first());
  expect(field.y).toBeGreaterThan(request.bottom);
  expect(field.x).toBeCloseTo(request.x, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('copying never lies over code, and long lines wrap without a script', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const path of [API, '/docs/webhooks/']) {
      await page.goto(path);
      await layOut(page);
      const over = await page.evaluate(
        () =>
          [...document.querySelectorAll('main [data-control="copy"]')].filter(
            (button) => {
              const own = button.getBoundingClientRect();
              const code = [
                ...(button.closest('[data-copy]')?.querySelectorAll('pre') ?? []),
              ];
              return code.some((pre) => {
                const {top, bottom, left, right} = pre.getBoundingClientRect();
                return (
                  bottom > top &&
                  own.bottom > top &&
                  own.top < bottom &&
                  own.right > left &&
                  own.left < right
                );
              });
            },
          ).length,
      );
      expect([path, width, over]).toEqual([path, width, 0]);
    }
  }
  const block = page.locator('[data-copy]:has([data-wrap])').first();
  const tooWide = () =>
    block.evaluate((element) =>
      [...element.querySelectorAll('pre')].some(
        (pre) => pre.scrollWidth > pre.clientWidth,
      ),
    );
  await page.setViewportSize({width: 390, height: 844});
  expect(await tooWide()).toBe(true);
  await block.locator('[data-wrap]').check();
  expect(await tooWide()).toBe(false);
});

test('line numbers come on request, in every language, and are in no copy', async ({
  page,
}) => {
  await allowClipboard(page);
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto('/docs/webhooks/');
  await laidOut(page);
  const block = page.locator('fieldset[data-copy]:has([data-control="lines"])').first();
  const button = block.locator('[data-control="lines"]');
  const code = block.locator('pre code:visible');
  const drawn = () =>
    code.evaluate((element) => getComputedStyle(element, '::before').content);
  const height = () => block.evaluate((element) => element.clientHeight);
  await block.scrollIntoViewIfNeeded();
  const before = await height();
  expect(await drawn()).toBe('none');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await drawn()).toMatch(/^"1\\a 2\\a 3/);
  expect(await height()).toBe(before);
  await block.locator('label[data-language="ruby"]').click();
  expect(await drawn()).toMatch(/^"1\\a 2\\a 3/);
  await block.locator('[data-control="copy"]').click();
  await expect(block.locator('[data-outcome="copied"]')).toBeVisible();
  const shown = await code.textContent();
  expect(await clipboardText(page)).toBe(shown?.replace(/\n$/, ''));
  await block.locator('[data-wrap]').check();
  expect(await drawn()).toBe('none');
  await block.locator('[data-wrap]').uncheck();
  await button.click();
  expect(await drawn()).toBe('none');
});

test('a tab of a guide shows its code, which is copied when it has come', async ({
  page,
}) => {
  await allowClipboard(page);
  let answer: (route: Route) => unknown = (route) => route.abort();
  await page.route('**/docs/guides/go/', (route) => answer(route));
  await page.goto('/docs/webhooks/');
  const blocks = page.locator('fieldset:has([data-guide])');
  const block = blocks.first();
  const code = block.locator('pre code:visible');
  const copy = block.locator('[data-control="copy"]');
  const choose = (language: string) =>
    block.locator(`label[data-language="${language}"]`).click();
  await choose('go');
  await expect(block.locator('[data-pane="go"] a')).toBeVisible();
  await expect(code).toHaveCount(0);
  await copy.click();
  await expect(block.locator('[data-outcome="failed"]')).toBeVisible();

  const held: Route[] = [];
  answer = (route) => held.push(route);
  await copy.click();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(block.locator('[data-outcome="copied"]')).toBeVisible();
  expect(await clipboardText(page)).toMatch(/^package main/);
  await expect(code).toContainText('package main');

  // The choice is kept in every block that has the language, also on the next page.
  const allShowGo = async () => {
    const tabs = blocks.locator('[data-guide*="/go/"]');
    await expect(tabs).not.toHaveCount(0);
    await expect(blocks.locator('[data-pane="go"] code')).toHaveCount(await tabs.count());
  };
  await page.unrouteAll();
  await page.reload();
  await allShowGo();
  await boot(page);
  await page.getByRole('link', {name: 'Email', exact: true}).click();
  await page.waitForURL(`**${API}`);
  await allShowGo();
});

test('on paper everything is open, and nothing tall is kept from breaking', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print'});
  // A sheet of A4 between usual margins, in CSS pixels.
  await page.setViewportSize({width: 700, height: 1000});
  for (const path of [API, '/docs/', '/docs/markdown-emails/']) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const shown = (element: Element) => element.checkVisibility();
      const main = document.querySelector('main');
      return {
        closed: [...(main?.querySelectorAll('details > :not(summary)') ?? [])].filter(
          (part) =>
            part.parentElement?.checkVisibility() &&
            getComputedStyle(part).display !== 'none' &&
            !part.checkVisibility(),
        ).length,
        tall: [...(main?.querySelectorAll('*') ?? [])]
          .filter(shown)
          .filter((element) => getComputedStyle(element).breakInside === 'avoid')
          .filter((element) => element.getBoundingClientRect().height > 500)
          .map((element) => element.outerHTML.slice(0, 80)),
      };
    });
    expect([path, found]).toEqual([path, {closed: 0, tall: []}]);
  }
});

test('the breadcrumb leads to the list of the reference', async ({page}) => {
  await page.goto(API);
  await page
    .getByRole('navigation', {name: 'Breadcrumb'})
    .getByRole('link', {name: 'API reference'})
    .click();
  await expect(page).toHaveURL(/\/docs\/#reference$/);
  await expect(page.locator('#reference')).toBeInViewport();
});

/** Pages of the docs whose text React leaves as the server has written it. */
const keptPages = () =>
  allPages().filter(
    (path) =>
      path.startsWith('/docs/') &&
      readFileSync(`build${path}index.html`, 'utf8').includes(' data-keeps-text'),
  );

/** Shows another page inside of the app. */
async function show(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => window.shell?.navigate?.(address), path);
  await page.waitForFunction(
    (address) =>
      document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href.endsWith(address),
    path,
  );
}

test('a text that needs no React stays as it was built, until another page is shown', async ({
  page,
  messages,
}) => {
  const path = KINDS.docs.path;
  const text = page.locator('[data-as-built]');
  await page.goto(path);
  const built = await text.elementHandle();
  const isBuilt = () => text.evaluate((now, before) => now === before, built);
  await boot(page);
  const [words, title] = [await text.innerText(), await page.title()];
  expect(await isBuilt()).toBe(true);

  // A place in the page is reached by a link in it, and by a result of the search.
  const places = page.locator('nav[data-toc] a');
  const hashOf = async (place: Locator) => (await place.getAttribute('href')) ?? '';
  await places.last().click();
  await expect(page).toHaveURL(path + (await hashOf(places.last())));
  const first = await hashOf(places.first());
  await page.evaluate((address) => window.shell?.navigate?.(address), path + first);
  await expect(page.locator(first)).toBeInViewport();
  expect(await isBuilt()).toBe(true);

  // The way back to it leads to where it was left, though React draws it now.
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate((address) => window.shell?.navigate?.(address), path);
  await expect.poll(scrolled).toBe(0);
  await page.evaluate(() => {
    Object.assign(window, {isSameDocument: true});
    scrollTo(0, 1_000);
  });
  const next = text.locator('a[rel="next"]');
  const nextPath = await hashOf(next);
  // Without scrolling to it.
  await next.evaluate((link: HTMLElement) => {
    link.click();
  });
  await expect(page).toHaveURL(nextPath);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf(nextPath));
  await expect(page).not.toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
  await expect.poll(scrolled).toBe(1_000);
  expect(await text.innerText()).toBe(words);
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf(nextPath));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(messages).toEqual([]);
});

test('nothing in such a text needs React without saying so', async ({page}) => {
  const pages = keptPages();
  expect(pages.length).toBeGreaterThan(20);
  // A page that is not one of them, so that all of them are drawn by React.
  await page.goto('/legal/privacy-policy/');
  await boot(page);
  const found: string[] = [];
  for (const path of pages) {
    await show(page, path);
    found.push(
      ...(await page.evaluate((address) => {
        // A link is followed all the same, and a picture loses its ground by itself.
        const all = [...document.querySelectorAll('[data-as-built] *')].filter(
          (element) => !element.matches('a, picture > img, [data-asks]'),
        );
        return all.flatMap((element) => {
          const key = Object.keys(element).find((name) =>
            name.startsWith('__reactProps'),
          );
          const props = (element as unknown as Record<string, object>)[key ?? ''] ?? {};
          return Object.entries(props)
            .filter(
              ([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function',
            )
            .map(([name]) => `${address}: ${element.localName} ${name}`);
        });
      }, path)),
    );
  }
  expect(found).toEqual([]);
});
