import type {Page} from '@playwright/test';
import {accessibilityFaults} from '../support/axe';
import {boot, booted, expect, origin, isolatedTest as test} from '../support/site';

const PATH = '/subscribe-forms/';
async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(PATH + hash);
  await boot(page);
}

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of your form"]');
const code = (page: Page) => page.locator('[data-pane="html"] code');

test('the form and its code follow while one types', async ({page, messages}) => {
  await open(page);
  await page.getByLabel('Heading', {exact: true}).fill('Post from Acme');
  await expect(
    preview(page).getByRole('heading', {name: 'Post from Acme'}),
  ).toBeVisible();
  await expect(code(page)).toContainText('<h2 id="signup-title">Post from Acme</h2>');
  await page.getByRole('checkbox', {name: 'Company'}).check();
  await expect(preview(page).getByLabel('Company (optional)')).toBeVisible();
  await page.getByLabel('A checkbox').check();
  await expect(preview(page).getByRole('checkbox')).not.toBeChecked();
  expect(messages).toEqual([]);
});

test('a pale colour gets black words and a dark edge, and says so', async ({page}) => {
  await open(page);
  await page.getByRole('button', {name: 'Yellow'}).click();
  await expect(page.getByLabel('Color of the button')).toHaveValue('#ffc93c');
  await expect(page.getByText(/Black text on #ffc93c/).first()).toBeVisible();
  const button = preview(page).getByRole('button');
  await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(button).toHaveCSS('border-top-color', 'rgb(23, 27, 38)');
  await page.getByLabel('Color of the button').fill('red');
  await expect(page.getByLabel('Color of the button')).toHaveAccessibleDescription(
    /not a valid color/,
  );
});

test('hostile words stay words', async ({page}) => {
  await open(page);
  const words = '"><img src=x onerror=alert(1)></form><script>alert(2)</script>';
  await page.getByLabel('What subscribers agree to').fill(words);
  await page.getByLabel('What subscribers get').fill(words);
  await expect(preview(page).locator('.signup-consent')).toHaveText(words);
  expect(await preview(page).locator('script, img').count()).toBe(0);
});

test('the link brings the form back', async ({page}) => {
  await open(page);
  await page.getByLabel('Button', {exact: true}).fill('Count me in');
  await page.getByLabel('Round').check();
  await expect.poll(() => page.url()).toContain('corner=round');
  await page.reload();
  await boot(page);
  await expect(page.getByLabel('Button', {exact: true})).toHaveValue('Count me in');
  await expect(page.getByLabel('Round')).toBeChecked();
  await page.getByRole('button', {name: 'Start again'}).click();
  await expect(page.getByLabel('Button', {exact: true})).toHaveValue('Send me the news');
});

test('the signup and its proof are those of the form as it was built', async ({page}) => {
  await open(page);
  await page.getByLabel('What subscribers agree to').fill('One email a week & no more');
  await page.getByRole('checkbox', {name: 'Company'}).check();
  const steps = page.getByRole('group', {name: 'Step of the signup'});
  await expect(steps.getByText('consent=One+email+a+week+%26+no+more')).toBeVisible();
  await expect(steps.getByText('props.company=Harbour')).toBeVisible();
  const proof = page.getByRole('region', {name: /^What you need to prove consent/});
  await expect(proof.getByText('One email a week & no more')).toBeVisible();
  await steps.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(
    steps.getByText('"contact.subscribed"').filter({visible: true}),
  ).toHaveCount(1);
});

test('what was typed before React is there stays', async ({page, messages}) => {
  await page.goto(PATH);
  await page.getByLabel('Heading', {exact: true}).fill('Early bird');
  await booted(page);
  await expect(page.getByLabel('Heading', {exact: true})).toHaveValue('Early bird');
  await expect(preview(page).getByRole('heading', {name: 'Early bird'})).toBeVisible();
  expect(messages).toEqual([]);
});

test('without JavaScript form, HTML and text are there', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(origin() + PATH);
  await expect(preview(page).getByLabel('Email address')).toBeVisible();
  await expect(code(page)).toContainText('autocomplete="email"');
  await expect(page.locator('main noscript p').first()).toContainText('need JavaScript');
  await expect(
    page.getByRole('heading', {name: 'Double opt-in, step by step'}),
  ).toBeVisible();
  await context.close();
});

test('passes axe with problems shown', async ({page}) => {
  await open(page, '#color=red&heading=&consent=&fields=name');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('nothing is wider than a small screen', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, `#heading=${'w'.repeat(80)}&page=${'p'.repeat(200)}`);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
});
