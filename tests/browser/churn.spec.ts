import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {holdScripts} from '../support/holdScripts';
import {boot, expect, origin, test} from '../support/site';

const PATH = '/tools/saas-churn-calculator/';
async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(PATH + hash);
  await boot(page);
}

/** The measure with that name. */
const line = (page: Page, name: string | RegExp) =>
  page.locator('tr', {has: page.getByRole('rowheader', {name})}).first();

test('shows an example until somebody types', async ({page, messages}) => {
  await open(page);
  await expect(page.getByText('Example', {exact: true})).toBeVisible();
  await expect(line(page, /^Customer churn, a month/)).toContainText('15 ÷ 500 = 3.0%');
  await page.getByLabel('Customers at the start').fill('200');
  await expect(page.getByText('Example', {exact: true})).toHaveCount(0);
  await expect(line(page, /^Customer churn, a month/)).toContainText(
    'Needs customers lost.',
  );
  expect(messages).toEqual([]);
});

test('puts the numbers into the formulas while you type', async ({page}) => {
  await open(page);
  await page.getByLabel('Customers at the start').fill('1.200');
  await page.getByLabel('Customers lost', {exact: true}).fill('60');
  await expect(line(page, /^Customer churn, a month/)).toContainText('60 ÷ 1,200 = 5.0%');
  await expect(line(page, /^Customer churn, for a year/)).toContainText('46.0%');
  await page.getByLabel('MRR at the start', {exact: true}).fill('€50.000,00');
  await page.getByLabel('Canceled', {exact: true}).fill('2k');
  await page.getByLabel('Expansion', {exact: true}).fill("3'000");
  await expect(line(page, /^Net MRR churn/)).toContainText(
    '(2,000 + 0 − 3,000 − 0) ÷ 50,000 = −2.0%',
  );
  await expect(page.locator('[data-code="negative-net-churn"]')).toBeVisible();
});

test('brings a year to a month by the root', async ({page}) => {
  await open(page, '#period=year&customersStart=100&customersLost=50');
  await expect(page.getByLabel('Customers lost', {exact: true})).toHaveValue('50');
  await expect(line(page, /^Customer churn, for a month/)).toContainText('5.6%');
});

test('names both numbers when more are lost than there were', async ({page}) => {
  await open(page);
  await page.getByLabel('Customers at the start').fill('200');
  await page.getByLabel('Customers lost', {exact: true}).fill('230');
  const finding = page.locator('[data-code="lost-more-than-start"]');
  await expect(finding).toContainText('230 customers lost is more than the 200');
  await expect(line(page, /^Customer churn, a month/)).toContainText('–');
  await expect(page.getByText('the curve of who stays')).toBeVisible();
});

test('start 0 is undefined, nobody lost has no finite lifetime', async ({page}) => {
  await open(page, '#customersStart=0&customersLost=0');
  await expect(page.locator('[data-code="no-customers"]')).toBeVisible();
  await page.getByLabel('Customers at the start').fill('50');
  await expect(line(page, /^Customer lifetime/)).toContainText('no finite lifetime');
  await expect(page.locator('[data-code="nobody-lost"]')).toContainText('7.1%');
});

test('a fault stands at its field, and what was typed stays', async ({page}) => {
  await open(page);
  const field = page.getByLabel('Gross margin', {exact: true});
  await field.fill('80 euros');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/not part of a number/);
  await expect(field).toHaveValue('80 euros');
});

test('compares with a second scenario, and draws both', async ({page}) => {
  await open(page);
  await page.getByRole('button', {name: 'Fill in the example'}).click();
  await expect(page.getByLabel('Customers lost', {exact: true})).toHaveValue('15');
  await page.getByLabel('Then: Customers lost').fill('5');
  await expect(
    page.locator('td[data-verdict="better"]').filter({hasText: '−2.0%'}).first(),
  ).toBeVisible();
  await page
    .getByText(/^The numbers/)
    .first()
    .click();
  await expect(
    page.getByRole('columnheader', {name: 'Then', exact: true}).first(),
  ).toBeVisible();
  await expect(page.locator('figure').first().locator('tbody tr')).toHaveCount(25);
});

test('the link brings everything back', async ({page}) => {
  await open(page);
  await page.getByLabel('Customers at the start').fill('1 200');
  await page.getByLabel('Customers lost', {exact: true}).fill('60');
  await page.getByLabel('a quarter').check();
  await expect.poll(() => page.url()).toContain('period=quarter');
  await page.reload();
  await boot(page);
  await expect(page.getByLabel('Customers at the start')).toHaveValue('1 200');
  await expect(page.getByLabel('a quarter')).toBeChecked();
  await page.getByRole('button', {name: 'Start again'}).click();
  await expect(page.getByLabel('Customers at the start')).toHaveValue('');
  await expect(page.getByText('Example', {exact: true})).toBeVisible();
});

test('what was typed before React is there stays', async ({page, messages}) => {
  const release = await holdScripts(page);
  // The scripts are held back, and with them the page's load event.
  await page.goto(PATH, {waitUntil: 'domcontentloaded'});
  await page.getByLabel('Customers at the start').fill('40');
  await page.getByLabel('Customers lost', {exact: true}).fill('2');
  release();
  await boot(page);
  await expect(page.getByLabel('Customers lost', {exact: true})).toHaveValue('2');
  await expect(line(page, /^Customer churn, a month/)).toContainText('2 ÷ 40 = 5.0%');
  expect(messages).toEqual([]);
});

test('sends nothing, and says the result once the form is calm', async ({page}) => {
  const asked: string[] = [];
  await open(page);
  page.on('request', (request) => {
    asked.push(request.url());
  });
  await page.getByLabel('Customers at the start').fill('40');
  await page.getByLabel('Customers lost', {exact: true}).fill('2');
  await expect(page.locator('p[role="status"]').first()).toContainText(
    'Customer churn, a month: 5.0%',
  );
  expect(asked.filter((url) => !url.startsWith(origin()))).toEqual([]);
});

test('without JavaScript example, formulas and guide are there', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(origin() + PATH);
  await expect(line(page, /^Lifetime value, LTV, without/)).toContainText(
    '60 × 80% ÷ 3.00% = 1,600',
  );
  // Text is not looked for in `noscript`, so the paragraph is named.
  const notice = page.locator('main noscript p').first();
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('Without JavaScript, you see an example below');
  await expect(page.getByRole('heading', {name: '1 ÷ churn is a model'})).toBeVisible();
  await context.close();
});

test('passes axe with results and errors', async ({page}) => {
  await open(page, '#customersStart=20&customersLost=25&margin=x&then-customersLost=3');
  await page
    .getByText(/^The numbers/)
    .first()
    .click();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('nothing is wider than a small screen', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, '#customersStart=1234567&customersLost=34567&mrrStart=123456789');
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
});
