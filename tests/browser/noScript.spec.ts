import {groupsOf, samplesOf} from '../support/scope';
import {allPages, expect, KINDS, test} from '../support/site';

test.use({javaScriptEnabled: false});

test('the Features panel opens, closes by Escape, and its links work', async ({page}) => {
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', {name: /Email sending API/});
  await expect(link.first()).toBeHidden();
  const button = page.getByRole('button', {name: 'Features'});
  await button.click();
  await expect(link.first()).toBeVisible();
  // The pointer rests on the button, which would open the panel again in a moment.
  await expect
    .poll(() => button.evaluate((element) => element.matches(':interest-source')))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(link.first()).toBeHidden();
  await button.click();
  await link.first().click();
  await expect(page).toHaveURL(/\/email-sending-api\/$/);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('the menu opens over the page, locks it, keeps focus inside and closes', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu.getByRole('link', {name: 'Start 7-day trial'})).toBeVisible();
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(200);
    expect(await page.locator('h1').evaluate(() => window.scrollY)).toBe(0);
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page
        .locator('body')
        .evaluate(
          (body) =>
            document.activeElement !== body &&
            !document.activeElement?.closest('[popover]'),
        );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await menu.getByRole('button', {name: 'Close menu'}).click();
    await expect(menu).toBeHidden();
  });

  test('the docs menu opens and its sections fold', async ({page}) => {
    await page.goto(KINDS.docs.path);
    await page.getByRole('button', {name: 'Docs menu'}).click();
    const menu = page.getByRole('dialog', {name: 'Docs menu'});
    const link = menu.getByRole('link', {name: 'Email', exact: true});
    await expect(link).toBeVisible();
    await menu.getByText('API reference').click();
    await expect(link).toBeHidden();
    await menu.getByText('API reference').click();
    await link.click();
    await expect(page).toHaveURL(/\/docs\/api\/email\/$/);
  });
});

test('language tabs work', async ({page}) => {
  await page.goto(KINDS.docs.path);
  const block = page.locator('fieldset:has([data-pane])').first();
  await expect(block.locator('[data-pane="bash"]')).toBeVisible();
  await block.locator('label[data-language="ruby"]').click();
  await expect(block.locator('[data-pane="ruby"]')).toBeVisible();
  await expect(block.locator('[data-pane="bash"]')).toBeHidden();
});

test('questions open', async ({page}) => {
  await page.goto('/');
  const item = page.locator('main details').last();
  await expect(item.locator('p').first()).toBeHidden();
  await item.locator('summary').click();
  await expect(item.locator('p').first()).toBeVisible();
});

for (const some of groupsOf(samplesOf(allPages(), 3), 20)) {
  test(`${some[0] ?? ''} and the next ${String(some.length - 1)} have their text in their HTML, and say so where something needs JavaScript`, async ({
    page,
  }) => {
    for (const path of some) {
      await page.goto(path);
      const words = (await page.locator('main').innerText()).split(/\s+/).length;
      expect(words, path).toBeGreaterThan(40);
      const dead = await page
        .locator(':is([data-needs-app], [data-control]):visible')
        .count();
      if (dead > 0) {
        await expect(page.locator('noscript').first(), path).toBeAttached();
      }
    }
  });
}
