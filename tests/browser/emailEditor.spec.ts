import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {boot, booted, expect, origin, isolatedTest as test} from '../support/site';

const PATH = '/no-code-email-editor/';
const email = (page: Page) => page.frameLocator('iframe[title="The email"]');
const code = (page: Page) => page.locator('[data-pane="html"] code');

async function open(page: Page): Promise<void> {
  await page.goto(PATH);
  await boot(page);
}

function order(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-block]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-block')));
}

test('buttons move a block, keep the focus and say where it is', async ({
  page,
  messages,
}) => {
  await open(page);
  const down = page.getByRole('button', {name: 'Heading down'});
  await down.click();
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  expect(await order(page)).toEqual(['text', 'panel', 'heading', 'button', 'closing']);
  await expect(page.getByRole('status').first()).toHaveText(
    'Heading is now at place 3 of 5.',
  );
  await expect(email(page).locator('td.sheet')).toContainText(
    /If you do nothing[^]*Your trial ends on 10 November 2026/,
  );
  await page.getByRole('button', {name: 'Undo'}).click();
  expect(await order(page)).toEqual(['text', 'heading', 'panel', 'button', 'closing']);
  expect(messages).toEqual([]);
});

test('a block is dragged by its handle, as one step', async ({page}) => {
  // High enough for all blocks: the pointer can't leave the window.
  await page.setViewportSize({width: 1280, height: 1400});
  await open(page);
  const handle = page.locator('[data-block="button"] > span').first();
  const from = await handle.boundingBox();
  const target = await page.locator('[data-block="heading"]').boundingBox();
  if (!from || !target) {
    throw new Error('The blocks are not drawn.');
  }
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(target.x + 20, from.y - 40, {steps: 4});
  await page.mouse.move(target.x + 20, target.y + 2, {steps: 8});
  await page.mouse.up();
  expect((await order(page))[0]).toBe('button');
  await page.getByRole('button', {name: 'Undo'}).click();
  expect((await order(page))[0]).toBe('heading');
});

test('words are typed, taken back by Ctrl+Z, and never markup', async ({page}) => {
  await open(page);
  const field = page.locator('#text-words');
  await field.fill('<img src=x onerror=alert(1)>');
  await expect(email(page).locator('td.sheet')).toContainText('<img src=x');
  expect(await email(page).locator('img').count()).toBe(0);
  await expect(code(page)).toContainText('&lt;img src=x');
  await field.press('Control+z');
  await expect(field).toHaveValue(/^Hello \{\{name\}\}/);
});

test('shows phone and dark', async ({page}) => {
  await open(page);
  const frame = page.locator('iframe[title="The email"]');
  const wide = (await frame.boundingBox())?.width ?? 0;
  await page.getByLabel('Phone').check();
  expect((await frame.boundingBox())?.width ?? 0).toBeLessThan(wide);
  await page.locator('[name="mode"][value="dark"]').check();
  await expect(email(page).locator('td.sheet')).toHaveCSS(
    'background-color',
    'rgb(28, 32, 41)',
  );
});

test('a prop for each gap', async ({page}) => {
  await open(page);
  await page.locator('#heading-words').fill('Hello {{name}}, of {{team}}');
  await expect(page.locator('[data-pane="call"] code')).toContainText('"team"');
  await expect(page.locator('[data-pane="call"] code')).not.toContainText('endsOn');
});

test('what was typed before React is there stays', async ({page}) => {
  await page.goto(PATH);
  await page.locator('#button-words').fill('Stay');
  await booted(page);
  await expect(page.locator('#button-words')).toHaveValue('Stay');
  await expect(email(page).getByRole('link', {name: 'Stay'})).toBeVisible();
});

test('without JavaScript email, blocks and code are there', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(origin() + PATH);
  await expect(email(page).getByText('Choose a plan')).toBeVisible();
  await expect(page.locator('[data-block]')).toHaveCount(5);
  await expect(code(page)).toContainText('role="presentation"');
  await expect(page.locator('main noscript p').first()).toContainText('needs JavaScript');
  await context.close();
});

test('passes axe with a step made', async ({page}) => {
  await open(page);
  await page.getByRole('button', {name: 'Panel up'}).click();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('nothing is wider than a small screen', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page);
  await page.locator('#heading-words').fill('w'.repeat(200));
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
});
