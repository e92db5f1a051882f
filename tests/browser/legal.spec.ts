import type {Page} from '@playwright/test';
import {facts} from '../../src/site/facts';
import {expect, test} from '../support/site';

const PAGES = [
  '/legal/privacy-policy/',
  '/legal/terms-of-service/',
  '/legal/data-processing-agreement/',
];

/** Counts how often the page asks for paper. */
async function countPrints(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, {
      prints: 0,
      print() {
        (window as unknown as {prints: number}).prints += 1;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as {prints: number}).prints);
}

for (const path of PAGES) {
  test(`${path} leads to the others and prints once`, async ({page}) => {
    const prints = await countPrints(page);
    await page.goto(path);
    const others = page.getByRole('navigation', {name: 'Legal pages'}).getByRole('link');
    await expect(others).toHaveCount(PAGES.length);
    expect(
      await others.evaluateAll((links) => links.map((a) => a.getAttribute('href'))),
    ).toEqual(PAGES);
    // A click made before React has the page is kept.
    await page.getByRole('button', {name: 'Print or save as PDF'}).click();
    await expect.poll(prints).toBe(1);
  });

  test(`${path} says on paper what it is, without what only a screen needs`, async ({
    page,
  }) => {
    await page.emulateMedia({media: 'print'});
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(`, https://`)).toContainText(path);
    for (const hidden of ['Legal pages', 'Breadcrumb', 'On this page']) {
      await expect(main.getByRole('navigation', {name: hidden})).toBeHidden();
    }
    const pdf = (await page.pdf({format: 'A4'})).toString('latin1');
    const sheets = Number(/\/Count (\d+)/.exec(pdf)?.[1]);
    expect(sheets).toBeGreaterThan(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the text is whole and no dead button is shown', async ({page}) => {
    await page.goto('/legal/data-processing-agreement/');
    await expect(page.getByRole('heading', {level: 2}).last()).toBeVisible();
    await expect(page.getByText(facts.subProcessors.value[0]?.name ?? '')).toBeVisible();
    await expect(page.getByRole('button', {name: /Print/})).toBeHidden();
  });
});
