import type {Page} from '@playwright/test';
import {holdScripts} from '../support/holdScripts';
import {approachApp, booted, expect, KINDS, origin, test} from '../support/site';

const PHONE = {width: 390, height: 844};
const TURNED = {width: 1024, height: 390};
const DOCS = KINDS.docs.path;

test.use({viewport: PHONE});

/** The page is in sight, and the wheel scrolls it. */
async function expectFree(page: Page) {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.mouse.move(300, 200);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
}

for (const [path, name] of [
  ['/', 'Menu'],
  [DOCS, 'Docs menu'],
] as const) {
  test(`${path}: an open menu closes for good when the window gets wide`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('button', {name, exact: true}).click();
    const menu = page.getByRole('dialog', {name, exact: true});
    await expect(menu).toBeVisible();
    await page.setViewportSize(TURNED);
    await expect(menu).toBeHidden();
    await expectFree(page);
    await page.setViewportSize(PHONE);
    await expect(menu).toBeHidden();
    await expectFree(page);
  });

  test(`${path}: a menu closes that was opened before React came`, async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(path);
    await approachApp(page);
    await expect(page.locator('html')).toHaveAttribute('data-boot', 'loading');
    await page.getByRole('button', {name, exact: true}).click();
    const menu = page.getByRole('dialog', {name, exact: true});
    await expect(menu).toBeVisible();
    await page.setViewportSize(TURNED);
    await expect(menu).toBeHidden();
    await expectFree(page);
    release();
    await booted(page);
    await page.setViewportSize(PHONE);
    await expect(menu).toBeHidden();
    await expectFree(page);
  });
}

test('the docs menu has "Log in", and for a visitor who is logged in "Dashboard"', async ({
  page,
  context,
}) => {
  const open = async () => {
    await page.goto(DOCS);
    await page.getByRole('button', {name: 'Docs menu'}).click();
  };
  const menu = page.getByRole('dialog', {name: 'Docs menu'});
  const login = menu.getByRole('link', {name: 'Log in', exact: true});
  const dashboard = menu.getByRole('link', {name: 'Dashboard', exact: true});
  await open();
  await expect(login).toBeVisible();
  await expect(dashboard).toBeHidden();

  await context.addCookies([{name: 'user', value: '{"name":"Ana"}', url: origin()}]);
  await open();
  await expect(dashboard).toBeVisible();
  await expect(login).toBeHidden();
});
