import {expect, origin, test} from '../support/site';

const PATH = '/email-marketing/';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the board marks the emails of one feature, and no row leaves its place', async ({
    page,
  }) => {
    await page.goto(origin() + PATH);
    const board = page.getByRole('table', {name: 'Emails sent this week'});
    const lines = board.locator('tbody').getByRole('row');
    await expect(lines).toHaveCount(9);
    const places = () =>
      lines.evaluateAll((rows) =>
        rows.map((row) => row.getBoundingClientRect().top + window.scrollY),
      );
    const marked = () =>
      lines.evaluateAll(
        (rows) => rows.filter((row) => getComputedStyle(row).boxShadow !== 'none').length,
      );
    const before = await places();
    for (const [name, count] of [
      [/Email automation/, 2],
      [/Subscribe forms/, 1],
      [/Messenger/, 5],
      [/^All/, 0],
    ] as const) {
      await page.getByRole('radio', {name}).check({force: true});
      expect(await marked()).toBe(count);
      expect(await places()).toEqual(before);
    }
  });

  test('the planner shows the week of one contact, and what is skipped says why', async ({
    page,
  }) => {
    await page.goto(origin() + PATH);
    const planner = page.getByRole('group', {name: 'Contact', exact: true});
    const skipped = (why: string) =>
      planner.getByText(`Skipped: ${why}`).filter({visible: true});
    await expect(skipped('unsubscribed')).toHaveCount(1);
    await planner.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(skipped('unsubscribed')).toHaveCount(0);
    await expect(skipped('bounced')).toHaveCount(2);
  });
});

test('every figure of the rules has its date and its source', async ({page}) => {
  await page.goto(PATH);
  const figures = page
    .getByRole('table', {name: 'Gmail, Yahoo and Outlook sender rules'})
    .locator('a:has(time)');
  await expect(figures).toHaveCount(9);
  for (const figure of await figures.all()) {
    await expect(figure).toHaveAttribute('href', /^https:\/\//);
    await expect(figure.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  }
});
