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
