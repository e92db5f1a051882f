import {expect, test} from '../support/site';

test.use({javaScriptEnabled: false});

test('two choices show one case of ten, without JavaScript', async ({page}) => {
  await page.goto('/email-open-tracking/');
  const shown = page.locator('[data-program][data-reading]:visible');
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('Recorded, but not read');
  await page.getByRole('radio', {name: 'at 10:02'}).check();
  await expect(shown).toContainText('Right, but at the wrong time');
  await page.getByRole('radio', {name: 'Mail app that asks first'}).check();
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('Read, but not recorded');
  await page.getByRole('radio', {name: 'never'}).check();
  await expect(shown).toContainText('null');
});

test('all ten cases are in one table', async ({page}) => {
  await page.goto('/email-open-tracking/');
  const table = page.getByRole('table', {name: /All ten cases/});
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(table.getByRole('cell')).toHaveCount(10);
});
