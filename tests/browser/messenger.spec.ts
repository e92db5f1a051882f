import type {Page} from '@playwright/test';
import {boot, expect, origin, test} from '../support/site';

const PATH = '/targeted-email-messages/';

const choice = (page: Page, name: RegExp) => page.getByRole('radio', {name});

/** The hole of one contact. */
const hole = (page: Page, name: string) =>
  page
    .getByRole('list', {name: 'Twelve contacts'})
    .getByRole('listitem')
    .filter({has: page.locator('b', {hasText: new RegExp(`^${name}$`)})});

/** How many holes have a letter in them. */
const letters = (page: Page) =>
  page
    .getByRole('list', {name: 'Twelve contacts'})
    .getByText('gets it', {exact: true})
    .filter({visible: true});

test('each choice fills its holes, before any script is there', async ({page}) => {
  await page.goto(PATH);
  await expect(letters(page)).toHaveCount(2);
  for (const [name, count] of [
    [/^All beta testers/, 6],
    [/^Teams with more than four seats/, 3],
    [/^All contacts/, 8],
  ] as const) {
    await choice(page, name).check();
    await expect(letters(page)).toHaveCount(count);
    await expect(
      page.getByText(`recipientCount: ${String(count)}`).filter({visible: true}),
    ).toHaveCount(1);
  }
});

test('an empty hole says why: group, condition or status', async ({page}) => {
  await page.goto(PATH);
  await expect(hole(page, 'Ana').getByText('not in beta').first()).toBeVisible();
  await expect(hole(page, 'Dario').getByText('plan is team').first()).toBeVisible();
  await expect(hole(page, 'Chloé').getByText('unsubscribed').first()).toBeVisible();
  await choice(page, /^All contacts/).check();
  await expect(
    hole(page, 'Femke').getByText('bounced').filter({visible: true}),
  ).toHaveCount(1);
});

test('a condition of one’s own is asked at once', async ({page, messages}) => {
  await page.goto(PATH);
  await boot(page);
  await page.getByLabel('Field', {exact: true}).selectOption('props.seats');
  await expect(choice(page, /^Your own condition/)).toBeChecked();
  await page.getByLabel('Operator').selectOption('greater_than');
  await expect(page.getByText('greater_than needs a number.')).toBeVisible();
  await expect(letters(page)).toHaveCount(0);
  await page.getByLabel('Value').fill('10');
  await expect(letters(page)).toHaveCount(2);
  await expect(page.getByText('"value": 10').filter({visible: true})).toHaveCount(1);
  await page.getByLabel('Operator').selectOption('not_set');
  await expect(page.getByLabel('Value')).toBeDisabled();
  await expect(letters(page)).toHaveCount(1);
  await expect(
    page.getByRole('status').filter({hasText: '1 of 12 contacts would get it.'}),
  ).toHaveCount(1);
  expect(messages).toEqual([]);
});

test('what is typed stays text', async ({page}) => {
  await page.goto(PATH);
  await boot(page);
  await page.getByLabel('Operator').selectOption('is');
  await page.getByLabel('Value').fill('<img src=x onerror="document.title=1">');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('1');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the ready choices work, and a sentence says which do not', async ({page}) => {
    await page.goto(origin() + PATH);
    await choice(page, /^All contacts/).check();
    await expect(letters(page)).toHaveCount(8);
    await expect(page.locator('main noscript p').first()).toContainText(
      'the first four audiences work',
    );
  });
});
