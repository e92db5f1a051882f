import {expect, test} from '../support/site';

test.use({javaScriptEnabled: false});

const PATH = '/customer-reviews/';

test('the filter shows the letters of one use, without JavaScript', async ({page}) => {
  await page.goto(PATH);
  const letters = page.locator('li[data-use]:visible');
  const all = await letters.count();
  await page.getByLabel('Sequences', {exact: true}).check();
  await expect(
    page.locator('li[data-use]:visible:not([data-use="sequences"])'),
  ).toHaveCount(0);
  expect(await letters.count()).toBeGreaterThan(0);
  await page.getByLabel('Everything').check();
  await expect(letters).toHaveCount(all);
});

test('no letter without a source is told to search engines', async ({page}) => {
  await page.goto(PATH);
  const samples = await page.getByText('Sample of the form').count();
  const letters = await page.locator('li[data-use]').count();
  const data = (
    await page.locator('script[type="application/ld+json"]').allTextContents()
  ).join();
  expect(data.match(/"@type":"Review"/g) ?? []).toHaveLength(letters - samples);
});
