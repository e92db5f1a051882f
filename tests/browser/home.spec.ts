import {readDocument} from '../../src/api/build';
import type {Page} from '@playwright/test';
import {expect, KINDS, test} from '../support/site';

test.describe('the request of the hero', () => {
  test('is answered by the OpenAPI document and names the product on every page', async ({
    page,
    messages,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) =>
      sent.push(request.url() + (request.postData() ?? '')),
    );
    await page.goto(KINDS.home.path);
    const hero = page.locator('main section').first();
    const body = hero.getByLabel('Body of the request');
    const status = hero.getByRole('status');

    await hero.getByLabel('Your product’s name').fill('Tidewater');
    await expect(body).toHaveValue(/"Tidewater <hello@tidewater\.example>"/);
    await expect(
      hero.locator('p', {hasText: 'Tidewater hello@tidewater.example'}),
    ).toBeVisible();

    await body.fill(
      (await body.inputValue()).replace(/"to".*\n/, '').replace('481902', '007'),
    );
    const {invalid_field: example} = readDocument().components?.['examples'] as Record<
      string,
      {value: {type: string; title: string}}
    >;
    await expect(status).toHaveText(/^422 /);
    for (const part of [example?.value.type, example?.value.title, '#/to']) {
      await expect(hero.locator('pre').first()).toContainText(`"${part ?? ''}"`);
    }
    await expect(hero.getByRole('link', {name: 'How to fix it'})).toHaveAttribute(
      'href',
      new URL(example?.value.type ?? '').pathname + '#invalid_field',
    );

    await body.fill(
      (await body.inputValue()).replace('{', '{\n  "to": "you@customer.example",'),
    );
    await expect(status).toHaveText('202 Accepted');
    await expect(hero.getByText('7', {exact: true})).toBeVisible();
    expect(sent.join('\n')).not.toMatch(/tidewater/i);

    await page.goto(KINDS.feature.path);
    await expect(page.locator('main')).toContainText('Tidewater');
    await expect(page.locator('main')).not.toContainText('Acme');
    expect(messages).toEqual([]);
  });
});

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** How many animations follow the scrolling. */
const scrolled = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({timeline}) => timeline && !(timeline instanceof DocumentTimeline))
        .length,
  );

test('the code travels down the page, moves nothing else, and rests where less motion is asked', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => (entry as LayoutShift).value));
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto(KINDS.home.path);
  expect(await scrolled(page)).toBeGreaterThan(0);
  const slip = page.locator('main svg', {hasText: 'delivered'});
  await expect(slip).toHaveCSS('opacity', '0');
  const top = () => slip.evaluate((element) => element.getBoundingClientRect().top);
  const scrollToShare = (part: number) =>
    page.evaluate((share) => {
      scrollTo({top: share * document.body.scrollHeight, behavior: 'instant'});
    }, part);
  await scrollToShare(0.3);
  await expect(slip).toHaveCSS('opacity', '1');
  const before = await top();
  await scrollToShare(0.6);
  // The animation follows the scroll in one of the next frames.
  await expect.poll(top).toBeGreaterThan(before);
  await expect(slip).toHaveCSS('opacity', '1');
  expect(
    await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts),
  ).toEqual([]);

  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await scrolled(page)).toBe(0);
  await expect(slip).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the request of the hero is a picture', async ({page}) => {
    await page.goto(KINDS.home.path);
    const hero = page.locator('main section').first();
    await expect(hero.getByText('"verification-code"', {exact: true})).toBeVisible();
    await expect(hero.getByRole('textbox')).toHaveCount(0);
  });

  test('each row of the inbox opens its own email', async ({page}) => {
    await page.goto('/');
    const rows = page.getByRole('radio', {name: /, \d+ Nov$/});
    const count = await rows.count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index += 1) {
      const row = rows.nth(index);
      const subject = (await row.getAttribute('aria-label'))?.replace(/, \d+ Nov$/, '');
      await row.click();
      await expect(row).toBeChecked();
      const email = page.locator(`div[data-email="${String(index)}"]`);
      await expect(email.getByText(subject ?? '', {exact: true})).toBeVisible();
      await expect(page.locator('div[data-email]').filter({visible: true})).toHaveCount(
        1,
      );
    }
  });

  test('each way to send opens one of its emails', async ({page}) => {
    await page.goto('/');
    for (const [label, sender] of [
      ['You send it', 'messenger'],
      ['A sequence sends it', 'sequence'],
      ['Your code sends it', 'api'],
    ] as const) {
      await page.getByText(label, {exact: true}).click();
      await expect(page.locator('li[data-sender] input:checked')).toHaveValue(sender);
    }
  });
});

test('on a phone the page is short, and what is folded or to the side can be reached', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/');
  // Sections below the first screen are laid out when they come near; here all of them are.
  await page.addStyleTag({content: '.later {content-visibility: visible !important}'});
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(12_000);

  const entry = page.locator('ol').getByText('Receipt 2041', {exact: true});
  await expect(entry).toBeHidden();
  await page.getByText('6 more entries', {exact: true}).click();
  await expect(entry).toBeVisible();

  const row = page.getByRole('group', {name: 'Emails of the sequence by day'});
  const last = row.getByRole('heading', {name: 'Your trial ends today'});
  await expect(last).not.toBeInViewport();
  await row.focus();
  // A press during the scrolling of the one before adds little to it.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(last).toBeInViewport({timeout: 100});
  }).toPass({intervals: [0]});
});

test('the header yields to reading, and comes back on the way up', async ({page}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1_500);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(header).toBeInViewport();
  const button = page.getByRole('button', {name: 'Features', exact: true});
  await button.hover();
  const features = page.locator('[id=features]');
  await expect(features).toBeInViewport();
  // Whoever presses what the hover has already opened wants to see it.
  await button.click();
  await page.waitForTimeout(100);
  await expect(features).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(features).toBeHidden();
});
