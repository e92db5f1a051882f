import {expect, test} from '../support/site';

test.use({javaScriptEnabled: false});

test('each row of the inbox opens its own email, without JavaScript', async ({page}) => {
  await page.goto('/');
  const rows = page.getByRole('radio', {name: /, \d+ Nov$/});
  const count = await rows.count();
  expect(count).toBeGreaterThan(3);
  for (let index = 0; index < count; index += 1) {
    const row = rows.nth(index);
    const subject = (await row.getAttribute('aria-label'))?.replace(/, \d+ Nov$/, '');
    await row.click();
    await expect(row).toBeChecked();
    const email = page.locator(`div[data-email="${String(index)}"]`);
    await expect(email.getByText(subject ?? '', {exact: true})).toBeVisible();
    await expect(page.locator('div[data-email]').filter({visible: true})).toHaveCount(1);
  }
});

test('each way to send opens one of its emails', async ({page}) => {
  await page.goto('/');
  for (const [label, sender] of [
    ['You send it', 'messenger'],
    ['The calendar sends it', 'sequence'],
    ['Your code sends it', 'api'],
  ] as const) {
    await page.getByText(label, {exact: true}).click();
    await expect(page.locator('li[data-sender] input:checked')).toHaveValue(sender);
  }
});

test('on a phone the page is short, and what is folded or to the side can be reached', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(12_000);

  const entry = page.locator('ol').getByText('Receipt 2041', {exact: true});
  await expect(entry).toBeHidden();
  await page.getByText('6 more entries', {exact: true}).click();
  await expect(entry).toBeVisible();

  const row = page.getByRole('group', {name: 'Emails of the sequence by day'});
  const last = row.getByRole('heading', {name: 'Your trial ends today'});
  await expect(last).not.toBeInViewport();
  await row.focus();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(last).toBeInViewport();
});

test('the header yields to reading, and comes back on the way up', async ({page}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1_500);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(header).toBeInViewport();
  await page.getByRole('button', {name: 'Features', exact: true}).hover();
  const features = page.locator('[id=features]');
  await expect(features).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(features).toBeHidden();
});
