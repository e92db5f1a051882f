import {expect, test} from '../support/site';

test.use({javaScriptEnabled: false});

const PATH = '/customer-reviews/';

test('search engines are told of as many reviews as the page shows, each with its source', async ({
  page,
}) => {
  await page.goto(PATH);
  const letters = page.locator('li[data-use]');
  const shown = await letters.count();
  await expect(letters.getByRole('link')).toHaveCount(shown);
  const data = (
    await page.locator('script[type="application/ld+json"]').allTextContents()
  ).join();
  expect(data.match(/"@type":"Review"/g) ?? []).toHaveLength(shown);
});

test('what a visitor can verify leads to a page each', async ({page}) => {
  await page.goto(PATH);
  const verify = page.locator('[aria-labelledby="verify"] li');
  expect(await verify.count()).toBeGreaterThan(0);
  for (const claim of await verify.all()) {
    await expect(claim.getByRole('link')).toHaveCount(1);
  }
});
