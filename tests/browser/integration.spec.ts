import {accessibilityFaults} from '../support/axe';
import {boot, expect, test} from '../support/site';

const PAGE = '/docs/finish-my-integration/';

test('the steps are written for the reader, ticked, kept and exported', async ({
  page,
}) => {
  await page.goto(PAGE);
  await boot(page);
  const domain = page.getByLabel('Domain you send from');
  const write = page.getByRole('button', {name: 'Write my steps'});
  await domain.fill('<img src=x onerror=alert(1)>');
  await page.getByLabel('Framework or language').selectOption('express');
  await page.getByLabel('Receipts and invoices').check();
  await page.getByLabel('Bounces and events by webhook').check();
  await write.press('Enter');
  await expect(domain).toHaveAttribute('aria-invalid', 'true');
  await expect(domain).toHaveValue('<img src=x onerror=alert(1)>');

  await domain.fill('https://Shop.Example/start');
  await write.press('Enter');
  await expect(page.locator('main')).toContainText('_dmarc.shop.example');
  await expect(page.getByText('express.raw').first()).toBeVisible();
  await expect(
    page.locator('main a[href$="/tools/domain-checker/#domain=shop.example"]'),
  ).toBeVisible();
  await page.getByLabel('Done: Verify your domain').check();
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();

  const prompt = page.getByRole('region', {name: 'Prompt for a coding agent'});
  await prompt.locator('summary').click();
  await expect(prompt.locator('pre')).toContainText('/openapi.yaml');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    prompt.getByRole('button', {name: 'Download'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('integration-prompt.md');
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.reload();
  await boot(page);
  await expect(domain).toHaveValue('shop.example');
  await expect(page.getByLabel('Receipts and invoices')).toBeChecked();
  await expect(page.getByLabel('Done: Verify your domain')).toBeChecked();
  await page.getByRole('button', {name: 'Start over'}).click();
  await expect(page.getByLabel('Done: Verify your domain')).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the steps are a list with links, and the form is not shown', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', {level: 2, name: 'Go live'})).toBeVisible();
    await expect(page.locator('main p a[href="/docs/go-live/"]')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Write my steps'})).toBeHidden();
  });
});
