import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {holdScripts} from '../support/holdScripts';
import {boot, expect, origin, test} from '../support/site';
import {cutEnlarged} from '../support/widths';

const PATH = '/tools/cofounder-equity-calculator/';
async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(PATH + hash);
  await boot(page);
}

const sheet = (page: Page) => page.getByRole('region', {name: 'Shares of the company'});
/** The share of a holder on the sheet. */
const share = (page: Page, holder: string) =>
  sheet(page)
    .getByRole('row', {name: new RegExp(`^${holder} `)})
    .getByRole('cell');
/** The row of a method in the table. */
const method = (page: Page, name: string) =>
  page
    .getByRole('table', {name: 'Share of each founder by each method'})
    .getByRole('row', {name: new RegExp(`^${name}`)});

test('shows an example until somebody types', async ({page, messages}) => {
  await open(page);
  await expect(sheet(page)).toContainText('Example');
  await expect(share(page, 'Total')).toHaveText('100.00%');
  await page.getByLabel('Founder 1', {exact: true}).first().fill('Zoë');
  await expect(sheet(page)).not.toContainText('Example');
  await expect(share(page, 'Zoë')).toHaveText('30.00%');
  expect(messages).toEqual([]);
});

test('neither the gist nor a bar is cut on a phone where text is twice its size', async ({
  page,
}) => {
  // Shares with and without room for their sign.
  await open(page, '#count=3&basis=equal&name-1=Ada&name-2=Benjamin&name-3=Cy&pool=3');
  expect(
    await cutEnlarged(page, 'main a[href="#sheet"], main [role="img"]:has(> div)'),
  ).toEqual([]);
});

test('all methods follow one set of inputs', async ({page}) => {
  await open(page, '#count=2&name-1=Ada&name-2=Ben');
  const gifts = (name: string) => page.getByRole('group', {name, exact: true});
  await gifts('Ada').getByLabel('Hours without pay').fill('100');
  await gifts('Ada').getByLabel('Hourly pay elsewhere').fill('€50');
  await gifts('Ben').getByLabel('Cash spent on it').fill('7.5k');
  await expect(method(page, 'Slices of the pie')).toContainText('25.0%75.0%');
  await page
    .getByRole('group', {name: /^Who builds the product/})
    .getByLabel('Ada')
    .check();
  await expect(method(page, 'Who does what')).toContainText('100.0%0.0%');
  await expect(method(page, 'Average')).toContainText('62.5%37.5%');
  await expect(method(page, 'Least and most')).toContainText('25 to 100%');
  await expect(page.locator('[data-code="methods-differ"]')).toBeVisible();
  await page.getByText('How each method is calculated').click();
  await expect(
    page.getByText('2 × (100 × 50 + 0) + 4 × 0 = 10,000 of 40,000'),
  ).toBeVisible();
});

test('thirds add up to exactly 100, and the pool comes first', async ({page}) => {
  await open(page, '#basis=equal&pool=0');
  for (const [founder, text] of [
    ['Founder 1', '33.34%'],
    ['Founder 2', '33.33%'],
    ['Founder 3', '33.33%'],
    ['Total', '100.00%'],
  ] as const) {
    await expect(share(page, founder)).toHaveText(text);
  }
  await page.getByLabel('Pool', {exact: true}).fill('12,5');
  await expect(share(page, 'Pool')).toHaveText('12.50%');
  await expect(share(page, 'Total')).toHaveText('100.00%');
});

test('a founder taken away comes back with what was typed', async ({page}) => {
  await open(page, '#count=4&name-4=Dot&cash-4=500&cash-1=500');
  await expect(method(page, 'Slices of the pie')).toContainText('50.0%0.0%0.0%50.0%');
  await page.getByLabel('3', {exact: true}).check();
  await expect(method(page, 'Slices of the pie')).toContainText('100.0%0.0%0.0%');
  await expect.poll(() => page.url()).not.toContain('Dot');
  await page.getByLabel('4', {exact: true}).check();
  await expect(method(page, 'Slices of the pie')).toContainText('50.0%0.0%0.0%50.0%');
});

