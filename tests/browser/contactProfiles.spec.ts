import type {Page} from '@playwright/test';
import {boot, expect, origin, test} from '../support/site';

const PATH = '/contact-profiles/';
const entries = (page: Page) => page.locator('main ol').first().locator('li');
const json = (page: Page) => page.locator('figure pre:visible').first();

test('the book fills line by line, and the JSON with it', async ({page, messages}) => {
  await page.goto(PATH);
  await boot(page);
  const next = page.getByRole('button', {name: 'Next entry'});
  await expect(entries(page).nth(2).getByText('Your weekly summary')).toBeVisible();
  await expect(entries(page).nth(3).getByText('plan', {exact: true})).toBeHidden();
  await expect(json(page)).toContainText('"plan": "trial"');
  await next.click();
  await expect(entries(page).nth(3).getByText('plan', {exact: true})).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText(
    'Changed in the profile: props, groups.',
  );
  await expect(json(page)).toContainText('"plan": "team"');
  await expect(json(page).locator('mark').first()).toContainText('"props"');
  await next.click();
  await next.click();
  await expect(json(page)).toContainText('"status": "unsubscribed"');
  await next.click();
  await expect(entries(page).nth(6).getByText('Your export is ready')).toBeVisible();
  await page.getByRole('button', {name: 'Start again'}).click();
  await expect(entries(page).nth(1).getByText('Your weekly summary')).toBeHidden();
  expect(messages).toEqual([]);
});

test('the keyboard turns the book', async ({page}) => {
  await page.goto(PATH);
  await boot(page);
  await page.getByRole('radio', {name: /^Entry 3:/}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(json(page)).toContainText('"seats": 5');
});

test('turning the book moves nothing', async ({page}) => {
  await page.goto(PATH);
  await boot(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (let presses = 0; presses < 4; presses += 1) {
    await page.getByRole('button', {name: 'Next entry'}).click();
    expect(await height()).toBe(before);
  }
});

test('without JavaScript all entries are printed', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(origin() + PATH);
  await expect(entries(page).nth(6).getByText('Your export is ready')).toBeVisible();
  await page.getByRole('radio', {name: /^Entry 6:/}).check({force: true});
  await expect(json(page)).toContainText('"status": "unsubscribed"');
  await expect(page.locator('main noscript p').first()).toContainText('all entries');
  await context.close();
});

test('without JavaScript the ledger shows what each update changes', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(origin() + PATH);
  const ledger = page.getByRole('table', {name: /^Six updates/});
  const status = ledger.getByRole('row').filter({hasText: 'status'}).locator('span');
  await expect(page.getByText('409 contact_unsubscribed')).toBeVisible();
  await expect(status.filter({visible: true})).toHaveText([
    'subscribed',
    'unsubscribed',
    'subscribed',
  ]);
  await page.getByRole('radio', {name: /^Billing code/}).check({force: true});
  await expect(page.getByText('409 contact_unsubscribed')).toBeHidden();
  await expect(status.filter({visible: true})).toHaveText(['subscribed']);
  await context.close();
});

test('nothing is wider than a small screen', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await page.goto(PATH);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
});
