import type {Page} from '@playwright/test';
import {holdScripts} from '../support/holdScripts';
import {pairsOf, samplesOf} from '../support/scope';
import {
  allPages,
  boot,
  expect,
  isolatedTest as test,
  KINDS,
  laidOut,
  titleOf,
} from '../support/site';
import {translatePage, TRANSLATED, type TranslatorKind} from '../support/translate';

const PAGES = [
  ...new Set([
    ...Object.values(KINDS).map(({path}) => path),
    '/docs/webhooks/',
    '/articles/mailgun-alternatives/',
    '/contact/',
    ...samplesOf(
      allPages().filter((path) => path.startsWith('/tools/')),
      3,
    ),
  ]),
];

/** A tool to go on to: the way out of the tools loads a document, which is not translated. */
function nextTool(path: string): {path: string; title: string} {
  return path === '/tools/dkim-checker/'
    ? {path: '/tools/spf-checker/', title: 'SPF checker'}
    : {path: '/tools/dkim-checker/', title: 'DKIM checker'};
}

/** Texts of the page that are not translated, as a reader would see them. */
function untranslated(page: Page): Promise<string[]> {
  return page.evaluate(({before}) => {
    const skipped = 'script, style, textarea, noscript, template, [translate="no"]';
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (
        text.data.trim() &&
        !text.data.startsWith(before) &&
        !text.parentElement?.closest(skipped)
      ) {
        found.push(text.data);
      }
    }
    return found;
  }, TRANSLATED);
}

/** Notes every text that was there in the translation and is drawn anew. */
async function countNewTexts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = {texts: 0};
    Object.assign(window, {counted});
    new MutationObserver((records) => {
      for (const {target, addedNodes} of records) {
        for (const node of target.parentElement?.closest('main') ? addedNodes : []) {
          counted.texts += node.textContent?.length ?? 0;
        }
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
  return () =>
    page.evaluate(() => (window as unknown as {counted: {texts: number}}).counted.texts);
}

const TRANSLATORS = ['replaces', 'wraps'] as const satisfies TranslatorKind[];

for (const [path, kind] of pairsOf(PAGES, TRANSLATORS)) {
  test(`${path} is translated before React starts, and stays so (${kind})`, async ({
    page,
    messages,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    await page.waitForLoadState('domcontentloaded');
    await translatePage(page, kind);
    const heading = page.getByRole('heading', {level: 1}).first();
    const translated = await heading.textContent();
    expect(translated).toContain(TRANSLATED.before);
    const whole = ((await page.locator('main').textContent()) ?? '').length;
    const newTexts = await countNewTexts(page);
    release();
    await boot(page);
    await expect(heading).toHaveText(translated ?? '');
    expect(await untranslated(page)).toEqual([]);
    expect(messages).toEqual([]);
    // Parts that React draws for the first time come in between; the page does not.
    expect(await newTexts()).toBeLessThan(whole / 3);
    // From here on the site works as ever, in the reader's language.
    const next = path.startsWith('/tools/')
      ? nextTool(path)
      : {path: KINDS.docs.path, title: titleOf(KINDS.docs.path)};
    await page.getByRole('contentinfo').locator(`a[href="${next.path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${next.path}$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      `${TRANSLATED.before}${next.title}${TRANSLATED.after}`,
    );
    expect(messages).toEqual([]);
  });
}

test('the original can be shown again after React has started', async ({
  page,
  messages,
}) => {
  await page.goto(KINDS.docs.path);
  const original = await page.locator('main').textContent();
  const showOriginal = await translatePage(page, 'replaces');
  await boot(page);
  await showOriginal();
  expect(await page.locator('main').textContent()).toBe(original);
  expect(messages).toEqual([]);
});

test('a page that cannot be fetched again starts all the same', async ({page}) => {
  await page.goto(KINDS.docs.path);
  // The shell has nothing more to do then, and does not see what React draws anew.
  await laidOut(page);
  await translatePage(page, 'replaces');
  await page.route(`**${KINDS.docs.path}`, (route) => route.abort());
  await boot(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-near');
});
