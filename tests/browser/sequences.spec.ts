import type {Page} from '@playwright/test';
import {boot, expect, origin, test} from '../support/site';

const PATH = '/automated-email-sequences/';

const sum = (page: Page) => page.getByRole('status').filter({hasText: /^Ada, day/});
const exact = (page: Page) => page.getByRole('textbox', {name: 'Day', exact: true});
const slider = (page: Page) => page.getByRole('slider', {name: 'Day, as a slider'});

test('stands on day 3 in the page itself', async ({page}) => {
  await page.goto(PATH);
  await expect(sum(page)).toHaveText(
    'Ada, day 3: 1 email. Next: invite-team on day 5 (seats below 2).',
  );
});

test('the day moves by slider and by number, and each follows the other', async ({
  page,
  messages,
}) => {
  await page.goto(PATH);
  await boot(page);
  await exact(page).fill('5,5');
  await expect(slider(page)).toHaveValue('5.5');
  await expect(sum(page)).toContainText('Ada, day 5, 12 hours in: 2 emails.');
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(exact(page)).toHaveValue('7');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'day 7');
  await expect(sum(page)).toContainText('The run is finished.');
  expect(messages).toEqual([]);
});

test('what is no day is named, and the plate stays where it was', async ({page}) => {
  await page.goto(PATH);
  await boot(page);
  await exact(page).fill('soon');
  await expect(exact(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(exact(page)).toHaveAccessibleDescription(/from 0 to 7/);
  await expect(exact(page)).toHaveValue('soon');
  await expect(sum(page)).toContainText('Ada, day 3:');
});

test('each week stops as it does in the API', async ({page}) => {
  await page.goto(PATH);
  await boot(page);
  await exact(page).fill('6');
  for (const [name, words] of [
    ['Is busy elsewhere', 'Ada, day 6: 4 emails. The run is finished.'],
    ['Pays on day 3', 'Stopped on day 3, 6 hours in: api.'],
    [
      'Unsubscribes',
      'Ada, day 6: 2 emails. Stopped on day 2, 12 hours in: unsubscribed.',
    ],
    ['Mistyped her address', 'Stopped on day 0, 1 hour in: bounced.'],
  ] as const) {
    await page.getByRole('radio', {name}).check();
    await expect(sum(page)).toContainText(words);
  }
  await expect(page.getByText('"stopReason": "bounced"').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the table has all five weeks', async ({page}) => {
    await page.goto(origin() + PATH);
    const weeks = page.getByRole('region', {name: 'Table of the five weeks'});
    await expect(weeks.getByRole('row')).toHaveCount(6);
    await expect(weeks.getByRole('row', {name: /^Pays on day 3/})).toContainText(
      'Left out: projects is 1',
    );
    await expect(page.locator('main noscript p').first()).toContainText(
      'The table below has all five weeks.',
    );
  });
});
