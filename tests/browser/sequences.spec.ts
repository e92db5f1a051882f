import type {Page} from '@playwright/test';
import {boot, expect, origin, test} from '../support/site';

const PATH = '/automated-email-sequences/';

const sum = (page: Page) => page.getByRole('status').filter({hasText: /^Ada, day/});
const exact = (page: Page) => page.getByRole('textbox', {name: 'Day', exact: true});
const slider = (page: Page) => page.getByRole('slider', {name: 'Day, as a slider'});

test('stands on day 3 in the page itself', async ({page}) => {
  await page.goto(PATH);
  await expect(sum(page)).toHaveText(
    'Ada, day 3: 1 email. Next: invite-team on day 5 (if working alone).',
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
    ['Pays on day 3', 'Stopped on day 3, 6 hours in (api), so later steps are not sent.'],
    [
      'Unsubscribes',
      'Ada, day 6: 2 emails. Stopped on day 2, 12 hours in (unsubscribed), so later steps are not sent.',
    ],
    [
      'Mistyped the address',
      'Stopped on day 0, 1 hour in (bounced), so later steps are not sent.',
    ],
  ] as const) {
    await page.getByRole('radio', {name}).check();
    await expect(sum(page)).toContainText(words);
  }
  await expect(page.getByText('"stopReason": "bounced"').first()).toBeVisible();
});

/** Where the bar of the figure is, by the numbers of the days below it. */
async function bar(page: Page): Promise<{x: number; y: number; perDay: number}> {
  const number = (day: number) =>
    page.locator('main p > span').filter({hasText: new RegExp(`^${String(day)}$`)});
  await number(0).scrollIntoViewIfNeeded();
  const [first, last] = [await number(0).boundingBox(), await number(7).boundingBox()];
  if (!first || !last) {
    throw new Error('The figure is not drawn.');
  }
  const perDay = (last.x - first.x) / 7;
  const day = Number(await slider(page).inputValue());
  // Above the numbers and the handle.
  return {x: first.x + first.width / 2 + day * perDay, y: first.y - 70, perDay};
}

test('the bar in the figure is the slider: it is dragged with the mouse', async ({
  page,
  messages,
}) => {
  await page.goto(PATH);
  await boot(page);
  expect(await page.getByRole('slider').count()).toBe(1);
  const {x, y, perDay} = await bar(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 1.1 * perDay, y + 30, {steps: 6});
  await expect(slider(page)).toHaveValue('4');
  await page.mouse.move(x + 2.02 * perDay, y + 60, {steps: 6});
  await page.mouse.up();
  await expect(slider(page)).toHaveValue('5');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'day 5');
  await expect(exact(page)).toHaveValue('5');
  await expect(sum(page)).toContainText('Ada, day 5: 2 emails.');
  expect(messages).toEqual([]);
});

test('the bar stands where its day is, at both ends and between', async ({page}) => {
  await page.goto(PATH);
  await boot(page);
  for (const day of ['0', '7', '2.5']) {
    await exact(page).fill(day);
    const {x, y} = await bar(page);
    // Grabbing it moves nothing: it is under the pointer.
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    await expect(slider(page)).toHaveValue(day);
  }
});

test('arrow keys move the bar, and it shows the focus', async ({page}) => {
  await page.goto(PATH);
  await boot(page);
  await page.getByRole('radio', {name: 'Starts without help'}).focus();
  const before = await slider(page).screenshot();
  await page.keyboard.press('Tab');
  await expect(slider(page)).toBeFocused();
  expect(before.equals(await slider(page).screenshot())).toBe(false);
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'day 2, 18 hours in');
  await page.keyboard.press('Home');
  await expect(sum(page)).toContainText('Ada, day 0:');
});

for (const width of [320, 390, 768]) {
  test.describe(`touch at ${String(width)} px`, () => {
    test.use({hasTouch: true, isMobile: true, viewport: {width, height: 840}});

    test('drags the bar, and the page stays where it is', async ({page, context}) => {
      await page.goto(PATH);
      await boot(page);
      const {x, y, perDay} = await bar(page);
      const client = await context.newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at === undefined ? [] : [{x: at, y}],
        });
      const place = () => page.evaluate(() => [window.scrollX, window.scrollY]);
      const before = await place();
      await touch('touchStart', x);
      for (let step = 1; step <= 8; step += 1) {
        await touch('touchMove', x + (step / 8) * 2 * perDay);
      }
      await touch('touchEnd');
      await expect(slider(page)).toHaveValue('5');
      await expect(sum(page)).toContainText('Ada, day 5: 2 emails.');
      expect(await place()).toEqual(before);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
    });
  });
}

test('the bar can be grabbed over 44 pixels', async ({page}) => {
  await page.setViewportSize({width: 390, height: 840});
  await page.goto(PATH);
  await boot(page);
  const {x, y} = await bar(page);
  for (const off of [-20, 20]) {
    await page.mouse.click(x + off, y);
    // Half a day from its middle, and it does not jump to the pointer.
    await expect(slider(page)).toHaveValue('3');
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the table has all five weeks', async ({page}) => {
    await page.goto(origin() + PATH);
    const weeks = page.getByRole('table', {name: 'Five users and the emails they get'});
    await expect(weeks.getByRole('row')).toHaveCount(6);
    await expect(weeks.getByRole('row', {name: /^Pays on day 3/})).toContainText(
      'Skipped: projects is 1',
    );
    await expect(page.locator('main noscript p').first()).toContainText(
      'the table below shows all five.',
    );
  });

  test('nothing on the plate looks as if it could be moved', async ({page}) => {
    await page.goto(origin() + PATH);
    const plate = page.locator('[aria-labelledby="timetable"]');
    await expect(plate.getByText('Next: invite-team on day 5')).toBeVisible();
    for (const role of ['slider', 'textbox', 'radio'] as const) {
      await expect(plate.getByRole(role)).toHaveCount(0);
    }
  });
});