test('your own split has to make 100', async ({page}) => {
  await open(page, '#count=2&basis=agreed&agreed-1=60&agreed-2=50');
  await expect(page.locator('[data-code="own-split-total"]')).toContainText('110%');
  await page
    .getByRole('group', {name: /^Your own split/})
    .getByLabel('Founder 2')
    .fill('40');
  await expect(share(page, 'Founder 1')).toHaveText('54.00%');
  await expect(share(page, 'Founder 2')).toHaveText('36.00%');
});

test('who leaves keeps what has vested, in both ways', async ({page}) => {
  await open(page, '#count=2&basis=equal&leaver=2&leaves=24');
  const leaver = page.getByRole('region', {name: 'If a founder leaves'});
  await expect(leaver).toContainText('keeps 22.50% of the company');
  await expect(leaver).toContainText('Pool32.50%');
  await expect(leaver).toContainText('Founder 158.07%');
  await page.getByLabel('After how many months').fill('11');
  await expect(page.locator('[data-code="leaves-with-nothing"]')).toBeVisible();
  const vesting = page.getByRole('region', {name: 'Vesting, month by month'});
  await vesting.getByText(/^The numbers/).click();
  await expect(vesting.getByRole('row', {name: /^12 /})).toContainText('11.25');
});

test('a fault stands at its field, and the rest goes on', async ({page}) => {
  await open(page, '#count=2&score-idea-2=5');
  const field = page
    .getByRole('group', {name: 'Idea', exact: true})
    .getByLabel('Founder 1');
  await field.fill('eleven');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Founder 1, Idea/);
  await expect(method(page, 'Weighted factors')).toContainText('0.0%100.0%');
});

test('the link brings everything back', async ({page}) => {
  await open(page);
  await page.getByRole('button', {name: 'Fill in the example'}).click();
  await expect(page.getByLabel('Founder 2', {exact: true}).first()).toHaveValue('Ben');
  const before = await share(page, 'Ada').textContent();
  await expect.poll(() => page.url()).toContain('name-2=Ben');
  await page.reload();
  await boot(page);
  await expect(share(page, 'Ada')).toHaveText(before ?? '');
  await expect(
    page.getByRole('group', {name: /^Who builds the product/}).getByLabel('Chi'),
  ).toBeChecked();
  await page.getByRole('button', {name: 'Start again'}).click();
  await expect(sheet(page)).toContainText('Example');
});

test('what was typed before React is there stays', async ({page, messages}) => {
  const release = await holdScripts(page);
  // The scripts are held back, and with them the page's load event.
  await page.goto(PATH, {waitUntil: 'domcontentloaded'});
  await page.getByLabel('Founder 1', {exact: true}).first().fill('Ada');
  await page.getByLabel('Pool', {exact: true}).fill('20');
  release();
  await boot(page);
  await expect(share(page, 'Pool')).toHaveText('20.00%');
  await expect(share(page, 'Ada')).toBeVisible();
  expect(messages).toEqual([]);
});

test('names are text, whatever is in them', async ({page}) => {
  const hostile = '"><img src=x onerror="window.hurt=1">';
  await open(page, `#count=2&name-1=${encodeURIComponent(hostile)}`);
  await expect(sheet(page)).toContainText(hostile);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  expect(await page.locator('main img').count()).toBe(0);
});

test('prints the summary alone', async ({page}) => {
  await open(page, '#count=2&name-1=Ada&cash-1=5');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('Division of shares', {exact: true})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeHidden();
  await expect(page.getByRole('heading', {name: 'Findings'})).toBeHidden();
});

test('without JavaScript example and guide are there', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(origin() + PATH);
  await expect(share(page, 'Total')).toHaveText('100.00%');
  await page.getByText('How each method is calculated').click();
  await expect(page.getByText(/^2 × \(900 × 60 \+ 0\) \+ 4 × 5,000/)).toBeVisible();
  // Text is not looked for in `noscript`, so the paragraph is named.
  const notice = page.locator('main noscript p').first();
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('Without JavaScript, this page');
  await context.close();
});

test('with six founders and faults: axe finds nothing', async ({page}) => {
  await open(page, '#count=6&cash-1=5&cash-2=x&role-build=1&role-build=6&cliff=60');
  await page.getByText('How each method is calculated').click();
  await page.getByText(/^The numbers/).click();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('nothing is wider than a small screen', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  const name = 'Bea'.repeat(12);
  await open(page, `#count=6&name-1=${name}&cash-1=123456789&cash-6=1`);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
});
