import {expect, origin, test} from '../support/site';

const PATH = '/email-marketing/';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the board shows one platform or all', async ({page}) => {
    await page.goto(origin() + PATH);
    const board = page.getByRole('table', {name: 'Emails that leave this week'});
    const lines = board.locator('tbody').getByRole('row').filter({visible: true});
    await expect(lines).toHaveCount(9);
    for (const [name, count] of [
      [/Sequences/, 2],
      [/Forms/, 1],
      [/Messenger/, 5],
      [/^All/, 9],
    ] as const) {
      await page.getByRole('radio', {name}).check({force: true});
      await expect(lines).toHaveCount(count);
    }
  });
});

test('every figure of the rules has its date and its source', async ({page}) => {
  await page.goto(PATH);
  const figures = page
    .getByRole('table', {name: 'The rules of the house you deliver to'})
    .locator('a:has(time)');
  await expect(figures).toHaveCount(9);
  for (const figure of await figures.all()) {
    await expect(figure).toHaveAttribute('href', /^https:\/\//);
    await expect(figure.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  }
});
