import type {Page} from '@playwright/test';
import {boot, expect, test} from '../support/site';

const PATH = '/pricing/';

const receipt = (page: Page, period: 'month' | 'year') =>
  page.locator(`[data-by="${period}"]`);

test('field and slider move together, and the sum follows', async ({page, messages}) => {
  await page.goto(PATH);
  await boot(page);
  const field = page.getByLabel('Emails a month', {exact: true});
  const slider = page.getByLabel('Emails a month, in steps');
  await field.fill('50k');
  const before = await slider.inputValue();
  const sum = await receipt(page, 'month').getByRole('status').innerText();
  expect(sum).toContain('50,000');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(field).toHaveValue('1,000,000');
  await expect(receipt(page, 'month').getByRole('status')).toContainText('1,000,000');
  expect(await slider.inputValue()).not.toBe(before);
  expect(messages).toEqual([]);
});

test('a bad volume is told in a sentence, and the last sum stays', async ({page}) => {
  await page.goto(PATH);
  await boot(page);
  const field = page.getByLabel('Emails a month', {exact: true});
  await field.fill('20,000');
  await field.fill('a lot');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/still stand for 20,000/);
  await expect(receipt(page, 'month').getByRole('status')).toContainText('20,000');
});

test('what was typed before React was there is kept', async ({page}) => {
  await page.goto(PATH);
  await page
    .getByLabel('Emails a month', {exact: true})
    .evaluate((field: HTMLInputElement) => {
      field.value = '123,000';
    });
  await boot(page);
  await expect(receipt(page, 'month').getByRole('status')).toContainText('123,000');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('month and year can be chosen, and the whole tariff is a table', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(receipt(page, 'month')).toBeVisible();
    await expect(receipt(page, 'year')).toBeHidden();
    await page.getByLabel('a year in advance').check();
    await expect(receipt(page, 'year')).toBeVisible();
    await expect(receipt(page, 'month')).toBeHidden();
    const board = page.getByRole('table', {name: /What a month costs/});
    await expect(board.getByRole('row')).toHaveCount(9);
    // Text selectors leave out what stands in a noscript.
    await expect(page.locator('main noscript p').first()).toContainText(
      'The scale needs JavaScript',
    );
  });

  test('tables keep their roles on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(PATH);
    for (const name of [/What a month costs/, /Plans side by side/]) {
      const table = page.getByRole('table', {name});
      expect(await table.getByRole('rowheader').count()).toBeGreaterThan(7);
      expect(await table.getByRole('columnheader').count()).toBe(4);
    }
  });
});

test('the discount is told only to who brings a reference', async ({page}) => {
  const notice = page.getByRole('heading', {name: /Your discount/});
  await page.goto(PATH);
  await expect(notice).toBeHidden();
  await page.goto(`${PATH}?discount=BIRTHDAY`);
  await expect(notice).toBeVisible();
});

test('sample prices are marked and are no offer', async ({page}) => {
  await page.goto(PATH);
  await expect(page.locator('[data-by="month"]').getByText('Sample')).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).not.toContain('"Offer"');
});
